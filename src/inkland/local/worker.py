"""What JavaScript calls in a Web Worker: Python values in and out of Pyodide.

Only this module knows Pyodide, which is there in a browser only: hence the late imports.
"""

from collections.abc import Callable
from typing import Any

from inkland.local.browser_keeper import BrowserKeeper
from inkland.local.device_runtime import DeviceRuntime
from inkland.local.kept_storage import KeptStorage
from inkland.local.page_messages import PageMessages


async def start(keeper: Any, post: Any) -> PageMessages:
    """Load what the device has kept, and host its games from now on.

    `keeper` and `post` are JavaScript's: see `keeper.ts` and `worker.ts` of `platform/local`.
    """
    runtime = DeviceRuntime(await KeptStorage.open(BrowserKeeper(keeper)))
    runtime.start()
    return PageMessages(runtime, _poster(post))


def _poster(post: Any) -> Callable[[dict[str, Any]], None]:
    from js import Object  # noqa: PLC0415
    from pyodide.ffi import to_js  # noqa: PLC0415

    def posted(message: dict[str, Any]) -> None:
        post(to_js(message, dict_converter=Object.fromEntries))

    return posted
