"""The client's files, and under which address friends reach this server."""

import mimetypes
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import MediaType, Response, get
from litestar.connection import ASGIConnection
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.static_files import create_static_files_router

from slet.server.errors import NotFound
from slet.server.settings import Settings
from slet.server.tables import Tables

LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
A_YEAR = 365 * 24 * 60 * 60
_SCRIPT = re.compile(r'<script type="module"[^>]* src="([^"]+)"')


def client_folder() -> Path:
    """Where the built client is."""
    return Path(str(files("slet.client"))) / "dist"


@get(["/", "/{path:path}"], include_in_schema=False, media_type=MediaType.HTML, sync_to_thread=False)
def page(tables: NamedDependency[Tables], path: FromPath[str] = "/") -> Response[bytes]:
    """Every address of the client is the same page; the client shows what it stands for."""
    if path.startswith(("/api/", "/assets/", "/ws/")):
        raise NotFound
    folder = client_folder().resolve()
    own = _inside(folder, path)
    index = folder / "index.html"
    if own is not None and own != index:
        return Response(own.read_bytes(), media_type=MEDIA.get(own.suffix, "application/octet-stream"))
    if not index.is_file():
        return Response(UNBUILT.encode(), media_type=MediaType.HTML, status_code=503)
    shown = _under(tables.settings.base_path, index.read_text(encoding="utf-8"))
    return Response(shown.encode(), media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


def _under(base: str, index: str) -> str:
    """The page as it is served under this path: what it loads, and what the client puts before its addresses."""
    return index.replace('="./', f'="{base}/').replace('data-base=""', f'data-base="{base}"')


def script_now(base: str) -> str | None:
    """The script that the page loads now: by it a page can be told from one of another version."""
    index = client_folder() / "index.html"
    found = _SCRIPT.search(_under(base, index.read_text(encoding="utf-8"))) if index.is_file() else None
    return None if found is None else found[1]


def _inside(folder: Path, path: str) -> Path | None:
    """The file at that path, if it is one of the client's; what the build keeps for itself begins with a dot."""
    if "\0" in path or "/." in path:
        return None
    file = (folder / path.lstrip("/")).resolve()
    return file if file.is_relative_to(folder) and file.is_file() else None


MEDIA = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""What the client's files are. Systems have their own opinions on that, and some hold scripts for plain text."""
for _ending, _media in MEDIA.items():
    mimetypes.add_type(_media, _ending)

UNBUILT = """<!doctype html><meta charset="utf-8"><title>Slet</title>
<p>The client has not been built yet. In a clone: <code>make client</code>, then load this page again.</p>
<p lang="cs">Klient ještě není sestavený. V klonu repozitáře: <code>make client</code>, pak stránku načtěte znovu.</p>
"""


def assets() -> Any:
    """The client's scripts, styles and fonts. Their names change with what is in them, so they may be kept for ever."""
    folder = client_folder() / "assets"
    return create_static_files_router(
        "/assets",
        directories=[folder],
        cache_control=CacheControlHeader(public=True, max_age=A_YEAR, immutable=True),
        include_in_schema=False,
    )


def address_of(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> str:
    """The address to send to friends: the one that was used, but not one that leads to their own machine."""
    host = connection.headers.get("host", "")
    name, _, port = host.rpartition(":") if ":" in host.rsplit("]", 1)[-1] else (host, "", "")
    secure = connection.scope.get("scheme") in ("https", "wss")
    if name in LOOPBACK and settings.shared_address:
        name = settings.shared_address
    return f"http{'s' if secure else ''}://{name}{':' + port if port else ''}{settings.base_path}"
