"""What a page may ask for at a table over its socket."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, TypeAlias

import structlog

from fabula.core import Fault, Illegal
from fabula.server.database import Taken
from fabula.server.elsewhere import catch_up
from fabula.server.messages import (
    Acknowledged,
    Act,
    Always,
    Chat,
    Consent,
    Propose,
    Refused,
    Speak,
    Spell,
    Undo,
    Why,
    Wrong,
)
from fabula.server.rows import SaidRow, Wish
from fabula.server.speech import spoken

if TYPE_CHECKING:
    from fabula.core import Seat
    from fabula.server.live import Added, Live
    from fabula.server.messages import PageMessage
    from fabula.server.viewers import Viewer

Demand: TypeAlias = Act | Undo | Propose | Consent | Always | Chat
"""What is acknowledged or refused under the page's own id."""
RACES: Final = 5
"""How often something is tried again when another process was quicker each time."""


log = structlog.get_logger()


class Refusing(Exception):  # noqa: N818 - a page asked for what cannot be
    """What a page asked for is not done: the reason's name, its sentence, its clause."""

    def __init__(self, reason: str, text: str, rule: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.text = text
        self.rule = rule


async def handle(live: Live, viewer: Viewer, message: PageMessage) -> None:
    """Do what a page asks for, or say why not; whatever goes wrong, the table stays whole."""
    match message:
        case Speak() | Spell() | Why():
            try:
                _answer(live, viewer, message)
            except Exception:
                viewer.tell(Wrong("mistake", _mistake(live, viewer, message)))
        case Act(seat=seat) if seat in live.seats_of(viewer.person) and live.timing.held_for(seat):
            live.later(live.timing.held_for(seat), lambda: _attempt(live, viewer, message))
        case _:
            await _attempt(live, viewer, message)


def _mistake(live: Live, viewer: Viewer, message: PageMessage) -> str:
    """Write down a mistake of ours, and say that there was one."""
    log.exception("message failed", table=live.row.id, say=type(message).__name__)
    return live.audience.words(viewer.language).say("table-mistake")


def _answer(live: Live, viewer: Viewer, message: Speak | Spell | Why) -> None:
    """Answer what needs no entry."""
    match message:
        case Speak(language=language):
            viewer.language = spoken(language)
            viewer.tell(live.audience.welcome(viewer))
        case Spell(ask=ask, seat=seat, beginning=beginning):
            if _may_ask(live, viewer, seat):
                sight = live.audience.sight(viewer.language)
                viewer.tell(sight.spelled(live.state, ask, seat, tuple(beginning)))
        case Why(ask=ask, seat=seat, action=action):
            if _may_ask(live, viewer, seat):
                viewer.tell(live.audience.sight(viewer.language).explained(live.state, ask, seat, action))


async def _attempt(live: Live, viewer: Viewer, message: Demand) -> None:
    try:
        async with live.lock:
            await _do(live, viewer, message)
    except Refusing as refusing:
        live.meters.refused.labels("server" if not refusing.rule else "rules").inc()
        viewer.tell(Refused(message.id, refusing.reason, refusing.text, refusing.rule, live.sequence))
    except Exception:
        viewer.tell(Refused(message.id, "mistake", _mistake(live, viewer, message), "", live.sequence))


async def _do(live: Live, viewer: Viewer, message: Demand) -> None:
    match message:
        case Act() | Undo():
            await _act(live, viewer, message)
        case Propose():
            await _propose(live, viewer, message)
        case Consent():
            await _consent(live, viewer, message)
        case Always():
            await _always(live, viewer, message)
        case Chat():
            await _chat(live, viewer, message)


def _may_ask(live: Live, viewer: Viewer, seat: Seat) -> bool:
    """Whether somebody may ask from this seat; what he may not is not understood, and said to be so."""
    if live.goes_on and seat in live.seats_of(viewer.person):
        return True
    viewer.tell(Wrong("not-your-seat", live.audience.words(viewer.language).say("refusal-not-your-seat")))
    return False


def _refuse(live: Live, viewer: Viewer, message: str) -> Refusing:
    return Refusing(message.removeprefix("refusal-"), live.audience.words(viewer.language).say(message))


def _check(live: Live, viewer: Viewer, seat: Seat) -> None:
    """Only whoever holds a seat acts from it, and only while the game is on."""
    if seat not in live.seats_of(viewer.person):
        raise _refuse(live, viewer, "refusal-not-your-seat")
    if not live.goes_on:
        raise _refuse(live, viewer, "refusal-game-not-on")


async def _act(live: Live, viewer: Viewer, message: Act | Undo) -> None:
    if message.seat not in live.seats_of(viewer.person):
        raise _refuse(live, viewer, "refusal-not-your-seat")
    for _ in range(RACES):
        done = live.log.known(message.seat, message.id)
        if done is not None:  # asked for again, because the answer did not arrive
            viewer.tell(Acknowledged(message.id, done))
            return
        _check(live, viewer, message.seat)
        if live.seats[message.seat].bot is not None:
            raise _refuse(live, viewer, "refusal-bot-plays")
        if live.log.is_stale(message.seat, message.after):
            raise _refuse(live, viewer, "refusal-stale")
        added = await _try(live, viewer, message)
        if added is not None:
            viewer.tell(Acknowledged(message.id, live.sequence))
            live.audience.show(added)
            return
    raise _refuse(live, viewer, "refusal-stale")


async def _try(live: Live, viewer: Viewer, message: Act | Undo) -> Added | None:
    words = live.audience.words(viewer.language)
    try:
        if isinstance(message, Act):
            return await live.play(message.seat, message.action, message.id)
        return await live.undo(message.seat, message.id)
    except Fault as fault:
        raise Refusing(fault.reason, words.fault(fault)) from fault
    except Illegal as illegal:
        refusal = illegal.refusal
        raise Refusing(refusal.reason, words.refusal(refusal), refusal.rule) from illegal


# -- going back by consent ------------------------------------------------------------------------------


async def _propose(live: Live, viewer: Viewer, message: Propose) -> None:
    _check(live, viewer, message.seat)
    if message.sequence < 0 or not live.log.deeds_after(message.sequence):
        raise _refuse(live, viewer, "refusal-nothing-to-undo")
    await _weigh(live, viewer, message.id, Wish(message.seat, message.sequence, ()))


async def _consent(live: Live, viewer: Viewer, message: Consent) -> None:
    _check(live, viewer, message.seat)
    wish = live.row.proposal
    if wish is None:
        raise _refuse(live, viewer, "refusal-no-proposal")
    if message.agree:
        await _weigh(live, viewer, message.id, wish)
        return
    await live.propose(None)
    viewer.tell(Acknowledged(message.id, live.sequence))


async def _weigh(live: Live, viewer: Viewer, client_id: str, wish: Wish) -> None:
    """Add the seats of whoever agrees; when all people have, go back."""
    agreed = tuple(sorted({*wish.agreed, *live.seats_of(viewer.person)}))
    missing = [row.seat for row in live.seats if row.holder is not None and row.bot is None]
    if not set(missing) - set(agreed):
        added = await live.go_back(wish.sequence)
        if added is None:
            raise _refuse(live, viewer, "refusal-stale")
        viewer.tell(Acknowledged(client_id, live.sequence))
        live.audience.show(added)
        return
    await live.propose(Wish(wish.seat, wish.sequence, agreed))
    viewer.tell(Acknowledged(client_id, live.sequence))


# -- beside the log -------------------------------------------------------------------------------------


async def _always(live: Live, viewer: Viewer, message: Always) -> None:
    _check(live, viewer, message.seat)
    if message.action is not None:
        try:
            live.audience.sight(viewer.language).game.read(message.action)
        except Fault as fault:
            raise Refusing(fault.reason, live.audience.words(viewer.language).fault(fault)) from fault
    await live.answer_always(message.seat, message.prompt, message.action)
    viewer.tell(Acknowledged(message.id, live.sequence))
    viewer.tell(live.audience.welcome(viewer))


async def _chat(live: Live, viewer: Viewer, message: Chat) -> None:
    seats = live.seats_of(viewer.person)
    if viewer.person is None or not seats:
        raise _refuse(live, viewer, "refusal-chat-needs-seat")
    for _ in range(RACES):
        number = live.chat[-1].number + 1 if live.chat else 1
        name = live.seats[seats[0]].name
        said = SaidRow(number, viewer.person, message.id, name, seats[0], message.text, time.time())
        try:
            await live.store.say(live.row.id, said)
        except Taken:  # said before, or at the same time as somebody else in another process
            await catch_up(live)
            if await live.store.has_said(live.row.id, viewer.person, message.id):
                viewer.tell(Acknowledged(message.id, live.sequence))
                return
            continue
        viewer.tell(Acknowledged(message.id, live.sequence))
        live.audience.show_said(said.said)
        return
    raise _refuse(live, viewer, "refusal-stale")
