"""The built package carries the client: installed into an empty environment it serves the page."""

import os
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

ROOT = Path(__file__).parents[2]


def test_an_installed_wheel_serves_the_page(tmp_path: Path) -> None:
    python = tmp_path / "env" / "bin" / "python"
    uv("build", "--wheel", "--quiet", "--out-dir", str(tmp_path), str(ROOT))
    uv("venv", "--quiet", "--python", sys.executable, str(tmp_path / "env"))
    uv("pip", "install", "--quiet", "--python", str(python), str(next(tmp_path.glob("*.whl"))))
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    environment = {"PATH": os.environ["PATH"], "XDG_DATA_HOME": str(tmp_path / "data")}
    command = [str(python), "-m", "slet.cli", "serve", "--host", "127.0.0.1", "--port", str(port), "--no-browser"]
    serving = subprocess.Popen(command, env=environment, cwd=tmp_path, stdout=subprocess.DEVNULL)
    try:
        page = _page(f"http://127.0.0.1:{port}/")
        script = next(part for part in page.split('"') if part.startswith("/assets/") and part.endswith(".js"))
        assert httpx.get(f"http://127.0.0.1:{port}{script}").status_code == httpx.codes.OK
    finally:
        serving.terminate()
        serving.wait(20)


def uv(*command: str) -> None:
    """Run uv as it runs these tests, with the same settings."""
    done = subprocess.run([os.environ.get("UV", "uv"), *command], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def _page(address: str) -> str:
    for _ in range(600):
        try:
            return httpx.get(address).raise_for_status().text
        except httpx.TransportError:
            time.sleep(0.1)
    raise RuntimeError("the server did not start")
