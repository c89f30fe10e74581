"""Does anything we install have a known weakness? Asked of pip-audit, where there is a network.

It is kept out of the project's own environment: it brings along more packages than the project has.
Without a network nothing can be asked; that is said, and is no failure.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOOL = "pip-audit>=2.7"
MINUTES = 5


def skipped(why: str) -> int:
    print(f"audit: skipped, {why}")
    return 0


def verdict(output: str, complaint: str) -> int:
    """What pip-audit found: weaknesses are a failure, no answer at all is not."""
    try:
        found = json.loads(output)["dependencies"]
    except (ValueError, KeyError, TypeError):
        last = complaint.strip().splitlines()[-1:] or ["no reason given"]
        return skipped(f"the data of known weaknesses can't be reached ({last[0][:120]})")
    weak = [(d["name"], d["version"], v) for d in found for v in d.get("vulns", [])]
    for name, version, weakness in weak:
        fixed = ", ".join(weakness.get("fix_versions") or ["no version yet"])
        print(f"audit: {name} {version}: {weakness['id']}, fixed in {fixed}")
    print(f"audit: {len(found)} packages, {len(weak)} known weaknesses")
    return min(1, len(weak))


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = f"{folder}/bin/python"
        install = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", TOOL]
        lock = str(ROOT / "requirements.lock")
        audit = [python, "-m", "pip_audit", "-r", lock, "--no-deps", "--disable-pip", "-f", "json"]
        try:
            if subprocess.run(install, capture_output=True, timeout=60 * MINUTES).returncode:
                return skipped("pip-audit can't be installed here")
            asked = subprocess.run(audit, capture_output=True, text=True, timeout=60 * MINUTES)
        except subprocess.TimeoutExpired:
            return skipped(f"no answer within {MINUTES} minutes")
        return verdict(asked.stdout, asked.stderr)


if __name__ == "__main__":
    sys.exit(main())
