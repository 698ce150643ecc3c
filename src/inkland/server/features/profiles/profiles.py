"""Statistics for their owner, and public profiles for everybody else.

A profile shows nothing of a private table but the member's own map, and no map of a deal of the
day, or of a contest, before that is over: a map gives the cards away.
"""

from collections.abc import Iterable
from typing import NamedTuple

from inkland.rules import solo
from inkland.server.context import ServerContext
from inkland.server.errors import NoSuchProfile, NotMember
from inkland.server.features.accounts.queries import AccountQueries
from inkland.server.features.deals.resources import StrengthFigures
from inkland.server.features.profiles.counts import (
    COSTLY,
    DAYS_IN_A_ROW,
    GAMES_IN_A_ROW,
    LAST_GAMES,
    Mark,
    Tallies,
    Tally,
)
from inkland.server.features.profiles.game_counts import (
    EDICT,
    LONGER,
    RATING,
    STARS,
    TENTHS,
    TIME,
    TIME_BOUNDS_SECONDS,
    TITLE,
)
from inkland.server.features.profiles.queries import ShownTable, StatisticsQueries
from inkland.server.features.profiles.resources import (
    CostlyDrawing,
    DrawingTimes,
    EarnedMap,
    EdictFigures,
    Figures,
    LastGame,
    OwnStatistics,
    PlayerProfile,
    PresetFigures,
    ProfileChoice,
    SealFigures,
    Streak,
    TableStrengthFigures,
    TitleFigures,
)
from inkland.server.features.profiles.seals import earned_seals
from inkland.server.features.strength.board_queries import LeaderQueries
from inkland.server.features.strength.queries import StrengthQueries
from inkland.server.features.strength.records import StoredStrength, TableStrength, WindowResult
from inkland.server.features.strength.table_queries import TableStrengthQueries
from inkland.strength import is_provisional, is_provisional_at_tables, share_beaten
from inkland.table.actions import visibility
from inkland.table.ids import AccountId, DealCode, PlayerId, TableId, player_of
from inkland.table.storage.records import Account

_NOTHING = Tally()


async def own_statistics(context: ServerContext, account: Account) -> OwnStatistics:
    """Return the statistics of the account itself."""
    gallery = await _gallery(context, account.id, is_own=True)
    costly = gallery.tallies.get(COSTLY, _NOTHING)
    return OwnStatistics(
        player_of(account.id),
        await StatisticsQueries(context.database).shown(account.id),
        gallery.last_games(),
        gallery.figures(),
        gallery.edicts(),
        tuple(
            CostlyDrawing(mark.value / TENTHS, mark.card, mark.moment or 0, gallery.map(mark))
            for mark in costly.marks
        ),
        costly.count,
        costly.total / TENTHS / costly.count if costly.count else None,
        await StatisticsQueries(context.database).is_listed(account.id),
        await StatisticsQueries(context.database).allows_reuse(account.id),
    )


async def profile(context: ServerContext, player: PlayerId) -> PlayerProfile:
    """Return what a member shows, the same for everybody: another answer would tell of a block.

    Raises `NoSuchProfile` alike for an unknown id, a guest, an erased account, and a member who
    shows nothing.
    """
    found = await StatisticsQueries(context.database).profile(player)
    if found is None:
        raise NoSuchProfile()
    gallery = await _gallery(context, found.account, is_own=False)
    gallery = gallery._replace(has_maps="maps" in found.shows)
    return PlayerProfile(
        player,
        found.name,
        found.colour,
        found.since.date().isoformat(),
        gallery.last_games() if "games" in found.shows else None,
        gallery.figures() if "statistics" in found.shows else None,
        gallery.edicts() if "maps" in found.shows else None,
    )


async def solo_strength(
    context: ServerContext, account: Account | None, family: str
) -> StrengthFigures | None:
    """The strength of an account in solo games of a family, if it has one."""
    if account is None:
        return None
    found = await StrengthQueries(context.database).strengths(account.id)
    chosen = (one for one in found if (one.seats, one.family) == (1, family))
    return next(map(strength_figures, chosen), None)


async def choose(context: ServerContext, account: Account, choice: ProfileChoice) -> None:
    """Store what a member shows; raises `NotMember` for a guest."""
    if await AccountQueries(context.database).credential_of(account.id) is None:
        raise NotMember()
    shows = tuple(dict.fromkeys(choice.shows))
    statistics = StatisticsQueries(context.database)
    await statistics.show(account.id, shows, choice.is_listed, choice.allows_reuse)


class _Gallery(NamedTuple):
    """The statistics of an account, with the tables of their maps."""

    tallies: Tallies
    tables: dict[TableId, ShownTable]
    is_own: bool
    today: int  # the current day, as an ordinal
    hidden: DealCode | None  # the deal of today
    strengths: tuple[StoredStrength, ...]
    windows: tuple[WindowResult, ...]
    table_strengths: tuple[TableStrength, ...]
    has_maps: bool = True  # are the best maps shown, too?

    def last_games(self) -> tuple[LastGame, ...]:
        """The last finished games, latest first."""
        return tuple(
            LastGame(
                self.map(mark),
                self._title(mark),
                mark.preset,
                mark.seats,
                mark.place,
                mark.stars,
                mark.rating,
            )
            for mark in self.tallies.get(LAST_GAMES, _NOTHING).marks
        )

    def figures(self) -> Figures:
        """The figures over all games."""
        presets = tuple(self._preset(name, tally) for name, tally in self._named(STARS))
        games = sum(one.games for one in presets)
        return Figures(
            games,
            tuple(sorted(presets, key=lambda one: (-one.games, one.preset))),
            tuple(self._times()),
            _streak(self.tallies.get(GAMES_IN_A_ROW, _NOTHING)),
            self._days(),
            tuple(map(strength_figures, self.strengths)),
            tuple(self._titles()),
            tuple(
                SealFigures(
                    one.name,
                    one.value,
                    one.target,
                    None if one.mark is None else self._best_map(one.mark),
                )
                for one in earned_seals(self.tallies, games, self.windows)
            ),
            tuple(map(_at_tables, self.table_strengths)),
        )

    def edicts(self) -> tuple[EdictFigures, ...]:
        """The scoring cards, those with the most stars on average first."""
        found = [
            EdictFigures(
                card,
                tally.count,
                tally.total / tally.count,
                tally.marks[0].value,
                self.map(tally.marks[0]),
            )
            for card, tally in self._named(EDICT)
        ]
        return tuple(sorted(found, key=lambda one: (-one.mean_stars, one.card)))

    def map(self, mark: Mark) -> EarnedMap:
        """The map of a mark, as far as it may be shown."""
        table = self.tables.get(TableId(mark.table))
        is_hidden = table is not None and self._is_hidden(table)
        is_open = table is not None and (self.is_own or table.is_public) and not is_hidden
        return EarnedMap(
            None if is_hidden else mark.sheet,
            mark.table if is_open else None,
            mark.seat,
            mark.at.isoformat(),
        )

    def _is_hidden(self, table: ShownTable) -> bool:
        """Whether a map of this table would show others a deal that they have yet to play."""
        is_todays = table.deal is not None and table.deal == self.hidden
        return not self.is_own and (is_todays or table.is_sealed)

    def _title(self, mark: Mark) -> str:
        table = self.tables.get(TableId(mark.table))
        return table.title if table is not None and (self.is_own or table.is_public) else ""

    def _named(self, prefix: str) -> Iterable[tuple[str, Tally]]:
        """The tallies whose keys begin so, by the rest of the key."""
        for key, tally in self.tallies.items():
            if key.startswith(prefix) and tally.count:
                yield key.removeprefix(prefix), tally

    def _preset(self, name: str, stars: Tally) -> PresetFigures:
        best = stars.marks[0]
        found = (name, stars.count, stars.total / stars.count, best.value, self._best_map(best))
        ratings = self.tallies.get(RATING + name)
        if ratings is None:
            return PresetFigures(*found)
        highest = ratings.marks[0]
        mean = ratings.total / ratings.count
        best_map = self._best_map(highest)
        return PresetFigures(*found, ratings.count, mean, highest.value, best_map)

    def _titles(self) -> Iterable[TitleFigures]:
        """All titles, the highest first, each with the first map that reached it."""
        first: Mark | None = None
        for title in solo.TITLES:
            marks = self.tallies.get(f"{TITLE}{title}", _NOTHING).marks
            # A higher title reaches the lower ones, too.
            first = min((*marks, *filter(None, (first,))), key=lambda mark: mark.at, default=None)
            best_map = None if first is None else self._best_map(first)
            yield TitleFigures(title, first is not None, best_map)

    def _best_map(self, mark: Mark) -> EarnedMap | None:
        return self.map(mark) if self.has_maps else None

    def _times(self) -> Iterable[DrawingTimes]:
        """All groups of drawings, the empty ones too, if there is any drawing."""
        tallies = dict(self._named(TIME))
        for bound in (*TIME_BOUNDS_SECONDS, None) if tallies else ():
            found = tallies.get(str(bound or LONGER), _NOTHING)
            yield DrawingTimes(bound, found.count, found.total / 1_000 / max(found.count, 1))

    def _days(self) -> Streak:
        """The streak of deals of the day; it ends when a whole day was left out."""
        tally = self.tallies.get(DAYS_IN_A_ROW, _NOTHING)
        is_over = tally.last is None or tally.last.toordinal() < self.today - 1
        return Streak(0 if is_over else tally.count, tally.total)


def _streak(tally: Tally) -> Streak:
    return Streak(tally.count, tally.total)


def strength_figures(stored: StoredStrength) -> StrengthFigures:
    """A strength as it is shown."""
    return StrengthFigures(
        stored.family,
        stored.seats,
        round(stored.known.mean, 2),
        round(stored.known.deviation, 2),
        is_provisional(stored.known),
        stored.windows,
        stored.day.isoformat(),
        round(stored.change, 2) if stored.windows > 1 else None,
    )


def _at_tables(stored: TableStrength) -> TableStrengthFigures:
    """A strength at tables as it is shown: games won of 100."""
    mean, deviation = stored.known.mean, stored.known.deviation
    low, wins, high = (
        round(100 * share_beaten(value), 1) for value in (mean - deviation, mean, mean + deviation)
    )
    is_open = is_provisional_at_tables(stored.known)
    return TableStrengthFigures(stored.family, wins, low, high, is_open, stored.games)


async def _gallery(context: ServerContext, account: AccountId, *, is_own: bool) -> _Gallery:
    storage = StatisticsQueries(context.database)
    tallies = await storage.statistics(account)
    used = {TableId(mark.table) for tally in tallies.values() for mark in tally.marks}
    today = await visibility.today(context)
    hidden = await context.storage.day(today)
    tables = await storage.shown_tables(used)
    strengths = await StrengthQueries(context.database).strengths(account)
    windows = await LeaderQueries(context.database).window_results(account)
    at_tables = await TableStrengthQueries(context.database).table_strengths(account)
    found = strengths, windows, at_tables
    return _Gallery(tallies, tables, is_own, today.toordinal(), hidden, *found)
