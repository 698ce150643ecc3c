"""Which rows and columns of the database are about an account: all of these are in its export.

Each table is listed once. A column that is not exported is named with the reason; a new column has
to be added on one side or the other.
"""

from typing import Final, NamedTuple

_SECRET: Final = "a secret, or the hash of one: whoever reads the file could get in with it"
_OWN_ID: Final = "the id of the account itself, which the export begins with"
_OTHERS: Final = "the id of somebody else, which stays secret; lists of people have public ids"
_INNER: Final = "a number that only tells rows apart"
_SENT: Final = "how often a message was tried, and when it is tried again"


class PersonalTable(NamedTuple):
    """A table with rows about accounts: those whose `owner` is the account.

    `columns` are exported, `withheld` are not, with the reason.
    """

    owner: str
    columns: tuple[str, ...]
    withheld: dict[str, str]


PERSONAL_TABLES: Final = {
    "account": PersonalTable("id", ("id", "name", "colour", "erased_at"), {}),
    "account_news": PersonalTable(
        "account", ("kind", "agent", "at", "is_seen"), {"id": _INNER, "account": _OWN_ID}
    ),
    "blocked": PersonalTable("owner", ("since",), {"owner": _OWN_ID, "other": _OTHERS}),
    "contest_seat": PersonalTable("account", ("contest", "number", "game"), {"account": _OWN_ID}),
    "credential": PersonalTable(
        "account",
        ("login", "created_at"),
        {
            "account": _OWN_ID,
            "password": _SECRET,
            "small": "made of the login, to compare it with others",
            "capitals": "made of the login, to compare it with others",
        },
    ),
    "device": PersonalTable("account", ("seen_at",), {"hash": _SECRET, "account": _OWN_ID}),
    "entrant": PersonalTable(
        "account",
        ("contest", "has_more_time", "entered_at", "waits_since", "source"),
        {"account": _OWN_ID},
    ),
    "following": PersonalTable("owner", ("since",), {"owner": _OWN_ID, "other": _OTHERS}),
    "game": PersonalTable(
        "host",
        ("id", "title", "public", "status", "options", "opened_at", "finished_at", "changed_at"),
        {
            "host": _OWN_ID,
            "deal": "a secret while the game runs; deals that you have seen are listed after it",
            "dealt_at": "a secret for the same reason",
            "source": "of the address that opened the table, which may have been somebody else's",
            "holds": "free seats kept for a few minutes, perhaps for somebody else",
            **dict.fromkeys(
                [
                    "version",
                    "number",
                    "seats",
                    "commitment",
                    "rematch",
                    "clock",
                    "pause",
                    "is_paused",
                    "has_bots",
                    "asked_step",
                    "asked_at",
                    "deadline_at",
                    "time_left",
                    "late_step",
                    "clock_wish",
                    "clock_votes",
                    "leavers",
                    "code",
                    "has_knocks",
                    "summary_number",
                    "summary",
                    "maps",
                    "played_at",
                ],
                "how the game stands; it is at the table, for all who play",
            ),
        },
    ),
    "invitation": PersonalTable(
        "account",
        ("game", "made_at", "is_declined"),
        {"account": _OWN_ID, "sender": _OTHERS},
    ),
    "leader": PersonalTable(
        "account",
        ("board", "begins", "family", "points", "windows", "is_listed"),
        {"account": _OWN_ID},
    ),
    "mail_address": PersonalTable(
        "account",
        ("address", "waiting", "language", "confirmed_at", "failed_at", "is_subscribed"),
        {"account": _OWN_ID, "unsubscribe_key": _SECRET},
    ),
    "mail_order": PersonalTable(
        "account",
        ("kind", "recipient", "language", "ordered_at"),
        {"id": _INNER, "account": _OWN_ID, "tries": _SENT, "due_at": _SENT},
    ),
    "mail_token": PersonalTable(
        "account", ("purpose", "address", "good_until"), {"hash": _SECRET, "account": _OWN_ID}
    ),
    "moderator": PersonalTable("account", ("since",), {"account": _OWN_ID}),
    "notice_delivery": PersonalTable(
        "account",
        ("kind", "way", "game", "step", "seat", "at", "sent_at"),
        {
            "id": _INNER,
            "account": _OWN_ID,
            "about": _INNER,
            "address": _INNER,
            "sender": _OTHERS,
            "due_at": _SENT,
            "attempts": _SENT,
        },
    ),
    "notice_outbox": PersonalTable(
        "account",
        ("kind", "game", "step", "seats", "at"),
        {"id": _INNER, "account": _OWN_ID, "sender": _OTHERS, "due_at": _SENT},
    ),
    "notice_preference": PersonalTable(
        "account",
        ("kinds", "quiet_from", "quiet_until", "time_zone", "language", "mails_per_day"),
        {"account": _OWN_ID},
    ),
    "passkey": PersonalTable(
        "account",
        ("uses", "created_at", "seen_at"),
        {"id": "in the list of passkeys", "account": _OWN_ID, "public_key": _SECRET},
    ),
    "played": PersonalTable("account", ("began_at", "game"), {"account": _OWN_ID}),
    "profile": PersonalTable(
        "account", ("shows", "is_listed", "allows_reuse"), {"account": _OWN_ID}
    ),
    "puzzle_answer": PersonalTable(
        "account", ("puzzle", "is_solved", "answered_at"), {"account": _OWN_ID}
    ),
    "recovery_code": PersonalTable("account", ("made_at",), {"hash": _SECRET, "account": _OWN_ID}),
    "result": PersonalTable(
        "account",
        ("game", "seat", "name", "stars", "place", "rating", "stand_in_drawings"),
        {"account": _OWN_ID, "bot": "empty for people"},
    ),
    "seat": PersonalTable(
        "account",
        ("game", "seat", "name", "colour", "land", "crest", "seen_at", "ended_at", "is_end_seen"),
        {
            "account": _OWN_ID,
            "bot": "who stands in; it is at the table, for all who play",
            "nonce": "a part of the shuffle; it is in the proof of the deal",
        },
    ),
    "seen": PersonalTable(
        "account",
        ("game",),
        {"account": _OWN_ID, "deal": "a secret while its game runs; then in the list of deals"},
    ),
    "session": PersonalTable(
        "account",
        ("id", "created_at", "seen_at", "agent", "confirmed_at"),
        {"hash": _SECRET, "account": _OWN_ID},
    ),
    "statistic": PersonalTable("account", ("key", "body"), {"account": _OWN_ID}),
    "strength": PersonalTable(
        "account",
        ("seats", "family", "mean", "variance", "change", "windows", "last_window"),
        {"account": _OWN_ID},
    ),
    "table_strength": PersonalTable(
        "account", ("family", "mean", "variance", "games"), {"account": _OWN_ID}
    ),
    "window_result": PersonalTable(
        "account", ("number", "matchpoints", "others"), {"account": _OWN_ID}
    ),
}

# Tables that are in no export, with the reason.
NOT_EXPORTED: Final = {
    "access_token": "in the list of tokens, but for their hashes",
    "alembic_version": "the version of the database",
    "analysis": "of a game; it is shown at its table, and knows seats only",
    "answer": "of a game: ids of commands, deleted when the game is archived; it knows seats only",
    "archived_game": "of a game; drawings are in transcripts, their times in the list of seats",
    "bot_account": "the export says whether the account is a bot",
    "challenge": "a secret that is good for five minutes",
    "compared_game": "of a game; its list of erased accounts is about nobody who can ask",
    "contest": "of an event",
    "contest_deal": "of an event",
    "daily": "of a day",
    "deal": "of a deal",
    "dump": "of files that everybody has; the next one is as you choose now",
    "dumped_game": "which of them has a game; pseudonyms are not kept, so nobody knows your seat",
    "flag": "what the host looks at to find cheats: told, it would say how not to be found",
    "flag_check": "what the host looks at to find cheats",
    "flip": "of a table on paper, which belongs to no account",
    "knock": "a name that somebody typed, for five minutes, without an account",
    "moderation_act": "in the list of decisions, but for who made them",
    "moderation_answer": "in the list of decisions",
    "moderation_words": "in the list of decisions",
    "nudge": "of a game, for a day; it knows seats only",
    "par": "of a deal",
    "procrastinate_events": "work to be done",
    "procrastinate_jobs": "work to be done",
    "procrastinate_periodic_defers": "work to be done",
    "procrastinate_workers": "work to be done",
    "pulse": "the heartbeat of the server",
    "push_subscription": "in the list of notices, but for its keys, which are secrets",
    "recent_event": "of a game; drawings are in transcripts, their times in the list of seats",
    "recent_secret_event": "of a game: what nobody may know",
    "report": "one's own are in the list of reports; who has reported one is nobody's to know",
    "secret": "of a game: what nobody may know",
    "suspension": "in the list of decisions",
    "strength_window": "of a deal; its list of erased accounts is about nobody who can ask",
    "tries": "limits: moments by address, login or account, for a day at most",
    "uncounted_game": "work to be done",
}
