"""The learned player of Wizard: what it goes by, and its weights."""

from pathlib import Path
from random import Random

import numpy as np
import pytest

import slet
from slet.games.wizard.pieces import SUITS, Card
from slet.games.wizard.state import WizardState
from slet.kernel.match import Match
from slet.players import choose
from slet.players.wizard import layout
from slet.players.wizard.cog2022 import Cog2022Player
from slet.players.wizard.features import Floats, features, orders
from slet.players.wizard.learned import BadWeights, Network, judge, read_network
from slet.players.wizard.learned_player import LearnedPlayer
from support.journeys import decisions


def made_up(width: int = 24, blocks: int = 2) -> dict[str, Floats]:
    rng = np.random.default_rng(1)
    sizes = layout.shapes(width, blocks)
    return {name: rng.normal(0, 0.1, shape).astype(np.float32) for name, shape in sizes.items()}


def part(x: Floats, name: str) -> Floats:
    return x[layout.START[name] : layout.START[name] + layout.PARTS[name]]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_what_it_goes_by_is_the_same_however_the_hidden_cards_lie(seats: int) -> None:
    match = slet.new("wizard", seats=seats, seed=5, plus_minus_one=True)
    for number, at in enumerate(decisions(match, Random(5))):
        if number % 9 == 0 and at.ask is not None:
            seat = at.ask.seat
            one, other = (features(at.imagine(seat, Random(n)).state, seat) for n in (1, 2))
            assert np.array_equal(one, other)
            assert np.array_equal(one, features(at.state, seat))


def test_every_card_is_in_hand_on_the_table_gone_turned_up_or_unseen() -> None:
    match = slet.new("wizard", seats=4, seed=8)
    for at in decisions(match, Random(8)):
        if at.ask is None or at.state.round != 7 or at.ask.kind == "trump":
            continue
        s: WizardState = at.state
        x = features(s, at.ask.seat)
        assert part(x, "hand").sum() == len(s.hands[at.ask.seat])
        assert part(x, "trick").sum() == len(s.trick)
        assert part(x, "gone").sum() == 4 * sum(s.taken)
        assert part(x, "turned").sum() == 1
        assert sum(part(x, name).sum() for name in ("hand", "trick", "gone", "turned", "unseen")) == 60
        assert (part(x, "unseen") >= 0).all()


def test_who_played_what_in_past_tricks_is_known() -> None:
    match, rng = slet.new("wizard", seats=3, seed=4), Random(4)
    played: dict[int, set[Card]] = {}
    while match.state.round < 6:
        assert match.ask is not None
        match.play(rng.choice(match.ask.options), match.ask.seat)
    while match.ask is not None and match.state.round == 6:
        seat, s = match.ask.seat, match.state
        if match.ask.kind == "play" and not s.trick:
            gone = part(features(s, seat, order=SUITS), "gone").reshape(6, 54)
            for who, cards in played.items():
                kinds = [13 * SUITS.index(card.suit) + card.rank - 1 for card in cards if card.suit]
                assert set(np.flatnonzero(gone[(who - seat) % 3][:52])) == set(kinds)
        chosen = rng.choice(match.ask.options)
        if isinstance(chosen, Card):
            played.setdefault(seat, set()).add(chosen)
        match.play(chosen, seat)
    assert sum(map(len, played.values())) == 18


def test_a_position_set_up_without_its_past_tricks_can_be_judged() -> None:
    match, rng = slet.new("wizard", seats=4, seed=4), Random(4)
    while not (match.state.round == 5 and sum(match.state.taken) == 3):
        assert match.ask is not None
        match.play(rng.choice(match.ask.options), match.ask.seat)
    s: WizardState = match.state
    s.rest, s.piles = (*s.rest, *s.piles), ()
    assert match.ask is not None
    assert part(features(s, match.ask.seat), "gone").sum() == 4


@pytest.mark.parametrize("looks", [1, 6])
def test_it_plays_whole_games_by_any_weights(looks: int) -> None:
    player, rng = LearnedPlayer(Network(made_up()), looks), Random(1)
    for seats in (3, 6):
        match = slet.new("wizard", seats=seats, seed=3, plus_minus_one=True)
        while match.ask is not None:
            match.play(choose(player, match, match.ask, rng), match.ask.seat)
        assert match.outcome is not None


def judged(match: Match, looks: int) -> list[float]:
    assert match.ask is not None
    return judge(Network(made_up()), match.state, match.ask, looks)


def test_with_six_looks_the_names_of_plain_suits_make_no_difference() -> None:
    """A hand with red and blue exchanged is worth the same."""
    match = slet.new("wizard", seats=4, seed=2)
    while match.state.round < 5 or match.state.trump is None:
        assert match.ask is not None
        match.play(match.ask.options[0], match.ask.seat)
    s: WizardState = match.state
    assert match.ask is not None
    assert match.ask.kind == "bid"
    others = [suit for suit in SUITS if suit != s.trump]
    before = {looks: judged(match, looks) for looks in (1, 6)}
    new = dict(zip(others, [others[1], others[0], others[2]], strict=True))
    seat = match.ask.seat
    s.hands[seat] = [
        Card.named(f"{new[card.suit]}-{card.rank}") if card.suit in new else card for card in s.hands[seat]
    ]
    assert judged(match, 6) == pytest.approx(before[6], abs=1e-4)
    assert judged(match, 1) != pytest.approx(before[1], abs=1e-4)
    assert len(orders(s.trump)) == 6


def test_one_option_after_the_other_is_judged_in_points() -> None:
    weights = {name: np.zeros_like(weight) for name, weight in made_up().items()}
    weights["head.bias"] += np.arange(layout.OUTPUTS, dtype=np.float32)
    match = slet.new("wizard", seats=4, seed=2)
    assert match.ask is not None
    assert judge(Network(weights), match.state, match.ask) == [0.0, 10.0]


# --- weights in files -----------------------------------------------------------------------------------------------


def written(file: Path, weights: dict[str, Floats], version: int = layout.VERSION) -> Path:
    halves = {name: weight.astype(np.float16) for name, weight in weights.items()}
    np.savez_compressed(file, version=np.array(version), **halves)  # type: ignore[arg-type]
    return file


def test_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    weights = made_up()
    network = read_network(written(tmp_path / "weights.npz", weights))
    x = np.eye(3, layout.SIZE, dtype=np.float32)
    assert np.allclose(network.values(x), Network(weights).values(x), atol=0.05)


def test_missing_damaged_and_other_weights_are_refused_in_a_sentence(tmp_path: Path) -> None:
    good = written(tmp_path / "weights.npz", made_up())
    half = tmp_path / "half.npz"
    half.write_bytes(good.read_bytes()[:5000])
    text = tmp_path / "text.npz"
    text.write_text("weights")
    flipped = tmp_path / "flipped.npz"
    middle = len(good.read_bytes()) // 2
    flipped.write_bytes(good.read_bytes()[:middle] + b"\0" * 50 + good.read_bytes()[middle + 50 :])
    infinite = made_up()
    infinite["head.bias"][3] = np.inf
    wide = made_up()
    wide["entry.weight"] = wide["entry.weight"][:-1]
    lacking = made_up()
    del lacking["head.bias"]
    for file, says in [
        (tmp_path / "none.npz", "missing"),
        (half, "damaged"),
        (text, "damaged"),
        (flipped, "damaged"),
        (written(tmp_path / "infinite.npz", infinite), "damaged"),
        (written(tmp_path / "wide.npz", wide), "another version"),
        (written(tmp_path / "lacking.npz", lacking), "another version"),
        (written(tmp_path / "old.npz", made_up(), version=0), "another version"),
    ]:
        with pytest.raises(BadWeights) as refused:
            read_network(file)
        assert says in str(refused.value)
        assert file.name in str(refused.value)
        assert file.name in refused.value.text("cs")


# --- the yardstick ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_yardstick_plays_whole_games_and_knows_nothing_hidden(seats: int) -> None:
    match, player = slet.new("wizard", seats=seats, seed=6, plus_minus_one=True), Cog2022Player()
    number = 0
    while match.ask is not None:
        ask = match.ask
        chosen = choose(player, match, ask, Random(1))
        if number % 11 == 0:
            assert chosen.id == choose(player, match, ask, Random(2)).id
        match.play(chosen, ask.seat)
        number += 1
    assert match.outcome is not None
