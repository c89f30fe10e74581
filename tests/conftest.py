"""Let tests import `board` whatever the folder they are run from."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
