"""The built package carries the client: installed into an empty environment it serves the page."""

import os
import subprocess
import sys
from pathlib import Path

import httpx

from support.serving import PATIENCE

ROOT = Path(__file__).parents[2]


def test_an_installed_wheel_serves_the_page(tmp_path: Path) -> None:
    python = tmp_path / "env" / "bin" / "python"
    uv("build", "--wheel", "--quiet", "--out-dir", str(tmp_path), str(ROOT))
    uv("venv", "--quiet", "--python", sys.executable, str(tmp_path / "env"))
    uv("pip", "install", "--quiet", "--python", str(python), str(next(tmp_path.glob("*.whl"))))
    environment = {"PATH": os.environ["PATH"], "XDG_DATA_HOME": str(tmp_path / "data")}
    command = [str(python), "-u", "-m", "slet.cli", "serve", "--host", "127.0.0.1", "--port", "0", "--no-browser"]
    serving = subprocess.Popen(command, env=environment, cwd=tmp_path, stdout=subprocess.PIPE, text=True)
    assert serving.stdout is not None
    try:
        address = serving.stdout.readline().split()[-1]
        page = httpx.get(address, timeout=PATIENCE).raise_for_status().text
        script = next(part for part in page.split('"') if part.startswith("/assets/") and part.endswith(".js"))
        assert httpx.get(f"{address}{script}", timeout=PATIENCE).status_code == httpx.codes.OK
    finally:
        serving.terminate()
        serving.communicate(timeout=PATIENCE)


def uv(*command: str) -> None:
    """Run uv as it runs these tests, with the same settings."""
    done = subprocess.run([os.environ.get("UV", "uv"), *command], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
