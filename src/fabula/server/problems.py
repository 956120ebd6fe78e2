"""What is wrong with a request, as an answer that a page can show."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import structlog
from litestar import Response
from litestar.exceptions import HTTPException

from fabula.core import Fault, Illegal
from fabula.server.messages import Problem
from fabula.server.speech import spoken
from fabula.words import Words

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from litestar import Request

    from fabula.core import Game

STATUS: Final = {
    "no-such-table": 404,
    "no-such-seat-here": 404,
    "no-such-game": 404,
    "no-such-moment": 404,
    "link-used": 404,
    "not-the-host": 403,
    "not-your-seat": 403,
    "origin": 403,
    "invitation-taken": 409,
    "no-table-yet": 409,
    "seats-open": 409,
    "already-started": 409,
    "not-started": 409,
    "not-over": 409,
    "moment-over": 409,
    "too-many": 429,
}
"""What is not listed is a mistake in the request."""


log = structlog.get_logger()


class Refused(Exception):  # noqa: N818 - a request is refused; the program made no error
    """Something that the rules of a game forbid before it starts."""

    def __init__(self, game: Game, illegal: Illegal) -> None:
        super().__init__(illegal.refusal.reason)
        self.game = game
        self.refusal = illegal.refusal


def language_of(request: Request[Any, Any, Any]) -> str:
    """The language that a page asks for, or its browser."""
    return spoken(request.query_params.get("language"), request.headers.get("accept-language"))


def fault_response(request: Request[Any, Any, Any], fault: Fault) -> Response[Problem]:
    """A fault, worded."""
    text = Words(language_of(request)).fault(fault)
    return Response(Problem(fault.reason, text), status_code=STATUS.get(fault.reason, 400))


def refused_response(request: Request[Any, Any, Any], refused: Refused) -> Response[Problem]:
    """A refusal, worded by its game."""
    words = Words(language_of(request), refused.game)
    problem = Problem(refused.refusal.reason, words.refusal(refused.refusal), refused.refusal.rule)
    return Response(problem, status_code=400)


def http_response(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Whatever the framework refuses by itself; what a request held is not repeated."""
    fault = Fault("no-such-address") if error.status_code == 404 else Fault("request-malformed")
    if error.status_code == 403:
        fault = Fault("origin")
    elif error.status_code == 413:
        fault = Fault("request-too-large")
    elif error.status_code == 405:
        fault = Fault("no-such-address")
    text = Words(language_of(request)).fault(fault)
    return Response(Problem(fault.reason, text), status_code=error.status_code)


def mistake_response(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A mistake of ours: it is written down, without what the request held."""
    log.error("request failed", method=request.method, handler=_handler_name(request), exc_info=error)
    text = Words(language_of(request)).say("table-mistake")
    return Response(Problem("mistake", text), status_code=500)


def _handler_name(request: Request[Any, Any, Any]) -> str:
    handler = request.scope.get("route_handler")
    return getattr(handler, "handler_name", "")


HANDLERS: dict[int | type[Exception], Callable[[Request[Any, Any, Any], Any], Response[Any]]] = {
    Fault: fault_response,
    Refused: refused_response,
    HTTPException: http_response,
    Exception: mistake_response,
}
