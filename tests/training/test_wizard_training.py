"""Training the learned Wizard player, on a small scale."""

from pathlib import Path
from random import Random

import pytest

import slet
from slet.cli.main import main
from slet.players import choose
from slet.players.wizard.learned import read_network
from slet.players.wizard.learned_player import LearnedPlayer

torch = pytest.importorskip("torch", reason="training needs PyTorch: install slet[train]")
from slet.training.wizard import Plan, Trainer  # noqa: E402
from slet.training.wizard_company import Who, company  # noqa: E402
from slet.training.wizard_measure import against_cog, among_themselves  # noqa: E402
from slet.training.wizard_network import new_weights, values, write_weights  # noqa: E402
from slet.training.wizard_play import Noise, play_rounds  # noqa: E402
from slet.training.wizard_rounds import Deals  # noqa: E402

torch.set_num_threads(1)  # the tests have every core already

CPU = torch.device("cpu")


def small(folder: Path) -> Plan:
    return Plan(
        out=folder / "weights.npz",
        minutes=0.002,
        checkpoint=folder / "checkpoint",
        width=16,
        blocks=1,
        decisions=200,
        together=1,
        batch=64,
        measured=0,
    )


def test_weights_are_trained_kept_and_gone_on_from(tmp_path: Path) -> None:
    torch.manual_seed(1)
    told: list[str] = []
    plan = small(tmp_path)
    first = Trainer(plan, lambda key, _: told.append(key))
    first.run()
    assert told == ["start", "step", "done"]
    assert plan.checkpoint is not None
    second = Trainer(Plan(plan.out, 0.002, start=plan.checkpoint, measured=0), lambda *_: None)
    assert second.seconds == first.seconds > 0
    assert second.learned == first.learned > 0
    assert all((second.net[name] == first.net[name]).all() for name in first.net)
    assert second.optimiser.state_dict()["state"][0]["step"] == first.learned


def test_what_was_trained_plays_on_the_engine(tmp_path: Path) -> None:
    Trainer(small(tmp_path), lambda *_: None).run()
    player, rng = LearnedPlayer(read_network(tmp_path / "weights.npz")), Random(1)
    match = slet.new("wizard", seats=6, seed=1)
    while match.ask is not None:
        match.play(choose(player, match, match.ask, rng), match.ask.seat)
    assert match.outcome is not None


def test_the_network_says_the_same_in_training_and_in_play(tmp_path: Path) -> None:
    torch.manual_seed(1)
    weights = {name: weight.half().float() for name, weight in new_weights(16, 2, CPU).items()}
    write_weights(weights, tmp_path / "weights.npz")
    deals = Deals(20, 4, 5, 0.5, CPU)
    played = play_rounds(deals, company(20, 4, CPU), weights, weights, Noise(0.1, 0.1), keep=True, dtype=torch.float32)
    x = torch.cat(played.x)
    theirs = read_network(tmp_path / "weights.npz").values(x.numpy())
    assert torch.allclose(10 * values(weights, x), torch.from_numpy(theirs), atol=1e-3)


def test_it_learns_from_its_own_choices_alone() -> None:
    torch.manual_seed(1)
    weights = new_weights(16, 1, CPU)
    who = torch.full((30, 4), int(Who.COG))
    who[:10, 2] = int(Who.LEARNER)
    played = play_rounds(
        Deals(30, 4, 3, 0, CPU), who, weights, weights, Noise(0.1, 0.1), keep=True, dtype=torch.float32
    )
    x, chosen, target = played.lessons()
    assert len(x) == len(chosen) == len(target) == 10 * (1 + 2)  # a bid and all cards but the last
    assert sorted(set(target.tolist())) == sorted({points / 10 for points in played.rounds.points()[:10, 2].tolist()})


def test_how_well_it_plays_is_measured() -> None:
    weights = new_weights(8, 0, CPU)
    assert among_themselves(weights, 6, 4, CPU, torch.float32)["seats"] == 6
    assert set(against_cog(weights, 6, 4, CPU, torch.float32)) == {"seats", "points", "others", "wins", "met"}


def test_the_command_trains_and_tells_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "weights.npz"
    how = [
        "--minutes",
        "0.001",
        "--width",
        "8",
        "--blocks",
        "0",
        "--decisions",
        "100",
        "--games",
        "0",
        "--lang",
        "en",
        "--plain",
    ]
    assert main(["train", "wizard", "--out", str(out), *how]) == 0
    assert str(out) in capsys.readouterr().out
    read_network(out)


@pytest.mark.parametrize("language", ["en", "cs"])
def test_what_cannot_be_gone_on_from_is_refused_with_one_sentence(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text, other = tmp_path / "text", tmp_path / "other"
    text.write_text("no checkpoint")
    torch.save({"net": {}}, other)
    for file in (text, other, tmp_path / "none"):
        assert main(["train", "wizard", "--from", str(file), "--lang", language]) == 2
        said = capsys.readouterr().err
        assert said.count("\n") == 1
        assert str(file) in said
