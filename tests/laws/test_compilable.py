"""Cards and consequences use nothing that means something else when compiled.

Compiled, a set of spaces is a pair of numbers: always true, never equal to 0, without `+` or `<`.
So a small type checker reads the syntax of each function, knows for each expression whether it is a
set of spaces, a number or a truth value, and refuses what `bots/fast` would misread.
"""

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from inkland import rules, sheet
from inkland.cards import SCORING
from inkland.cards.heroes import Pattern
from inkland.cards.scoring import farms_and_water, forests, spatial, villages
from inkland.rules import coins, draw_phase, marks, powers, ruins, season_end, solo
from inkland.sheet import MapSheet, map_sheet, shapes
from inkland.sheet import spaces as spaces_module
from rows import each_row

CARD_MODULES = (forests, villages, farms_and_water, spatial)
CONSEQUENCES: tuple[Callable[..., object], ...] = (
    sheet.monsters,
    sheet.filled,
    sheet.empty,
    sheet.drawn,
    sheet.destroyed,
    sheet.marked,
    coins.surrounded_mountains,
    coins.mountain_coins,
    coins.is_dragon_tamed,
    draw_phase.spots,
    draw_phase.fits,
    marks.marks_of,
    marks.struck,
    powers.zombie_wave,
    powers.troll_targets,
    powers.gorgon_targets,
    ruins.open_ruins,
    ruins.spots,
    ruins.fits,
    solo.walk,
    solo._heading,
    solo.walked_in,
    season_end.haunted,
)
# headings of the consequences in a module of the rules
HEADING = "# --- Consequences on a single sheet"
RULES = [
    importlib.import_module(module.name)
    for module in pkgutil.iter_modules(rules.__path__, "inkland.rules.")
]

# --- Known names. A kind is written as in an annotation: "Spaces", "tuple[int, Spaces]".

ENUMS = {"Terrain", "Corner", "Direction"}
NUMBERS = {"int", *ENUMS}
FIELDS = {
    "MapSheet": dict.fromkeys(MapSheet._fields, "Spaces"),
    "Shape": {"spaces": "Spaces", "height": "int", "width": "int"},
}
ALIASES = {"Pattern": str(Pattern)}
CONSTANTS = {"SIDE": "int"}
SUMS = (ast.Add, ast.Sub, ast.Mult, ast.FloorDiv)
UNIONS = (ast.BitAnd, ast.BitOr)


class Misread(Exception):
    """Code that would mean something else when compiled."""

    def __init__(self, node: ast.AST, why: str) -> None:
        super().__init__(f"line {getattr(node, 'lineno', 0)}: {why}")


Signature = tuple[list[str], str]  # kinds of the parameters and of the result


def functions_in(tree: ast.Module) -> dict[str, ast.FunctionDef]:
    return {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}


def tree_of(module: ModuleType) -> ast.Module:
    return ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))


def signature_of(function: ast.FunctionDef) -> Signature:
    kinds = [kind_of_annotation(argument.annotation) for argument in function.args.args]
    return kinds, kind_of_annotation(function.returns)


def kind_of_annotation(annotation: ast.expr | None) -> str:
    if annotation is None:
        return "nothing known"
    written = ast.unparse(annotation)
    return ALIASES.get(written, written)


def vocabulary(*modules: ModuleType) -> dict[str, Signature]:
    """The functions of these modules that a card or a consequence may call."""
    return {
        name: signature_of(function)
        for module in modules
        for name, function in functions_in(tree_of(module)).items()
    }


NO_WORDS = {"label", "labels", "labelled", "flipped", "turned", "orientations", "positions"}
NO_WORDS |= {"overhangs", "placements"}  # sets and lists of sets, for Python only
WORDS = {
    name: signature
    for name, signature in vocabulary(spaces_module, map_sheet, shapes).items()
    if name in sheet.__all__ and name not in NO_WORDS
} | {"MapSheet": (["Spaces"] * len(MapSheet._fields), "MapSheet")}
COUNTING: dict[str, Signature] = {"range": (["int"], "Iterator[int]")}  # in a consequence only


def parts(kind: str) -> list[str]:
    """The kinds of the elements of a value of this kind."""
    if kind in FIELDS:
        return list(FIELDS[kind].values())
    tree = ast.parse(kind, mode="eval").body
    if not isinstance(tree, ast.Subscript):
        return []
    inner = tree.slice.elts if isinstance(tree.slice, ast.Tuple) else [tree.slice]
    return [ast.unparse(part) for part in inner if ast.unparse(part) != "..."]


# --- The reader


class Reader:
    """Reads one function statement by statement; raises `Misread` at what it refuses."""

    def __init__(self, function: ast.FunctionDef, words: dict[str, Signature]):
        self.words = words
        self.function = function
        self.kinds: dict[str, str] = {}
        for argument in function.args.args:
            self.kinds[argument.arg] = kind_of_annotation(argument.annotation)
        self.read(function.body)

    # Statements

    def read(self, body: list[ast.stmt]) -> None:
        for statement in body:
            self.statement(statement)

    def statement(self, node: ast.stmt) -> None:
        match node:
            case ast.Expr(ast.Constant(str())) | ast.Break() | ast.Continue():
                pass
            case ast.Expr(ast.Yield(ast.expr() as value)):
                kind = self.kind(value)
                if kind not in ("Spaces", "tuple[int, Spaces]"):
                    raise Misread(node, f"yields {kind}, not stars and a set of spaces")
            case ast.Assign([target], value):
                self.assign(target, self.kind(value))
            case ast.AugAssign(target, op, value):
                self.assign(target, self.combined(node, op, self.kind(target), value))
            case ast.If(test, body, orelse) | ast.While(test, body, orelse):
                self.test(test)
                self.read(body)
                self.read(orelse)
            case ast.For(target, iterated, body, []):
                self.assign(target, self.element(iterated))
                self.read(body)
            case ast.Return(None):
                pass
            case ast.Return(ast.expr() as value):
                self.expect(value, kind_of_annotation(self.function.returns))
            case _:
                raise Misread(node, f"{type(node).__name__} does not compile")

    def assign(self, target: ast.expr, kind: str) -> None:
        match target:
            case ast.Name(name):
                if self.kinds.setdefault(name, kind) != kind:
                    raise Misread(target, f"`{name}` was {self.kinds[name]}, now it is {kind}")
            case ast.Tuple(targets):
                found = parts(kind)
                if len(found) != len(targets):
                    raise Misread(target, f"{len(targets)} names for {kind}")
                for each, part in zip(targets, found, strict=True):
                    self.assign(each, part)
            case _:
                raise Misread(target, "only names can be assigned")

    # Expressions

    def expect(self, node: ast.expr, kind: str) -> None:
        found = self.kind(node)
        if found == "int" and kind == "Spaces":
            raise Misread(node, "a number is no set of spaces; say `nothing()`, not 0")
        if found != kind and not (found in ENUMS and kind == "int"):
            raise Misread(node, f"{found} in the place of {kind}")

    def test(self, node: ast.expr) -> None:
        kind = self.kind(node)
        if kind == "Spaces":
            raise Misread(node, "compiled, a set is always true; ask `is_nothing`")
        if kind != "bool":
            raise Misread(node, f"{kind} is no truth; compare it")

    def element(self, node: ast.expr) -> str:
        kind = self.kind(node)
        kinds = set(parts(kind))
        if kind in FIELDS or len(kinds) != 1:
            raise Misread(node, f"nothing of one kind to go through in {kind}")
        return kinds.pop()

    def kind(self, node: ast.expr) -> str:
        match node:
            case ast.Constant(bool()):
                return "bool"
            case ast.Constant(int()):
                return "int"
            case ast.Name(name):
                return self.name(node, name)
            case ast.Attribute(value, attribute):
                return self.attribute(node, value, attribute)
            case ast.Call(ast.Name(name), arguments, []):
                return self.call(node, name, arguments)
            case ast.Call(ast.Name()):
                raise Misread(node, "arguments with names such as `key=` do not compile")
            case ast.Call(function):
                raise Misread(node, f"only words can be called, not {self.kind(function)}")
            case ast.Tuple(elements):
                return f"tuple[{', '.join(map(self.kind, elements))}]"
            case ast.Subscript(value, index):
                self.number(index)
                return self.element(value)
            case ast.BoolOp(_, values):
                for value in values:
                    self.test(value)
                return "bool"
            case ast.UnaryOp(op, operand):
                return self.unary(node, op, operand)
            case ast.BinOp(left, op, right):
                return self.combined(node, op, self.kind(left), right)
            case ast.Compare(left, ops, others):
                return self.comparison(node, [left, *others], ops)
            case ast.IfExp(test, one, other):
                self.test(test)
                self.expect(other, self.kind(one))
                return self.kind(one)
            case _:
                raise Misread(node, f"{type(node).__name__} does not compile")

    def name(self, node: ast.expr, name: str) -> str:
        known = self.kinds.get(name) or CONSTANTS.get(name)
        if known is None:
            raise Misread(node, f"`{name}` is neither a word nor a name of this function")
        return known

    def attribute(self, node: ast.expr, value: ast.expr, attribute: str) -> str:
        if attribute == "_replace":
            raise Misread(node, "`_replace` does not compile")
        if isinstance(value, ast.Name) and value.id in ENUMS:
            return value.id
        fields = FIELDS.get(self.kind(value), {})
        if attribute not in fields:
            raise Misread(node, f"`.{attribute}` is no layer of a sheet and no part of a shape")
        return fields[attribute]

    def call(self, node: ast.expr, name: str, arguments: list[ast.expr]) -> str:
        if name == "range" and name not in self.words:
            raise Misread(node, "a card does not count coordinates; the sheet lacks a word")
        if name not in self.words:
            raise Misread(node, f"`{name}` is no word")
        expected, answer = self.words[name]
        if len(expected) != len(arguments):
            raise Misread(node, f"`{name}` takes {len(expected)} arguments")
        for argument, kind in zip(arguments, expected, strict=True):
            self.expect(argument, kind)
        return answer

    def number(self, node: ast.expr) -> None:
        kind = self.kind(node)
        if kind not in NUMBERS:
            raise Misread(node, f"{kind} is no number")

    def unary(self, node: ast.expr, op: ast.unaryop, operand: ast.expr) -> str:
        match op:
            case ast.Not():
                self.test(operand)
                return "bool"
            case ast.USub():
                self.number(operand)
                return "int"
            case ast.Invert():
                raise Misread(node, "`~` stands only after `&`: `these & ~those`")
            case _:
                raise Misread(node, "no such sign")

    def combined(self, node: ast.AST, op: ast.operator, left: str, right: ast.expr) -> str:
        match op, right:
            case ast.BitAnd(), ast.UnaryOp(ast.Invert(), operand):  # the only place for `~`
                kind = self.kind(operand)
            case _:
                kind = self.kind(right)
        if isinstance(op, UNIONS):
            if "int" in (left, kind):
                raise Misread(node, "bits of a number; a set begins as `nothing()`, not as 0")
            if (left, kind) != ("Spaces", "Spaces"):
                raise Misread(node, f"{left} and {kind} are no two sets of spaces")
            return "Spaces"
        if not isinstance(op, SUMS):
            raise Misread(node, f"{type(op).__name__} is no arithmetic of cards; teach the sheet")
        if left not in NUMBERS or kind not in NUMBERS:
            raise Misread(node, f"{type(op).__name__} of {left} and {kind}; only numbers add up")
        return "int"

    def comparison(self, node: ast.expr, values: list[ast.expr], ops: list[ast.cmpop]) -> str:
        kinds = [self.kind(value) for value in values]
        for op, left, right in zip(ops, kinds, kinds[1:], strict=False):
            if isinstance(op, ast.In) and left in ENUMS and set(parts(right)) == {left}:
                continue
            if left in NUMBERS and right in NUMBERS and not isinstance(op, ast.Is | ast.IsNot):
                continue
            if (left, right) == ("Spaces", "Spaces") and isinstance(op, ast.Eq | ast.NotEq):
                continue
            raise Misread(node, f"{left} cannot be compared with {right}; ask a word")
        return "bool"


# --- Every real function passes


def functions_of_cards() -> dict[str, ast.FunctionDef]:
    trees = [tree_of(module) for module in CARD_MODULES]
    return {name: function for tree in trees for name, function in functions_in(tree).items()}


@each_row("name", functions_of_cards())
def test_a_card_compiles_as_it_reads(name: str) -> None:
    Reader(functions_of_cards()[name], WORDS)


@each_row("consequence", CONSEQUENCES)
def test_a_consequence_compiles_as_it_reads(consequence: Callable[..., object]) -> None:
    module = inspect.getmodule(consequence)
    assert module is not None
    written = functions_in(tree_of(module))
    beside = {name: signature_of(written[name]) for name in listed_in(module)}
    Reader(written[consequence.__name__], WORDS | beside | COUNTING)


def listed_in(module: ModuleType) -> set[str]:
    return {each.__name__ for each in CONSEQUENCES if each.__module__ == module.__name__}


def test_all_cards_are_read() -> None:
    assert {card.name for card in SCORING.values()} <= set(functions_of_cards())


@each_row("module", RULES)
def test_all_consequences_are_read(module: ModuleType) -> None:
    written = under_heading(Path(str(module.__file__)).read_text(encoding="utf-8"))
    assert written <= listed_in(module), f"list them in {__name__} and compare them in test_fast"
    assert not written or written == listed_in(module), "all of a module stand under the heading"


def under_heading(source: str) -> set[str]:
    """The functions in the sections of a module that hold consequences."""
    names = set()
    inside = False
    for line in source.splitlines():
        if line.startswith("# --- "):
            inside = line.startswith(HEADING)
        elif inside and line.startswith("def "):
            names.add(line.removeprefix("def ").partition("(")[0])
    return names


def test_the_heading_is_found() -> None:
    source = "def no(): ...\n# --- Other\ndef nor(): ...\n" + HEADING + ": yes\ndef yes(): ...\n"
    assert under_heading(source + "# --- More\ndef neither(): ...\n") == {"yes"}
    headed = {module for module in RULES if under_heading(inspect.getsource(module))}
    assert headed >= {coins, draw_phase, marks, powers, solo}


def test_all_words_about_a_whole_sheet_are_read() -> None:
    assert set(functions_in(tree_of(map_sheet))) == listed_in(map_sheet)


def test_every_word_has_a_compiled_meaning() -> None:
    pytest.importorskip("numba", reason="the compiled meaning needs the extra [fast]")
    importlib.import_module("inkland.bots.fast")
    known = importlib.import_module("inkland.bots.fast.compile.bit_pairs").registered
    assert {name for name in WORDS if getattr(sheet, name) not in known} == {"MapSheet"}


# --- The reader refuses what it must

REFUSED = [
    ("if sheet.water:\n  yield 1, sheet.water", 2, "always true"),
    ("left = sheet.water\nwhile left:\n  left &= sheet.farm", 3, "always true"),
    ("if not sheet.water:\n  yield 1, sheet.farm", 2, "always true"),
    ("if is_nothing(sheet.farm) and sheet.water:\n  yield 1, sheet.water", 2, "always true"),
    ("some = 1 if sheet.water else 2\nyield some, sheet.water", 2, "always true"),
    ("if count(sheet.water):\n  yield 1, sheet.water", 2, "no truth"),
    ("yield 1, sheet.water + sheet.farm", 2, "only numbers add up"),
    ("yield 1, sheet.water - sheet.farm", 2, "only numbers add up"),
    ("yield 1, sheet.water ^ sheet.farm", 2, "BitXor"),
    ("if sheet.water < sheet.farm:\n  yield 1, sheet.farm", 2, "cannot be compared"),
    ("if sheet.water == 0:\n  yield 1, sheet.farm", 2, "cannot be compared"),
    ("if sheet.water != 0:\n  yield 1, sheet.farm", 2, "cannot be compared"),
    ("yield sum(1 for _ in rows()), sheet.farm", 2, "`sum` is no word"),
    ("all_rows = [row for row in rows()]", 2, "ListComp does not compile"),
    ("some = (row for row in rows())", 2, "GeneratorExp does not compile"),
    ("best = max(clusters(sheet.farm), key=count)", 2, "`key=`"),
    ("after = sheet._replace(farm=sheet.water)", 2, "`_replace` does not compile"),
    ("yield sheet.water.bit_count(), sheet.water", 2, "no layer"),
    ("yield 1, sheet.colour", 2, "no layer"),
    ("found = 0\nfor row in rows():\n  found |= row\nyield 1, found", 4, "nothing()"),
    ("found = 0\nfor row in rows():\n  found = found | row\nyield 1, found", 4, "nothing()"),
    ("best = 0\nfor row in rows():\n  best = row\nyield 1, best", 4, "was int, now it is Spaces"),
    ("if overlap(sheet.water, 0):\n  yield 1, sheet.water", 2, "nothing()"),
    ("yield 1, ~sheet.water", 2, "only after `&`"),
    ("yield 1, ~sheet.water & sheet.farm", 2, "only after `&`"),
    ("yield 1, sheet.farm | ~sheet.water", 2, "only after `&`"),
    ("yield 1, 1 << 3", 2, "LShift"),
    ("yield 1, sheet.water << 1", 2, "LShift"),
    ("yield 1, sheet.water >> 11", 2, "RShift"),
    ("yield 1, sheet.water & 3", 2, "bits of a number"),
    ("for row in range(11):\n  yield 1, space_at(row, 0)", 2, "does not count coordinates"),
    ("for space in sheet.water:\n  yield 1, space", 2, "nothing of one kind"),
    ("yield count(sheet.water)", 2, "yields int"),
    ("yield 1, 0", 2, "yields tuple[int, int]"),
    ("some = {}", 2, "Dict does not compile"),
    ("some = lambda: 0", 2, "Lambda does not compile"),
    ("try:\n  pass\nfinally:\n  pass", 2, "Try does not compile"),
    ("yield 1, labelled('A1')", 2, "`labelled` is no word"),
    ("for turn in orientations(sheet.water):\n  yield 1, turn", 2, "`orientations` is no word"),
    ("yield 1, some_global", 2, "neither a word nor a name"),
    ("yield 1, moved(sheet.water, 1)", 2, "`moved` takes 3 arguments"),
    ("yield 1, moved(sheet.water, sheet.farm, 0)", 2, "Spaces in the place of int"),
    ("if has_line(sheet.water, 4) > 0:\n  yield 1, sheet.water", 2, "cannot be compared"),
    ("for run in vertical_runs(sheet):\n  yield 1, run", 2, "MapSheet in the place of Spaces"),
    ("for column in odd_columns():\n  if column:\n    yield 1, column", 3, "always true"),
    ("after = destroyed(sheet, 0)", 2, "nothing()"),
    ("for down, across in sheet.marks:\n  yield 1, sheet.hero", 2, "nothing of one kind"),
]


def made_up(body: str) -> ast.FunctionDef:
    lines = "\n".join(f"  {line}" for line in body.splitlines())
    return functions_in(ast.parse(f"def card(sheet: MapSheet) -> Awards:\n{lines}\n"))["card"]


@each_row("body, line, why", REFUSED)
def test_what_would_be_misread_is_refused(body: str, line: int, why: str) -> None:
    with pytest.raises(Misread) as refusal:
        Reader(made_up(body), WORDS)
    assert str(refusal.value).startswith(f"line {line}: ")
    assert why in str(refusal.value)


def test_a_made_up_card_may_pass() -> None:
    body = """
linked = nothing()
for cluster in clusters(sheet.forest & ~adjacent(empty(sheet))):
  if count(cluster) >= 2 and not touches(cluster, sheet.mountain):
    linked |= cluster
side, square = largest_square(linked)
if side > 0:
  yield 2 * side + 1, square
"""
    Reader(made_up(body.strip()), WORDS)


def test_zero_is_no_answer_of_a_consequence() -> None:
    source = "def spots(sheet: MapSheet) -> Spaces:\n  return 0\n"
    with pytest.raises(Misread, match=r"line 2: .*nothing\(\)"):
        Reader(functions_in(ast.parse(source))["spots"], WORDS)
