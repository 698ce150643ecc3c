"""Bytes are read as keys, and letters with digits as labels of spaces."""

import os
from collections.abc import Iterator

import pytest

from inkland.sheet import labelled
from inkland.terminal.input.keys import (
    InputEnded,
    Keyboard,
    SpaceLabelInput,
    first_key,
    to_latin_layout,
)
from rows import each_row


def keys_of(typed: bytes) -> Iterator[str]:
    while typed:
        key, typed = first_key(typed, ended=True)
        assert key is not None
        yield key


@each_row(
    "typed, keys",
    [
        (b"b4\n", "b 4 enter"),
        (b"\r", "enter"),
        (b"\r\n\n", "enter enter"),
        (b"\t", "tab"),
        (b"\x1b[A\x1b[B\x1b[C\x1b[D", "up down right left"),
        (b"\x1bOA\x1bOD", "up left"),
        (b"\x1b[1;5Cn", "right n"),
        (b"\x1b[3~r", "unknown r"),
        (b"\x1b", "escape"),
        (b"\x1b\x1b[A", "escape up"),
        (b"\x1bq", "escape q"),
        ("и4".encode(), "и 4"),
        (b"\xd0", "\ufffd"),
    ],
)
def test_bytes_become_keys(typed: bytes, keys: str) -> None:
    assert list(keys_of(typed)) == keys.split()


@pytest.mark.parametrize("begun", [b"", b"\x1b", b"\x1b[", b"\x1b[1;", b"\xd0"])
def test_a_begun_key_waits_for_the_rest(begun: bytes) -> None:
    assert first_key(begun, ended=False) == (None, begun)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [("ФИСЛ", "abck"), ("кьіыегмйт", "rmsstuvqn"), ("+ěé", "120"), ("R", "r")],
)
def test_keys_count_by_their_place_on_the_keyboard(typed: str, expected: str) -> None:
    assert "".join(map(to_latin_layout, typed)) == expected
    assert to_latin_layout("enter") == "enter"


@pytest.mark.parametrize(
    ("typed", "space"),
    [
        ("b4", "B4"),
        ("b1", "B1"),
        ("b10", "B10"),
        ("b11", "B11"),
        ("k11", "K11"),
        ("ab2", "B2"),
        ("b1c3", "C3"),
    ],
)
def test_labels(typed: str, space: str) -> None:
    label = SpaceLabelInput()
    assert all(label.press(key) for key in typed)
    assert label.space == labelled(space)


@pytest.mark.parametrize("typed", ["b0", "b12", "b40", "4", "l4", "bup", "b²"])
def test_what_is_no_label(typed: str) -> None:
    label = SpaceLabelInput()
    pressed = [label.press(key) for key in ([typed[0], "up"] if typed == "bup" else typed)]
    assert not pressed[-1]
    assert label.space is None


def test_another_key_forgets_a_begun_label() -> None:
    label = SpaceLabelInput()
    label.press("b")
    label.press("r")
    assert not label.press("4")


def test_a_stream_is_read_to_its_end_and_a_lone_escape_does_not_hang() -> None:
    out, into = os.pipe()
    os.write(into, b"b\x1b")
    with Keyboard(out) as keyboard:
        assert [keyboard.key(), keyboard.key()] == ["b", "escape"]
        os.write(into, b"\x1b[A")
        assert keyboard.key() == "up"
        os.close(into)
        with pytest.raises(InputEnded):
            keyboard.key()
    os.close(out)
