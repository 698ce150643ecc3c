"""The files of the Fluent catalogues, parsed and listed."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource


def folder() -> Path:
    """The folder of all languages: in the installed package, else at the repository root."""
    package = Path(__file__).resolve().parent.parent
    installed = package / "locales"
    return installed if installed.is_dir() else package.parent.parent / "locales"


def languages() -> list[str]:
    """The languages that have a folder, by their codes."""
    return sorted(place.name for place in folder().iterdir() if place.is_dir())


def files(language: str) -> list[Path]:
    """The catalogue files of one language, in a fixed order."""
    return sorted((folder() / language).glob("*.ftl"))


@cache
def resources(language: str) -> tuple[Resource, ...]:
    """The catalogue files of one language, parsed."""
    return tuple(FluentResource(file.read_text(encoding="utf-8")) for file in files(language))


@cache
def bundle(language: str) -> FluentBundle:
    """All texts of one language, ready to be formatted."""
    # Unicode isolation marks show as stray characters in a terminal.
    sentences = FluentBundle([language], use_isolating=False)
    for resource in resources(language):
        sentences.add_resource(resource)
    return sentences


@cache
def ids(language: str) -> dict[str, None]:
    """Every id that one language has, in order; attributes are written `message.attribute`."""
    found: dict[str, None] = {}
    for resource in resources(language):
        for entry in resource.body:
            if isinstance(entry, Message):
                if entry.value is not None:
                    found[entry.id.name] = None
                for attribute in entry.attributes:
                    found[f"{entry.id.name}.{attribute.id.name}"] = None
    return found
