"""What a player cannot know, dealt again: hands, sealed cards, decks, tokens, goals and the faces of stories.

What is hidden is gathered in the order of its numbers, which forgets where it truly lay, and dealt again at
random to places that fit what the player knows.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from saloon.authoring.kit import Pile
from saloon.core.state import State
from saloon.games.western_legends.components.ids import (
    CATTLE_KINDS,
    CHARACTERS,
    FIGHT_CARDS,
    GOALS_EACH,
    NONE,
    POKER_CARDS,
    STORIES,
    VERSUS_MAN_IN_BLACK,
)
from saloon.games.western_legends.rules.fight_deck import has_seen
from saloon.games.western_legends.table import (
    BANKER_CARDS,
    CARDS_LAID,
    CATTLE_PIECE,
    FAME_KINDS,
    FIGHT_PIECE,
    PIECES,
    RANCHES,
    STORY_PIECE,
    WesternLegends,
)


@final
class Dream:
    """A state through the eyes of a player, being dealt again."""

    def __init__(self, t: WesternLegends, s: State, player: i64) -> None:
        self.t: Final = t
        self.s: Final = s
        self.player: i64 = player
        self.pool: Final[vec[i64]] = vec[i64]([0] * PIECES)
        """What is hidden and still to be dealt."""
        self.left: i64 = 0
        self.banker_laid: i64 = 0
        """How many of the banker's cards lie face down."""

    def deal(self) -> None:
        """Everything, one kind of pieces after another."""
        self._deal_characters()
        self._deal_poker_cards()
        self._deal_fight_cards()
        self._deal_stories()
        self._deal_cattle()
        self._deal_goals()
        self._deal_fame()
        if self.t.with_man:
            self._shuffle_sorted(self.t.man_deck)

    # -- the pool --------

    def _add(self, piece: i64) -> None:
        self.pool[self.left] = piece
        self.left += 1

    def _draw(self) -> i64:
        """A random one of what is left."""
        at = self.s.below(self.left)
        self.left -= 1
        piece = self.pool[at]
        self.pool[at] = self.pool[self.left]
        return piece

    def _shuffle_sorted(self, pile: Pile) -> None:
        """A pile whose cards are known, but not their order."""
        s = self.s
        size = pile.count(s)
        there = vec[i64]([0] * PIECES)
        for place in range(size):
            there[pile.at(s, place)] += 1
        pile.clear(s)
        for piece in range(PIECES):
            for _copy in range(there[piece]):
                pile.put(s, piece)
        pile.shuffle(s)

    # -- characters, while they are chosen --------

    def _deal_characters(self) -> None:
        t = self.t
        s = self.s
        if t.dealt.get(s, 0, 0) == 0:
            return
        for character in range(CHARACTERS):
            mine = t.dealt.get(s, self.player, 0) == 1 + character
            if not mine and t.dealt.get(s, self.player, 1) != 1 + character:
                self._add(character)
        for seat in range(t.players):
            if seat != self.player:
                for place in range(2):
                    t.dealt.set(s, seat, place, 1 + self._draw())
                if t.chosen.get(s, seat) != 0:
                    t.chosen.set(s, seat, t.dealt.get(s, seat, s.below(2)))
        self.left = 0

    # -- poker cards --------

    def _knows(self, seat: i64, card: i64) -> bool:
        """Whether the player has looked at this card of the rival's in the fight in progress."""
        t = self.t
        s = self.s
        f = t.fighting
        if f.opponent.get(s) == NONE:
            return False
        if f.attacker.get(s) == self.player and f.defender.get(s) == seat:
            return t.known.get(s, 0, card) == 1
        if f.defender.get(s) == self.player and f.attacker.get(s) == seat:
            return t.known.get(s, 1, card) == 1
        return False

    def _deal_poker_cards(self) -> None:
        """The deck, other hands, and what others have laid face down; a sealed card is any one of a hand."""
        t = self.t
        s = self.s
        sealed = not t.fighting.open.get(s) and not t.poker.open.get(s)
        sees_banker = t.poker.banker.get(s) == self.player
        where = vec[i64]([0] * POKER_CARDS)  # 1 for cards that are dealt again
        counts = vec[i64]([0] * (2 * t.players))  # of cards in hands; then of those that were held back
        laid = vec[i64]([0] * (t.players + 1))
        for seat in range(t.players):
            if seat == self.player:
                continue
            if sealed:
                for place in range(CARDS_LAID):
                    card = t.laid.take(s, seat * CARDS_LAID + place)
                    if card != NONE:
                        t.hands.add(s, seat, card)
                        laid[seat] += 1
            for card in range(POKER_CARDS):
                if t.hands.has(s, seat, card) and not self._knows(seat, card):
                    t.hands.drop(s, seat, card)
                    counts[seat + t.players * t.held_back.get(s, card)] += 1
                    where[card] = 1
        banker = vec[i64]([0, 0])
        self._gather_banker(where, banker, sees_banker, sealed)
        size = t.deck.count(s)
        for place in range(size):
            where[t.deck.at(s, place)] = 1
        t.deck.clear(s)
        for held_back in range(1, -1, -1):
            for card in range(POKER_CARDS):
                if where[card] == 1 and t.held_back.get(s, card) == held_back:
                    self._add(card)
            for seat in range(t.players):
                for _card in range(counts[seat + t.players * held_back]):
                    t.hands.add(s, seat, self._draw())
            for _card in range(banker[held_back]):
                t.banker.add(s, self._draw())
        for _card in range(size):
            t.deck.put(s, self._draw())
        for seat in range(t.players):
            self._seal(seat, laid[seat])
        self._seal_banker()
        self._forget_looks_at_hands()

    def _gather_banker(self, where: vec[i64], counts: vec[i64], sees: bool, sealed: bool) -> None:
        """The banker's cards, if the player does not see them: how many, and how many were held back.

        Those that are laid down are taken up first; `banker_laid` says how many they were.
        """
        t = self.t
        s = self.s
        if sees or (not sealed and not t.poker.open.get(s)):
            return
        if sealed:
            row = t.players * CARDS_LAID
            for place in range(CARDS_LAID):
                card = t.laid.take(s, row + place)
                if card != NONE:
                    t.banker.add(s, card)
                    self.banker_laid += 1
        for place in range(BANKER_CARDS):
            card = t.banker.take(s, place)
            if card != NONE:
                where[card] = 1
                counts[t.held_back.get(s, card)] += 1

    def _seal_banker(self) -> None:
        t = self.t
        s = self.s
        row = t.players * CARDS_LAID
        for place in range(self.banker_laid):
            t.laid.put(s, t.banker.take(s, t.banker.count(s) - 1), row + place)

    def _seal(self, seat: i64, number: i64) -> None:
        """Lay random cards of a hand face down."""
        t = self.t
        s = self.s
        for place in range(number):
            at = s.below(t.hands.size_of(s, seat))
            for card in range(POKER_CARDS):
                if t.hands.has(s, seat, card):
                    if at == 0:
                        t.hands.drop(s, seat, card)
                        t.laid.put(s, card, seat * CARDS_LAID + place)
                        break
                    at -= 1

    def _forget_looks_at_hands(self) -> None:
        """WL-J2: at how many cards of a rival a fighter has looked all know, at which only the fighter."""
        t = self.t
        s = self.s
        f = t.fighting
        for row in range(2):
            looker = f.attacker.get(s) if row == 0 else f.defender.get(s)
            rival = f.defender.get(s) if row == 0 else f.attacker.get(s)
            seen: i64 = 0
            for card in range(POKER_CARDS):
                seen += t.known.get(s, row, card)
            if seen == 0 or looker == self.player:
                continue
            left = t.hands.size_of(s, rival)
            if t.laid.get(s, rival * CARDS_LAID) != NONE:
                left += 1
            for card in range(POKER_CARDS):
                t.known.set(s, row, card, 0)
                if t.hands.has(s, rival, card) or t.laid.get(s, rival * CARDS_LAID) == card:
                    if s.below(left) < seen:
                        t.known.set(s, row, card, 1)
                        seen -= 1
                    left -= 1

    # -- fight cards --------

    def _deal_fight_cards(self) -> None:
        """The fight deck, and the drawn cards that the player has not seen; see `rules.fight_deck`."""
        t = self.t
        s = self.s
        self._forget_others()
        lies = not t.fighting.open.get(s) and t.picked.get(s) != NONE
        handles = t.fighting.opponent.get(s) != NONE and t.fighting.handler.get(s) == self.player
        if lies and not handles:
            t.drawn.add(s, t.picked.take(s))
        layers = vec[i64]([NONE] * FIGHT_CARDS)  # of the cards that are dealt again
        in_deck = vec[i64]([0] * (FIGHT_CARDS + 1))  # how many of each layer
        for place in range(t.fight_deck.count(s)):
            card = t.fight_deck.at(s, place) - FIGHT_PIECE
            layers[card] = t.fight_layers.get(s, card)
            in_deck[layers[card]] += 1
        t.fight_deck.clear(s)
        drawn: i64 = 0
        drawn_layer: i64 = NONE
        if not handles:
            drawn, drawn_layer = self._gather_drawn(layers)
        self._deal_layers(layers, in_deck, drawn, drawn_layer)
        if lies and not handles:
            self._pick_any()
        self._forget_looks_at_fight_cards()

    def _forget_looks_at_fight_cards(self) -> None:
        """WL-J2: and so it is with the fight cards of an opponent."""
        t = self.t
        s = self.s
        seen: i64 = 0
        for card in range(FIGHT_CARDS):
            seen += t.known_fight_cards.get(s, card)
        if seen == 0 or t.fighting.attacker.get(s) == self.player:
            return
        left = t.drawn.count(s) + t.picked.count(s)
        for card in range(FIGHT_CARDS):
            piece = FIGHT_PIECE + card
            t.known_fight_cards.set(s, card, 0)
            if t.drawn.find(s, piece) >= 0 or t.picked.get(s) == piece:
                if s.below(left) < seen:
                    t.known_fight_cards.set(s, card, 1)
                    seen -= 1
                left -= 1

    def _forget_others(self) -> None:
        """What others remember is not known."""
        for seat in range(self.t.players):
            if seat != self.player:
                for card in range(FIGHT_CARDS):
                    self.t.fight_memory.set(self.s, seat, card, 0)

    def _gather_drawn(self, layers: vec[i64]) -> tuple[i64, i64]:
        """How many of the drawn cards the player has not seen, and their layer; what was seen stays there."""
        t = self.t
        s = self.s
        found: i64 = 0
        layer: i64 = NONE
        seen = vec[i64]([0] * FIGHT_CARDS)
        for place in range(FIGHT_CARDS):
            piece = t.drawn.take(s, place)
            if piece == NONE:
                continue
            card = piece - FIGHT_PIECE
            if has_seen(t, s, self.player, piece):
                seen[card] = 1
            else:
                layer = t.fight_layers.get(s, card)
                layers[card] = layer
                found += 1
        for card in range(FIGHT_CARDS):
            if seen[card] == 1:
                t.drawn.add(s, FIGHT_PIECE + card)
        return found, layer

    def _deal_layers(self, layers: vec[i64], in_deck: vec[i64], drawn: i64, drawn_layer: i64) -> None:
        """Every layer gets the cards that the player knows in it; the rest is dealt to all of them."""
        t = self.t
        s = self.s
        for card in range(FIGHT_CARDS):
            if layers[card] != NONE and t.fight_memory.get(s, self.player, card) == 0:
                self._add(FIGHT_PIECE + card)
        layer_of = vec[i64]([0] * FIGHT_CARDS)
        for layer in range(FIGHT_CARDS + 1):
            size = in_deck[layer] + (drawn if layer == drawn_layer else 0)
            if size == 0:
                continue
            cards = vec[i64]([0] * FIGHT_CARDS)
            found: i64 = 0
            for card in range(FIGHT_CARDS):
                if layers[card] == layer and t.fight_memory.get(s, self.player, card) == 1:
                    cards[found] = FIGHT_PIECE + card
                    found += 1
            while found < size:
                cards[found] = self._draw()
                found += 1
            for dealt in range(size):
                at = dealt + s.below(size - dealt)
                piece = cards[at]
                cards[at] = cards[dealt]
                layer_of[piece - FIGHT_PIECE] = layer
                if dealt < in_deck[layer]:
                    t.fight_deck.put(s, piece)
                else:
                    t.drawn.add(s, piece)
        for card in range(FIGHT_CARDS):
            if layers[card] != NONE:
                t.fight_layers.set(s, card, layer_of[card])

    def _pick_any(self) -> None:
        """Some card of those that were drawn lies face down; the Man in Black uses the highest (WL-V12)."""
        t = self.t
        s = self.s
        size = t.drawn.count(s)
        chosen = s.below(size)
        if t.fighting.opponent.get(s) == VERSUS_MAN_IN_BLACK:
            for place in range(size):
                if t.drawn.get(s, place) > t.drawn.get(s, chosen):
                    chosen = place
        t.picked.put(s, t.drawn.take(s, chosen))
        for place in range(size - 1):
            if t.drawn.get(s, place) == NONE:
                t.drawn.put(s, t.drawn.take(s, size - 1), place)

    # -- stories --------

    def _deal_stories(self) -> None:
        """Piles below their open cards, and which of the cards that ask for the same an open one is."""
        t = self.t
        s = self.s
        covered = t.table.pile.get(s) if t.table.story.get(s) != NONE else NONE
        hidden = vec[i64]([0] * STORIES)
        groups = vec[i64]([NONE] * t.piles)
        sizes = vec[i64]([0] * t.piles)
        for pile in range(t.piles):
            sizes[pile] = t.stories[pile].count(s)
            for place in range(sizes[pile]):
                hidden[t.stories[pile].at(s, place) - STORY_PIECE] = 1
            if sizes[pile] > 0 and pile != covered:
                groups[pile] = t.box.story_group[t.open_story(s, pile)]
            t.stories[pile].clear(s)
        tops = vec[i64]([NONE] * t.piles)
        for pile in range(t.piles):
            if groups[pile] != NONE:
                tops[pile] = self._of_group(hidden, groups[pile])
        for story in range(STORIES):
            if hidden[story] == 1:
                self._add(STORY_PIECE + story)
        for pile in range(t.piles):
            for _card in range(sizes[pile] - (1 if tops[pile] != NONE else 0)):
                t.stories[pile].put(s, self._draw())
            if tops[pile] != NONE:
                t.stories[pile].put(s, STORY_PIECE + tops[pile])

    def _of_group(self, hidden: vec[i64], group: i64) -> i64:
        """A random one of the hidden stories that ask for the same; it is hidden no longer."""
        found: i64 = 0
        for story in range(STORIES):
            found += hidden[story] == 1 and self.t.box.story_group[story] == group
        at = self.s.below(found)
        for story in range(STORIES):
            if hidden[story] == 1 and self.t.box.story_group[story] == group:
                if at == 0:
                    hidden[story] = 0
                    return story
                at -= 1
        return NONE

    # -- tokens and goals --------

    def _deal_cattle(self) -> None:
        """Of each colour: what the ranch and the others have."""
        t = self.t
        s = self.s
        for colour in range(RANCHES):
            first = CATTLE_PIECE + colour * CATTLE_KINDS
            size = t.ranches[colour].count(s)
            mine = t.cattle.get(s, self.player)
            if not t.with_cattle:
                return
            for kind in range(CATTLE_KINDS):
                if first + kind != mine:
                    self._add(first + kind)
            t.ranches[colour].clear(s)
            for seat in range(t.players):
                token = t.cattle.get(s, seat)
                if seat != self.player and first <= token < first + CATTLE_KINDS:
                    t.cattle.take(s, seat)
                    t.cattle.put(s, self._draw(), seat)
            for _token in range(size):
                t.ranches[colour].put(s, self._draw())

    def _deal_goals(self) -> None:
        """Which of the goals that others have not claimed went back into the box."""
        t = self.t
        s = self.s
        if not t.with_goals:
            return
        for seat in range(t.players):
            if seat == self.player:
                continue
            secret: i64 = 0
            for goal in range(GOALS_EACH):
                secret += t.goals.get(s, seat, goal) != 2
            if secret == GOALS_EACH and t.goals.get(s, seat, 0) + t.goals.get(s, seat, 1) == 0:
                continue  # before goals are dealt
            boxed = s.below(secret)
            for goal in range(GOALS_EACH):
                if t.goals.get(s, seat, goal) != 2:
                    t.goals.set(s, seat, goal, 0 if boxed == 0 else 1)
                    boxed -= 1

    def _deal_fame(self) -> None:
        """Tokens that others hold, and the supply; at the end they are shown (WL-V5)."""
        t = self.t
        s = self.s
        if not t.with_goals or s.over:
            return
        held = vec[i64]([0] * t.players)
        for seat in range(t.players):
            if seat != self.player:
                held[seat] = t.fame.total(s, seat)
                for kind in range(FAME_KINDS):
                    number = t.fame.get(s, seat, kind)
                    t.fame.move(s, seat, kind, -number)
                    t.fame.move(s, t.fame.supply, kind, number)
        for seat in range(t.players):
            for _token in range(held[seat]):
                t.fame.draw(s, seat)
