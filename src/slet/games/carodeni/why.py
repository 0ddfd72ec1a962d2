"""What a question says besides, and why something that lies there cannot be chosen now."""

from typing import Any

from slet.games.carodeni.pieces.box import PRICES, Potion, Witch
from slet.games.carodeni.pieces.kinds import LOCATIONS, Animal, Location
from slet.games.carodeni.turn import TAKEN_AT_REST
from slet.games.carodeni.view import CarodeniView
from slet.kernel import Reason


def asking(view: CarodeniView) -> dict[str, Any]:
    """Where the next thing is to be taken, how many and whether some were; whether one may rest; what is paid for."""
    place = _now_at(view)
    own = view.areas[view.turn]
    left = view.to_take if place is None else view.points[place.place]
    of = TAKEN_AT_REST if place is None or view.active is None else view.active.gathers[place.place]
    return {
        "location": LOCATIONS[0] if place is None else place,
        "left": left,
        "more": left < of,
        "may_rest": bool(own.pile),
        "potion": "" if view.brewing is None else view.brewing,
    }


def _now_at(view: CarodeniView) -> Location | None:
    """CAR-30: mountains first, then the forest, then the lake."""
    return next((at for at in LOCATIONS if view.points[at.place]), None)


def why_not(view: CarodeniView, option: str) -> Reason | None:
    verb, _, name = option.partition(":")
    if verb == "brew" and name in Potion.names():
        return _why_not_brewed(view, Potion.named(name)) or _elsewhere(view, Potion.named(name))
    if verb == "play" and name in Witch.names():
        card = Witch.named(name)
        in_hand = card in view.areas[view.turn].hand
        return Reason("not-now", {"card": card}, "CAR-29") if in_hand else _elsewhere(view, card)
    if verb in ("potion", "tool", "witch", "animal"):
        cards: tuple[Potion | Witch | None, ...] = view.potions if verb in ("potion", "tool") else view.witches
        place = next((at for at, card in zip(LOCATIONS, cards, strict=True) if card and card.name == name), None)
        return None if place is None else _why_not_here(view, place)
    if verb == "ingredient":
        place = next((at for at in LOCATIONS if name.startswith(f"{at.name}/")), None)
        return None if place is None else _why_not_here(view, place)
    if verb == "tame" and name in Animal.names():
        return _why_not_tamed(view, Animal.named(name))
    return None


def _elsewhere(view: CarodeniView, card: Potion | Witch) -> Reason | None:
    """A card that lies open and is not the player's to use: played, in a clan, or somebody else's."""
    own = view.areas[view.turn]
    if card in own.pile:
        return Reason("played-already", {"card": card}, "CAR-66")
    if card in (*own.clan_witches, *own.clan_potions):
        return Reason("in-clan", {"card": card}, "CAR-57")
    others = [*(area for area in view.areas if area is not own), *([] if view.ostara is None else [view.ostara])]
    for area in others:
        if card in (*area.hand, *area.pile, *area.potions, *area.clan_witches, *area.clan_potions):
            return Reason("not-yours", {"card": card}, "CAR-29" if isinstance(card, Witch) else "CAR-41")
    return None


def _why_not_here(view: CarodeniView, place: Location) -> Reason | None:
    if view.step == "rest":
        return Reason("only-ingredients", rule="CAR-66")
    now = _now_at(view) if view.step == "gather" else None
    return Reason("no-gathering") if now is None else Reason("other-place", {"now": now, "place": place}, "CAR-30")


def _why_not_tamed(view: CarodeniView, animal: Animal) -> Reason | None:
    """CAR-81 to CAR-84."""
    own = view.areas[view.turn]
    if all(card.back is not animal for card in own.animals):
        return None
    if any(card.back is animal for card in own.clan_animals):
        return Reason("tamed-already", {"animal": animal}, "CAR-84")
    if view.active is not None and view.active.is_novice:
        return Reason("novice-tames", {"animal": animal}, "CAR-82")
    return Reason("tame-later", {"animal": animal, "price": PRICES[animal.place]}, "CAR-81")


def _why_not_brewed(view: CarodeniView, potion: Potion) -> Reason | None:
    """CAR-41 to CAR-48, in the order in which a player would look."""
    prospect = next((one for one in view.areas[view.turn].prospects if one.potion is potion), None)
    if prospect is None:
        return None
    if view.active is not None and view.active not in prospect.brewers:
        return Reason("flag", {"witch": view.active, "potion": potion}, "CAR-42")
    if not prospect.ways:
        missing = (*prospect.missing, *prospect.missing_tools)
        rule = "CAR-47" if prospect.missing else "CAR-48"
        return Reason("cannot-pay", {"potion": potion, "missing": missing, "tools": prospect.missing_any}, rule)
    return Reason("brew-later", {"potion": potion}, "CAR-41")
