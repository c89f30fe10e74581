"""Let tests import `board` whatever the folder they are run from; set up hypothesis."""

import os
import sys
from pathlib import Path

from hypothesis import settings

sys.path.insert(0, str(Path(__file__).parent))

# Where something must land, the same examples each time; elsewhere new ones at every run.
settings.register_profile("ci", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("search", deadline=None, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "search")
