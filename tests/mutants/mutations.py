"""Mutants: one small change each to the source of a module, found in its syntax tree.

Code that decides nothing is left out: annotations, texts, assertions, errors, and events (`s.tell`,
`s.whisper`, `s.retell`, and everything done only for listeners).
"""

from __future__ import annotations

import ast
import copy
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

BOUNDARY: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
}
NEGATION: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.GtE,
    ast.LtE: ast.Gt,
    ast.Gt: ast.LtE,
    ast.GtE: ast.Lt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
SIGN: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}
TELLING = {"tell", "retell", "whisper"}
HIDDEN = "hidden"
"""The argument that says what lies face down; the laws of secrecy and hiding test it."""
DROPPED = "dropped"


@dataclass(frozen=True)
class Mutant:
    """One change: its place, and the code before and after."""

    module: str
    within: str
    """The function or class that it is in, "" at the top."""
    before: str
    after: str
    nth: int
    """Which of equal changes within the same function."""
    first_line: int
    last_line: int
    """The lines of the statement (of a compound one its head): tests that run none of them cannot notice."""
    number: int
    """Among all mutants of the module, in the order of `changes`."""

    @property
    def name(self) -> str:
        """The mutant without line numbers: it stays the same when something else in its file is edited."""
        return f"{self.module}|{self.within}|{self.before}|{self.after}|{self.nth}"

    @property
    def change(self) -> str:
        """The change in words."""
        return f"{self.before} → {self.after}"


@dataclass(frozen=True)
class Change:
    """A place of the tree that can be changed in place, and how."""

    within: str
    line: ast.AST
    """The statement that it belongs to."""
    before: str
    after: str
    make: Callable[[], None]


def mutants_of(module: str, source: str) -> list[Mutant]:
    """All mutants of a module."""
    found: list[Mutant] = []
    times: dict[tuple[str, str, str], int] = {}
    for number, change in enumerate(changes(ast.parse(source))):
        key = (change.within, change.before, change.after)
        times[key] = times.get(key, 0) + 1
        first, last = lines_of(change.line)
        found.append(Mutant(module, *key, times[key], first, last, number))
    return found


def mutated(source: str, number: int) -> ast.Module:
    """The syntax tree of a module with one of its changes made."""
    tree = ast.parse(source)
    for at, change in enumerate(changes(tree)):
        if at == number:
            change.make()
            return ast.fix_missing_locations(tree)
    raise IndexError(f"there is no mutant {number}")


def lines_of(statement: ast.AST) -> tuple[int, int]:
    """The lines of a statement without the statements inside it."""
    assert isinstance(statement, ast.stmt)
    last = statement.end_lineno or statement.lineno
    if isinstance(statement, ast.If | ast.While | ast.For | ast.With | ast.FunctionDef | ast.ClassDef):
        last = max(statement.lineno, statement.body[0].lineno - 1)
    return statement.lineno, last


def changes(tree: ast.Module) -> Iterator[Change]:
    """All changes that can be made to a tree, in order."""
    yield from _in_block(tree.body, "", is_branch=False)


def _in_block(block: list[ast.stmt], within: str, *, is_branch: bool) -> Iterator[Change]:
    for place, statement in enumerate(block):
        if _is_silent(statement):
            continue
        if _can_be_dropped(statement, within, is_branch=is_branch):
            nothing = ast.copy_location(ast.Pass(), statement)
            drop = partial(block.__setitem__, place, nothing)
            yield Change(within, statement, ast.unparse(statement), DROPPED, drop)
        if isinstance(statement, ast.FunctionDef | ast.ClassDef):
            inside = f"{within}.{statement.name}" if within else statement.name
            if isinstance(statement, ast.FunctionDef):
                for default in [*statement.args.defaults, *statement.args.kw_defaults]:
                    if default is not None:
                        yield from _in_expression(default, statement, inside)
            yield from _in_block(statement.body, inside, is_branch=False)
            continue
        yield from _in_statement(statement, within)
        for name in ("body", "orelse", "finalbody"):
            below = getattr(statement, name, [])
            yield from _in_block(below, within, is_branch=True)


def _is_silent(statement: ast.stmt) -> bool:
    """Whether a statement decides nothing."""
    if isinstance(statement, ast.Import | ast.ImportFrom | ast.Assert | ast.Raise):
        return True
    if isinstance(statement, ast.Expr):
        called = statement.value
        if not isinstance(called, ast.Call):
            return True
        return ast.unparse(called.func) == "super().__init__" or _name_of(called.func) in TELLING
    return isinstance(statement, ast.If) and _asks_for_listeners(statement.test)


def _asks_for_listeners(test: ast.expr) -> bool:
    """Whether something is done only for listeners, or for type checkers."""
    parts = test.values if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And) else [test]
    return any(ast.unparse(part) in ("s.events is not None", "TYPE_CHECKING") for part in parts)


def _name_of(function: ast.expr) -> str:
    return function.attr if isinstance(function, ast.Attribute) else ""


def _can_be_dropped(statement: ast.stmt, within: str, *, is_branch: bool) -> bool:
    """Whether a module without the statement would still run: missing names would show at once."""
    if not within:
        return False
    if isinstance(statement, ast.Assign):
        return is_branch or not all(isinstance(target, ast.Name) for target in statement.targets)
    if isinstance(statement, ast.Return | ast.Continue | ast.Break):
        return is_branch
    return isinstance(statement, ast.Expr | ast.AugAssign)


def _in_statement(statement: ast.stmt, within: str) -> Iterator[Change]:
    """The changes inside a statement, but not in the statements inside it."""
    if isinstance(statement, ast.AugAssign) and type(statement.op) in SIGN:
        yield _other_operator(statement, statement, within)
    for field, value in ast.iter_fields(statement):
        if field in ("annotation", "target", "targets", "type_comment") and not isinstance(value, list):
            continue
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ast.expr):
                yield from _in_expression(each, statement, within)


def _in_expression(
    node: ast.expr, statement: ast.stmt, within: str, around: ast.AST | None = None
) -> Iterator[Change]:
    """The changes inside an expression; `around` is what it stands in, if that can be shown in short."""
    if isinstance(node, ast.JoinedStr):
        return
    if isinstance(node, ast.Compare):
        yield from _in_comparison(node, statement, within)
    elif isinstance(node, ast.BoolOp):
        swapped = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield _change(node, "op", swapped, statement, within)
    elif isinstance(node, ast.BinOp) and type(node.op) in SIGN:
        yield _other_operator(node, statement, within)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        make = partial(setattr, node, "operand", ast.UnaryOp(ast.Not(), node.operand))
        yield Change(within, statement, ast.unparse(node), ast.unparse(node.operand), make)
    elif isinstance(node, ast.Constant):
        yield from _in_constant(node, statement, within, around)
    around = node if isinstance(node, ast.Compare | ast.BinOp | ast.Call | ast.Subscript) else None
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.comprehension):
            for each in (child.iter, *child.ifs):
                yield from _in_expression(each, statement, within)
        elif isinstance(child, ast.keyword):
            if child.arg != HIDDEN:
                yield from _in_expression(child.value, statement, within, around)
        elif isinstance(child, ast.expr) and not _is_nobody(node, child):
            yield from _in_expression(child, statement, within, around)


def _is_nobody(call: ast.expr, argument: ast.expr) -> bool:
    """Whether a number is the player of a pushed task that concerns no player: nothing reads it."""
    return (
        isinstance(call, ast.Call)
        and _name_of(call.func) == "push"
        and isinstance(argument, ast.Constant)
        and argument is call.args[1]
    )


def _in_comparison(node: ast.Compare, statement: ast.stmt, within: str) -> Iterator[Change]:
    for place, operator in enumerate(node.ops):
        for table in (BOUNDARY, NEGATION):
            other = table.get(type(operator))
            if other is not None:
                before = ast.unparse(node)
                changed = copy.deepcopy(node)
                changed.ops[place] = other()
                make = partial(node.ops.__setitem__, place, other())
                yield Change(within, statement, before, ast.unparse(changed), make)


def _in_constant(
    node: ast.Constant, statement: ast.stmt, within: str, around: ast.AST | None
) -> Iterator[Change]:
    others: list[object] = []
    if isinstance(node.value, bool):
        others = [not node.value]
    elif isinstance(node.value, int):
        others = [node.value + 1, node.value - 1]
    shown = around or _head(statement)
    for other in others:
        yield _change(node, "value", other, statement, within, shown)


def _other_operator(node: ast.BinOp | ast.AugAssign, statement: ast.stmt, within: str) -> Change:
    return _change(node, "op", SIGN[type(node.op)](), statement, within)


def _change(
    node: ast.AST, field: str, value: object, statement: ast.stmt, within: str, shown: ast.AST | None = None
) -> Change:
    """Set a field of a node; the text shows the node, or what is around it."""
    shown = shown or node
    kept = getattr(node, field)
    before = ast.unparse(shown)
    setattr(node, field, value)
    after = ast.unparse(shown)
    setattr(node, field, kept)
    return Change(within, statement, before, after, partial(setattr, node, field, value))


def _head(statement: ast.stmt) -> ast.AST:
    """A statement as text: of a compound one only its condition or iterable."""
    if isinstance(statement, ast.FunctionDef):
        return statement.args
    if isinstance(statement, ast.If | ast.While):
        return statement.test
    return statement.iter if isinstance(statement, ast.For) else statement
