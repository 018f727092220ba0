"""The rules of Dice Town: every moment of the game, one file a chapter."""

from __future__ import annotations

from saloon.core.steps import Step
from saloon.games.dice_town.components import STORE_KINDS
from saloon.games.dice_town.rules.cards import (
    WITH_WINDOW,
    Answer,
    Cheat,
    CheatWindow,
    Effect,
    Shake,
    Window,
)
from saloon.games.dice_town.rules.dice import (
    CheckHands,
    GiveBack,
    Keep,
    NewRound,
    Pay,
    Reveal,
    Roll,
    ToughGuy,
)
from saloon.games.dice_town.rules.doc import Fence, Gather, OrderVisits, Visit, Visits
from saloon.games.dice_town.rules.end import ChooseWinner, RoundEnd
from saloon.games.dice_town.rules.saloon import KeepTaken, Rob, Steal
from saloon.games.dice_town.rules.store import Draw, KeepDrawn, Shop
from saloon.games.dice_town.rules.ties import DecideTie, OfferCards, OfferMoney, OfferNuggets, OffersIn
from saloon.games.dice_town.rules.town import Dig, PinBadge, Refill, Town, Use
from saloon.games.dice_town.state import DiceTown


def add_steps(c: DiceTown) -> None:
    """Give a layout all its moments."""
    c.new_round = c.add_step(NewRound(c))
    c.roll = c.add_step(Roll(c))
    c.keep = c.add_step(Keep(c))
    c.reveal = c.add_step(Reveal(c))
    c.tough_guy = c.add_step(ToughGuy(c))
    c.pay = c.add_step(Pay(c))
    c.give_back = c.add_step(GiveBack(c))
    c.cheat_window = c.add_step(CheatWindow(c))
    c.cheat = c.add_step(Cheat(c))
    c.check_hands = c.add_step(CheckHands(c))
    c.answer = c.add_step(Answer(c))
    c.effect = c.add_step(Effect(c))
    windows: list[Step] = [c.answer] * int(STORE_KINDS)
    for kind in WITH_WINDOW:
        windows[kind] = c.add_step(Window(c, kind))
    c.windows = windows
    c.town = c.add_step(Town(c))
    c.use = c.add_step(Use(c))
    c.offers_in = c.add_step(OffersIn(c))
    c.offer_money = c.add_step(OfferMoney(c))
    c.offer_nuggets = c.add_step(OfferNuggets(c))
    c.offer_cards = c.add_step(OfferCards(c))
    c.decide_tie = c.add_step(DecideTie(c))
    c.dig = c.add_step(Dig(c))
    c.shop = c.add_step(Shop(c))
    c.draw = c.add_step(Draw(c))
    c.keep_drawn = c.add_step(KeepDrawn(c))
    c.shake = c.add_step(Shake(c))
    c.steal = c.add_step(Steal(c))
    c.rob = c.add_step(Rob(c))
    c.keep_taken = c.add_step(KeepTaken(c))
    c.pin_badge = c.add_step(PinBadge(c))
    c.refill = c.add_step(Refill(c))
    c.gather = c.add_step(Gather(c))
    c.order_visits = c.add_step(OrderVisits(c))
    c.visits = c.add_step(Visits(c))
    c.visit = c.add_step(Visit(c))
    c.fence = c.add_step(Fence(c))
    c.round_end = c.add_step(RoundEnd(c))
    c.choose_winner = c.add_step(ChooseWinner(c))
