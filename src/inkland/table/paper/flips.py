"""Cards turned for a paper table: a seed, a number, and the rules say what lies there.

Nothing of the deck is kept but the seed, and nothing of it is told but what was turned. No account
is needed: who lays the cards out gets a key, and everybody with the link may look.
"""

import secrets
from hashlib import sha256
from hmac import compare_digest
from typing import Final

from inkland.protocol.paper_resources import FlipInfo, NewFlip, NextCard
from inkland.protocol.translation import OPTIONS
from inkland.rules import deck, paper, preset, view
from inkland.rules import options as option_rules
from inkland.rules.check_phase import is_season_over
from inkland.rules.state import State
from inkland.table.actions.requested_options import requested_options
from inkland.table.errors import NoSuchFlip, NotYourFlip
from inkland.table.ids import FlipId, new_id
from inkland.table.storage.port import Storage
from inkland.table.storage.records import Flip

RETENTION_DAYS: Final = 30  # days since a card was turned


async def lay_out(storage: Storage, request: NewFlip) -> tuple[Flip, str]:
    """A freshly shuffled year, and the key to turn its cards."""
    options = requested_options(preset(request.preset), request.options)
    option_rules.check(options)
    key = secrets.token_hex(16)
    flip = Flip(FlipId(new_id()), _hash_key(key), options, secrets.token_hex(32))
    await storage.save_flip(flip)
    return flip, key


async def flip(storage: Storage, flip_id: FlipId) -> Flip:
    """The cards with this id, as far as they are turned."""
    found = await storage.flip(flip_id)
    if found is None:
        raise NoSuchFlip()
    return found


async def turn(storage: Storage, flip_id: FlipId, request: NextCard) -> Flip:
    """Turn the next card, if it is the one that was meant: a second press does no harm."""
    found = await flip(storage, flip_id)
    if not compare_digest(_hash_key(request.key), found.key):
        raise NotYourFlip()
    if request.number == found.number + 1 and not paper.is_year_over(_state(found)):
        await storage.turn_flip(flip_id, request.number)
    return await flip(storage, flip_id)


def public_flip(flip: Flip) -> FlipInfo:
    """What everybody may know: copied from what lies open, and from nothing else."""
    state = _state(flip)
    counted = paper.is_counted(state)
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
        is_over=paper.is_year_over(state),
    )


def _left(state: State) -> int:
    """How many cards are in the deck of the season; before spring that of spring."""
    seen = deck.deck(view(state._replace(season=max(state.season, 0)), None))
    return len(seen.cards) + seen.ambushes_in + seen.heroes_in


def _state(flip: Flip) -> State:
    return paper.laid_out(flip.options, flip.seed, flip.number)


def _hash_key(key: str) -> bytes:
    return sha256(key.encode()).digest()
