"""The score of a sheet drawn on paper, computed by the rules that score every game."""

from inkland.cards import PRINTED, SEASONS, CardId
from inkland.protocol.message_parts import Award
from inkland.protocol.paper_resources import EdictScore, SeasonTally, SheetScore, SheetToScore
from inkland.rules import GameOptions, Seat, State
from inkland.rules.options import check_scoring
from inkland.rules.paper import check_printed, printed_side
from inkland.rules.season_end import awarded, haunted, season_score
from inkland.sheet import MapSheet


def score_sheet(request: SheetToScore) -> SheetScore:
    """Score every edict and season, with the spaces that earn stars.

    Refuses a sheet that does not fit the printed map, and an impossible set of edicts.
    """
    sheet = MapSheet.drawn(request.sheet)
    cards = tuple(CardId(card) for card in request.edicts)
    check_scoring(tuple(PRINTED.get(card, card) for card in cards))
    if request.map_sheet is not None:
        check_printed(sheet, request.map_sheet)
    table, seat = State(options=GameOptions(), edicts=cards), Seat(sheet, coins=request.coins)
    return SheetScore(
        map_sheet=request.map_sheet or printed_side(sheet),
        sheet=sheet.in_one_line(),
        edicts=tuple(_edict(sheet, card) for card in cards),
        haunted=f"{haunted(sheet):x}",
        seasons=tuple(_tally(table, seat, number) for number in range(len(SEASONS))),
    )


def _edict(sheet: MapSheet, card: CardId) -> EdictScore:
    awards = awarded(sheet, card)
    total = sum(stars for stars, _spaces in awards)
    return EdictScore(card, total, tuple(Award(stars, f"{spaces:x}") for stars, spaces in awards))


def _tally(table: State, seat: Seat, number: int) -> SeasonTally:
    score = season_score(table, seat, number)
    name = table.options.season(number).name
    return SeasonTally(name, score.edicts, score.coins, score.monsters, score.total)
