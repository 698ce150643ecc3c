"""Run the long proofs as subprocesses that stop what they have started."""

import subprocess
import sys
from pathlib import Path


def run_script(script: Path, *flags: str, patience: float) -> tuple[int, str]:
    """Run a script; its exit code and output. On a timeout it may still clean up."""
    with subprocess.Popen(
        [sys.executable, str(script), *flags],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        try:
            told, _ = process.communicate(timeout=patience)
        except BaseException:
            process.terminate()
            process.wait(60)
            raise
    print(told)
    return process.returncode, told
