"""Flips: cards turned on a screen for a table that plays on paper.

Only the seed and the number of turned cards are stored; the rules compute the cards from them, and
only turned cards are shown. No account is needed: the creator gets a key to turn cards, and
everybody with the link may look.
"""

import secrets
from functools import lru_cache
from hashlib import sha256
from hmac import compare_digest
from typing import Final

from inkland.protocol.paper_resources import FlipInfo, NewFlip, NextCard
from inkland.protocol.translation import OPTIONS
from inkland.rules import deck, paper, preset, solo, view
from inkland.rules.check_phase import is_season_over
from inkland.rules.state import State
from inkland.table.actions.requested_options import requested_options
from inkland.table.errors import NoSuchFlip, NotYourFlip
from inkland.table.ids import FlipId, new_id
from inkland.table.storage.port import Storage
from inkland.table.storage.records import Flip

MAX_KEPT: Final = 256  # answers about flips
RETENTION_DAYS: Final = 30  # days since a card was turned


async def lay_out(storage: Storage, request: NewFlip) -> tuple[Flip, str]:
    """Shuffle and store the cards of a year; returns the flip and the key to turn its cards."""
    options = requested_options(preset(request.preset), request.options)
    key = secrets.token_hex(16)
    flip = Flip(FlipId(new_id()), _hash_key(key), options, secrets.token_hex(32))
    await storage.save_flip(flip)
    return flip, key


async def flip(storage: Storage, flip_id: FlipId) -> Flip:
    """The flip with this id; else `NoSuchFlip`."""
    found = await storage.flip(flip_id)
    if found is None:
        raise NoSuchFlip()
    return found


async def turn(storage: Storage, flip_id: FlipId, request: NextCard) -> Flip:
    """Turn card `request.number` if it is the next one, so that a repeated request does no harm.

    Raises `NotYourFlip` if the key is wrong.
    """
    current = await flip(storage, flip_id)
    if not compare_digest(_hash_key(request.key), current.key):
        raise NotYourFlip()
    if request.number == current.number + 1 and not public_flip(current).is_over:
        await storage.turn_flip(flip_id, request.number)
    return await flip(storage, flip_id)


@lru_cache(MAX_KEPT)
def public_flip(flip: Flip) -> FlipInfo:
    """The flip as everybody may see it: from turned cards only, never from the seed.

    It deals the whole year, so the answer is kept for the next reader.
    """
    state = paper.laid_out(flip.options, flip.seed, flip.number)
    counted, is_over = paper.is_counted(state), paper.is_year_over(state)
    return FlipInfo(
        id=flip.id,
        number=flip.number,
        options=OPTIONS.to_plain(state.options),
        edicts=state.edicts,
        skills=state.skills,
        season=max(state.season, 0),
        time=state.time,
        shown=None if counted or not state.revealed else state.revealed[-1],
        ruins=state.ruins,
        seen=state.revealed,
        gone=state.gone,
        left=_left(state),
        is_last=state.card is not None and is_season_over(state),
        is_counted=counted,
        is_over=is_over,
        acting=paper.acting(state),
        solo_number=solo.solo_number(state.edicts) if is_over else None,
        titles=solo.TITLES if is_over else (),
    )


def _left(state: State) -> int:
    """The number of cards left in the season's deck; before the first card, in that of spring."""
    season_deck = deck.deck(view(state._replace(season=max(state.season, 0)), None))
    return len(season_deck.cards) + season_deck.ambushes_in + season_deck.heroes_in


def _hash_key(key: str) -> bytes:
    return sha256(key.encode()).digest()
