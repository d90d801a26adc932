"""Studies: games with their variations, between records, trees and messages."""

from __future__ import annotations

import re
from collections.abc import Mapping

from kvarto.errors import KvartoError
from kvarto.record.game import Game
from kvarto.record.notation import Word
from kvarto.record.reader import parse_games
from kvarto.record.tags import READERS, tags_for
from kvarto.record.time_control import TimeControl
from kvarto.record.tree import Node, Tree
from kvarto.rules.game import GameState, Outcome, Termination
from kvarto.rules.position import Position
from kvarto.rules.settings import Calling, FalseCall, Seat, Settings
from kvarto.server import protocol
from kvarto.server.looking_at import board_text, outcome_message, seat_name, text_of

#: How a position begins, and no record does.
_BOARD = re.compile(r"\s*[0-9A-F.]{4}(/[0-9A-F.]{4}){3}\s")


def game_of(text: str) -> Game:
    """The first game of a record."""
    game = next(parse_games(text), None)
    if game is None:
        raise KvartoError("no-game-in-record")
    return game


def study_of(text: str) -> protocol.Study:
    """A record or a position as a tree."""
    if _BOARD.match(text):
        return _study(Game(position=" ".join(text.split())))
    return _study(game_of(text))


def written(draft: protocol.StudyDraft) -> protocol.Study:
    """A study as a page has changed it, with its record and every position."""
    position = Position.from_text(draft.position)
    start = GameState.start(_settings(draft.rules, position), position)
    tree = Tree(start, draft.comment)
    nodes: list[Node | None] = [None]
    for word in draft.words:
        if word.parent >= len(nodes):
            raise KvartoError("bad-message", what="parent")
        node = tree.add(nodes[word.parent], Word.from_text(word.word))
        node.before, node.comment, node.clock = word.before, word.comment, word.clock
        nodes.append(node)
    clock = TimeControl.from_text(draft.rules.clock)
    return _study(tree.to_game(draft.tags, clock, _end(draft.end)))


def played(asked: protocol.StudyPlay) -> protocol.Played:
    """What comes of words that are played one after another."""
    position = Position.from_text(asked.position)
    game = Game(settings=_settings(asked.rules, position), position=position)
    for word in asked.words:
        seat = game.to_act
        game.play(word)
    return protocol.Played(
        word=str(game.moves[-1]),
        seat=game.actions[-1].seat.value,
        whole=game.outcome is not None or game.state.on_turn is not seat,
        table=_table(game.state),
    )


# -- from messages -----------------------------------------------------------------------------


def _settings(rules: protocol.StudyRules, position: Position) -> Settings:
    return Settings(
        position.variant,
        Calling(rules.calling),
        FalseCall(rules.false_call),
        rules.late_call,
        READERS["Pointing"](rules.pointing),
    )


def _end(end: protocol.StudyEnd | None) -> Outcome | None:
    if end is None:
        return None
    winner = None if end.winner is None else Seat(end.winner)
    return Outcome(Termination(end.reason), winner)


# -- to messages -------------------------------------------------------------------------------


def _study(game: Game) -> protocol.Study:
    tree = Tree.of(game)
    nodes = list(tree)
    if len(nodes) > protocol.MOST_WORDS:
        raise KvartoError("study-too-long", most=protocol.MOST_WORDS)
    ids = {node: index for index, node in enumerate(nodes, 1)}
    return protocol.Study(
        tags=dict(game.tags),
        rules=_rules(game),
        variant=game.settings.variant.code,
        nodes=(_beginning(tree, ids), *(_node(node, ids) for node in nodes)),
        end=_end_of(game, by_moves=_main_state(tree).outcome is not None),
        record=str(game),
    )


def _beginning(tree: Tree, ids: Mapping[Node, int]) -> protocol.StudyNode:
    return protocol.StudyNode(
        id=0,
        parent=None,
        word=None,
        number=None,
        seat=None,
        before="",
        comment=tree.comment,
        clock=None,
        children=tuple(ids[child] for child in tree.children),
        table=_table(tree.start),
    )


def _node(node: Node, ids: Mapping[Node, int]) -> protocol.StudyNode:
    return protocol.StudyNode(
        id=ids[node],
        parent=0 if node.parent is None else ids[node.parent],
        word=str(node.word),
        number=node.number,
        seat=node.seat.value,
        before=node.before,
        comment=node.comment,
        clock=node.clock,
        children=tuple(ids[child] for child in node.children),
        table=_table(node.state),
    )


def _table(state: GameState) -> protocol.OnTable:
    position = state.position
    return protocol.OnTable(
        position=str(position),
        board=board_text(position),
        hand=text_of(position.hand),
        reserve=tuple(map(str, position.reserve)),
        last=text_of(position.last),
        to_act=seat_name(state.to_act),
        outcome=outcome_message(state.outcome, position),
    )


def _main_state(tree: Tree) -> GameState:
    """Where the main line leads by its moves alone."""
    state, following = tree.start, tree.children
    while following:
        state, following = following[0].state, following[0].children
    return state


def _rules(game: Game) -> protocol.StudyRules:
    tags = tags_for(game.settings, game.start.position, game.clock, game.outcome)
    return protocol.StudyRules(
        calling=game.settings.calling.value,
        false_call=game.settings.false_call.value,
        late_call=game.settings.late_call,
        pointing=tags["Pointing"],  # type: ignore[arg-type]  # one of the texts that there are
        clock=tags["Clock"],
    )


def _end_of(game: Game, *, by_moves: bool) -> protocol.StudyEnd | None:
    outcome = game.outcome
    if outcome is None or by_moves:
        return None
    reason = outcome.termination.value
    return protocol.StudyEnd(reason, seat_name(outcome.winner))  # type: ignore[arg-type]
