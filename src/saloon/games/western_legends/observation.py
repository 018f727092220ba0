"""What a player knows, as a fixed number of numbers for learning agents.

Seats are counted from the observer (0 is the observer, 1 the left neighbour …). One list of notes gives both
the numbers and their names, so that they cannot drift apart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.western_legends.actions import CARD_IDS, PLACE_IDS, WINDOW_IDS
from saloon.games.western_legends.components.ids import (
    CATTLE_IDS,
    CATTLE_KINDS,
    CHARACTER_IDS,
    COLOUR_IDS,
    EQUIPMENT_IDS,
    FACE_IDS,
    FIGHT_IDS,
    FIRST_ITEM,
    FIRST_WEAPON,
    GANG_IDS,
    GOALS_EACH,
    MAN_IN_BLACK_IDS,
    NONE,
    OPPONENT_IDS,
    SPACE_IDS,
    SPACES,
    STORY_IDS,
)
from saloon.games.western_legends.fields import ATTACKER_SIDE, DEFENDER_SIDE
from saloon.games.western_legends.rules.deeds import fulfils
from saloon.games.western_legends.rules.goals import SECRET, SHOWN, is_met, secret_goals
from saloon.games.western_legends.table import (
    CARDS_LAID,
    CATTLE_PIECE,
    DICE_PLACES,
    FAME_KINDS,
    FIGHT_PIECE,
    MAN_PIECE,
    RANCHES,
    STORY_PIECE,
    WesternLegends,
)

if TYPE_CHECKING:
    from saloon.core.state import State

VALUES: Final[list[str]] = [str(value) for value in range(2, 15)]
SEALED_PROMPTS: Final[list[str]] = [
    "choose",
    "lose_choice",
    "exchange",
    "ability",
    "void_fight",
    "make_active",
]


class Notes:
    """Numbers with their names, in order."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.numbers: list[int] = []

    def add(self, name: str, number: int) -> None:
        """One number."""
        self.names.append(name)
        self.numbers.append(number)

    def one_of(self, name: str, ids: list[str], place: int) -> None:
        """A 1 for one of several things; none of them if there is no such place."""
        for at, each in enumerate(ids):
            self.add(f"{name}.{each}", int(at == place))

    def some_of(self, name: str, ids: list[str], places: list[int]) -> None:
        """A 1 for some of several things."""
        for at, each in enumerate(ids):
            self.add(f"{name}.{each}", int(at in places))


def observe(c: WesternLegends, s: State, player: int) -> list[int]:
    """What a player knows; what each number means is told by `names`."""
    return _notes(c, s, player).numbers


def names(c: WesternLegends) -> list[str]:
    """What each number of an observation means."""
    return _notes(c, c.game.begin(c, 0), 0).names


def observation_size(c: WesternLegends) -> int:
    """How many numbers an observation has."""
    return len(names(c))


def _notes(c: WesternLegends, s: State, player: int) -> Notes:
    notes = Notes()
    _table(c, s, player, notes)
    _own(c, s, player, notes)
    _stories(c, s, player, notes)
    _fight(c, s, player, notes)
    _poker(c, s, player, notes)
    if c.with_man:
        _man(c, s, notes)
    for place in range(c.players):
        _seat(c, s, (player + place) % c.players, f"seat.{place}", notes)
    return notes


def _places(c: WesternLegends) -> list[str]:
    """Seats as counted from the observer."""
    return [str(place) for place in range(c.players)]


def _from(c: WesternLegends, player: int, seat: int) -> int:
    """A seat as counted from the observer; NONE stays NONE."""
    return NONE if seat == NONE else (seat - player) % c.players


def _mask(c: WesternLegends, player: int, mask: int) -> list[int]:
    """The seats of a mask, as counted from the observer."""
    return [_from(c, player, seat) for seat in range(c.players) if (mask >> seat) & 1]


def _table(c: WesternLegends, s: State, player: int, notes: Notes) -> None:
    seats = _places(c)
    notes.add("over", int(s.over))
    notes.add("round", c.table.round.get(s))
    notes.add("target", c.goal)
    notes.add("ending", c.table.ending.get(s))
    started = c.character_of(s, player) != NONE
    notes.one_of("active", seats, _from(c, player, c.active(s)))
    notes.one_of("first_player", seats, _from(c, player, c.first(s)) if started else NONE)
    notes.add("actions", c.turn.actions.get(s))
    notes.add("points", c.turn.points.get(s))
    notes.add("after_move", int(c.turn.after.get(s)))
    notes.add("followed", int(c.turn.followed.get(s)))
    notes.add("used_ability", int(c.turn.ability.get(s)))
    notes.add("robbed_bank", int(c.turn.robbed.get(s)))
    notes.add("contributed", int(c.turn.contributed.get(s)))
    notes.add("cards_sold", c.turn.sold.get(s))
    attacked = [seat for seat in range(c.players) if c.attacked.get(s, seat) == 1]
    notes.some_of("attacked", seats, [_from(c, player, seat) for seat in attacked])
    notes.add("attacked.man", c.attacked.get(s, c.players))
    actors = s.actors()
    notes.some_of("asked", seats, [_from(c, player, seat) for seat in actors])
    prompts = [step.name for step in c.steps if step.asks]
    shown = player if player in actors else (actors[0] if actors else NONE)
    prompt = "" if shown == NONE else s.prompt(shown)
    notes.one_of("prompt", prompts, prompts.index(prompt) if prompt else NONE)
    asks = prompt in SEALED_PROMPTS
    notes.add("prompt.a", s.argument(shown) if prompt else 0)
    notes.add("prompt.b", s.second_argument(shown) if asks else 0)
    notes.add("deck", c.deck.count(s))
    notes.add("fight_deck", c.fight_deck.count(s))
    for card, value in enumerate(VALUES):
        notes.add(f"shown.{value}", c.shown.get(s, card))
    notes.some_of("discards", CARD_IDS, c.discards.cards(s))
    held_back = [card for card in range(len(CARD_IDS)) if c.held_back.get(s, card) == 1]
    notes.some_of("held_back", CARD_IDS, held_back)
    bandits = [space for space in range(SPACES) if c.bandits.get(s, space) == 1]
    notes.some_of("bandit", SPACE_IDS, bandits)
    notes.one_of("sheriff", SPACE_IDS, c.table.sheriff.get(s))
    notes.one_of("sheriff_mover", seats, _from(c, player, c.table.mover.get(s)))
    notes.add("sheriff_spaces", c.table.walk.get(s))
    for die in range(DICE_PLACES):
        face = c.dice.get(s, die) - 1
        notes.one_of(f"die.{die}", FACE_IDS, NONE if face < 0 else c.box.die_face[face])
    for colour in range(RANCHES):
        notes.add(f"ranch.{COLOUR_IDS[colour]}", c.ranches[colour].count(s))
    notes.add("fame", c.fame.total(s, c.fame.supply))


def _own(c: WesternLegends, s: State, player: int, notes: Notes) -> None:
    notes.some_of("hand", CARD_IDS, c.hands.cards(s, player))
    laid = [c.laid.get(s, player * CARDS_LAID + place) for place in range(CARDS_LAID)]
    notes.some_of("sealed", CARD_IDS, laid)
    for card, value in enumerate(VALUES):
        knows = c.fight_memory.get(s, player, card) == 1
        notes.add(f"layer.{value}", 1 + c.fight_layers.get(s, card) if knows else 0)
    notes.some_of("dealt", CHARACTER_IDS, [c.dealt.get(s, player, place) - 1 for place in range(2)])
    notes.one_of("chosen", CHARACTER_IDS, c.chosen.get(s, player) - 1)
    token = c.cattle.get(s, player)
    notes.one_of("cattle", CATTLE_IDS, NONE if token == NONE else (token - CATTLE_PIECE) % CATTLE_KINDS)
    for kind in range(FAME_KINDS):
        notes.add(f"fame.{kind + 1}", c.fame.get(s, player, kind))
    for goal in range(GOALS_EACH):
        held = c.goals.get(s, player, goal) == SECRET
        notes.add(f"goal.{goal}.held", int(held))
        met = held and player == c.active(s) and is_met(c, s, player, goal)
        notes.add(f"goal.{goal}.met", int(met))


def _stories(c: WesternLegends, s: State, player: int, notes: Notes) -> None:
    covered = c.table.pile.get(s)
    active = c.active(s)
    for pile in range(c.piles):
        story = NONE if pile == covered else c.open_story(s, pile)
        notes.one_of(f"story.{pile}", STORY_IDS, NONE if story == NONE else c.box.story_group[story])
        met = story != NONE and active != NONE and fulfils(c, s, active, c.box.story_condition[story])
        notes.add(f"story.{pile}.met", int(met))
        notes.add(f"story.{pile}.left", c.stories[pile].count(s))
        for place in range(c.players):
            notes.add(f"story.{pile}.discs.{place}", c.discs.get(s, pile, (player + place) % c.players))
    notes.one_of("told", STORY_IDS, c.table.story.get(s))
    notes.some_of("tellers", _places(c), _mask(c, player, c.table.tellers.get(s)))
    notes.some_of("past", STORY_IDS, [piece - STORY_PIECE for piece in c.past.cards(s)])


def _fight(c: WesternLegends, s: State, player: int, notes: Notes) -> None:
    f = c.fighting
    seats = _places(c)
    on = f.opponent.get(s) != NONE
    is_open = f.open.get(s)
    attacker = f.attacker.get(s) if on else NONE
    defender = f.defender.get(s) if on else NONE
    handler = f.handler.get(s) if on else NONE
    notes.one_of("opponent", OPPONENT_IDS, f.opponent.get(s))
    notes.one_of("gang", GANG_IDS, f.gang.get(s) if on else NONE)
    notes.one_of("fight", FIGHT_IDS, f.kind.get(s) if on else NONE)
    notes.one_of("attacker", seats, _from(c, player, attacker))
    notes.one_of("defender", seats, _from(c, player, defender))
    notes.one_of("handler", seats, _from(c, player, handler))
    notes.one_of("fight_space", PLACE_IDS, f.space.get(s) if on else NONE)
    notes.add("fight.man_attacks", int(f.man_attacks.get(s)))
    notes.add("fight.cards_open", int(f.open.get(s)))
    notes.add("fight.cancelled", int(f.cancelled.get(s)))
    notes.add("fight.no_marshal", int(f.no_marshal.get(s)))
    notes.add("fight.attacker.lowered", f.less.get(s, ATTACKER_SIDE))
    notes.add("fight.defender.lowered", f.less.get(s, DEFENDER_SIDE))
    notes.add("fight.attacker.reacted", f.reacted.get(s, ATTACKER_SIDE))
    notes.add("fight.defender.reacted", f.reacted.get(s, DEFENDER_SIDE))
    notes.add("fight.winner", f.winner.get(s))
    for name, seat in (("attacker", attacker), ("defender", defender)):
        card = NONE if seat == NONE else c.laid.get(s, seat * CARDS_LAID)
        notes.add(f"fight.{name}.ready", int(card != NONE))
        notes.one_of(f"fight.{name}", CARD_IDS, card if is_open else NONE)
    row = 0 if player == attacker else 1
    fights = on and player in (attacker, defender)
    known = [card for card in range(len(CARD_IDS)) if fights and c.known.get(s, row, card) == 1]
    notes.some_of("known", CARD_IDS, known)
    picked = c.picked.get(s)
    notes.add("fight_cards", c.drawn.count(s) + int(picked != NONE))
    sees = is_open or (handler != NONE and handler == player)
    notes.add("fight_card.ready", int(picked != NONE))
    notes.one_of("fight_card", VALUES, picked - FIGHT_PIECE if sees and picked != NONE else NONE)
    seen = [piece - FIGHT_PIECE for piece in c.drawn.pieces(s)] if on and handler == player else []
    if on and player == attacker:
        seen = [card for card in range(len(VALUES)) if c.known_fight_cards.get(s, card) == 1]
    notes.some_of("seen", VALUES, seen)


def _poker(c: WesternLegends, s: State, player: int, notes: Notes) -> None:
    k = c.poker
    seats = _places(c)
    on = k.on.get(s)
    is_open = k.open.get(s)
    banker = k.banker.get(s) if on else NONE
    notes.add("poker", int(on))
    notes.one_of("poker.host", seats, _from(c, player, k.host.get(s)) if on else NONE)
    notes.one_of("poker.banker", seats, _from(c, player, banker))
    notes.one_of("poker.space", SPACE_IDS, k.space.get(s) if on else NONE)
    notes.add("poker.pot", k.pot.get(s))
    notes.some_of("poker.in", seats, _mask(c, player, k.joined.get(s)))
    notes.some_of("poker.waiting", seats, _mask(c, player, k.waiting.get(s)))
    notes.some_of("flop", CARD_IDS, c.flop.pieces(s))
    sees = banker != NONE and banker == player
    notes.some_of("banker", CARD_IDS, c.banker.pieces(s) if sees else [])
    for place in range(c.players + 1):
        row = (player + place) % c.players if place < c.players else c.players
        laid = [c.laid.get(s, row * CARDS_LAID + at) for at in range(CARDS_LAID)]
        shows = on and (is_open or (place == c.players and sees))
        notes.add(f"poker.{place}.ready", int(on and laid[0] != NONE))
        notes.some_of(f"poker.{place}", CARD_IDS, laid if shows else [])


def _man(c: WesternLegends, s: State, notes: Notes) -> None:
    notes.add("man.lp", c.table.man_lp.get(s))
    notes.one_of("man.space", SPACE_IDS, c.table.man_space.get(s))
    notes.one_of("man.card", MAN_IN_BLACK_IDS, c.table.man_card.get(s))
    notes.some_of("man.used", MAN_IN_BLACK_IDS, [piece - MAN_PIECE for piece in c.man_used.cards(s)])


def _seat(c: WesternLegends, s: State, seat: int, name: str, notes: Notes) -> None:
    people = c.people
    notes.one_of(f"{name}.character", CHARACTER_IDS, c.character_of(s, seat))
    notes.add(f"{name}.lp", people.lp.get(s, seat))
    notes.add(f"{name}.money", people.money.get(s, seat))
    notes.add(f"{name}.nuggets", people.nuggets.get(s, seat))
    notes.add(f"{name}.wounds", people.wounds.get(s, seat))
    notes.add(f"{name}.marshal", people.marshal.get(s, seat))
    notes.add(f"{name}.wanted", people.wanted.get(s, seat))
    notes.add(f"{name}.unlocked", int(people.unlocked.get(s, seat)))
    notes.one_of(f"{name}.space", PLACE_IDS, people.space.get(s, seat))
    for item, each in enumerate(EQUIPMENT_IDS):
        notes.add(f"{name}.{each}", c.owned_items.get(s, seat, item))
    weapon = c.weapon_active(s, seat)
    mounts, weapons = EQUIPMENT_IDS[:FIRST_WEAPON], EQUIPMENT_IDS[FIRST_WEAPON:FIRST_ITEM]
    notes.one_of(f"{name}.weapon", weapons, weapon - FIRST_WEAPON if weapon != NONE else NONE)
    notes.one_of(f"{name}.mount", mounts, c.mount_active(s, seat))
    notes.add(f"{name}.cards", c.hands.size_of(s, seat))
    token = c.cattle.get(s, seat)
    colour = NONE if token == NONE else (token - CATTLE_PIECE) // CATTLE_KINDS
    notes.one_of(f"{name}.cattle", COLOUR_IDS, colour)
    for goal in range(GOALS_EACH):
        notes.add(f"{name}.claimed.{goal}", int(c.goals.get(s, seat, goal) == SHOWN))
    notes.add(f"{name}.goals", secret_goals(c, s, seat))
    notes.add(f"{name}.fame", c.fame.total(s, seat))
    for window, each in enumerate(WINDOW_IDS):
        notes.add(f"{name}.quiet.{each}", c.quiet.get(s, seat, window))
