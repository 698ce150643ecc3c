"""Tests that read files which they do not import: sources, documents, texts, lists.

Each row has patterns of changed files, and the tests that read such files. What takes longer than a
few seconds is left to `make check`.
"""

from collections.abc import Iterable
from fnmatch import fnmatchcase
from typing import Final

_FROZEN: Final = "tests/test_frozen.py::test_nothing_has_changed"
_RULES: Final = tuple(f"src/inkland/{name}/*" for name in ("sheet", "cards", "rules"))

WHOLE_TREE: Final[tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]] = (
    (("src/*.py",), ("tests/test_names.py",)),
    (("*/errors.py",), (f"{_FROZEN}[refusals]",)),
    (
        ("src/inkland/protocol/*", "*/resources.py"),
        (f"{_FROZEN}[wire]", f"{_FROZEN}[stored]"),
    ),
    (
        (
            "src/inkland/server/http/*",
            "src/inkland/server/features/*",
            "src/inkland/protocol/*",
            "docs/openapi.json",
        ),
        ("tests/server/http/test_openapi.py",),
    ),
    (
        ("src/inkland/server/*.py", "src/inkland/table/*.py"),
        tuple(f"{_FROZEN}[{name}]" for name in ("metrics", "settings", "bus")),
    ),
    (("src/inkland/server/postgres/migrations/*",), (f"{_FROZEN}[database]",)),
    (("src/inkland/cli/*",), (f"{_FROZEN}[help_texts]",)),
    (_RULES, (f"{_FROZEN}[ids]", "tests/laws/test_compilable.py")),
    (
        ("src/inkland/cards/*", "src/inkland/examples/*"),
        ("tests/test_examples.py", "tests/test_examples_second_opinion.py"),
    ),
    (
        ("src/inkland/cards/*", "src/inkland/rules/*.py", "RULEBOOK.md", "docs/rulings.md"),
        ("tests/test_rulebook.py",),
    ),
    (("locales/*/examples.ftl",), ("tests/test_example_numbers.py",)),
    (
        ("locales/*",),
        (f"{_FROZEN}[texts]", "tests/test_translations.py", "tests/speech/test_speech.py"),
    ),
    (
        ("locales/*", "src/inkland/cards/*", "*/errors.py"),
        ("tests/speech/test_everything_is_named.py",),
    ),
    (("web/src/*",), (f"{_FROZEN}[browser]", "tests/test_translations.py")),
    (("locales/en/*", "tests/*.py", "web/tests/*"), ("tests/speech/test_quoted_sentences.py",)),
    ((".github/*", "Makefile", ".ci/*", "docs/releasing.md"), ("tests/test_workflows.py",)),
    (("deploy/*", "docs/*"), ("tests/server/test_deploy.py",)),
    (("*.md", "tests/asvs.csv"), ("tests/test_asvs.py", "tests/test_docs.py")),
    (("*.md", "tools/manual/*"), ("tests/test_manual.py",)),
    (("tools/quick/*",), ("tests/test_quick.py",)),
    (
        ("tools/new_card.py", "RULEBOOK.md", "locales/en/*", "src/inkland/cards/scoring/*"),
        ("tests/test_new_card.py",),
    ),
    (("tools/verify_deal.py", "src/inkland/cards/scoring/*"), ("tests/fairness/test_proof.py",)),
    (("tools/release_notes.py",), ("tests/test_workflows.py",)),
    (("tools/check_vulnerabilities.py",), ("tests/test_vulnerabilities.py",)),
    (("hatch_build.py",), ("tests/test_build.py",)),
)


def readers(changed: Iterable[str]) -> list[str]:
    """The tests that read one of these files."""
    files = list(changed)
    found = (
        tests
        for patterns, tests in WHOLE_TREE
        if any(fnmatchcase(file, pattern) for file in files for pattern in patterns)
    )
    return list(dict.fromkeys(test for tests in found for test in tests))
