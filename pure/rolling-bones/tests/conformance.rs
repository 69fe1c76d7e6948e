//! Rolling Bones keeps every promise of a game, in 20,000 random games.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may stop at the first surprise"
)]

use bonecup_rules::conformance::{FewFaces, Source, Subject, conform, playthrough};
use bonecup_rules::{Cup, Game, Points, Shake};
use rolling_bones::{Bone, BonesOptions, Dice, DiceCount, Face, HatDuty, HatOff, Move, Roll, RollingBones};

struct Bones;

impl Subject for Bones {
    type Game = RollingBones;

    // The rules have no bound: a table may bury nothing for ever. Random players reach these targets well before.
    const MOST_STEPS: usize = 20_000;
    const LISTS_ALL: bool = true;

    fn table(source: &mut Source) -> (BonesOptions, usize) {
        let options = BonesOptions {
            target: Points(1 + i32::from(source.fair(25))),
            hat_duty: source.pick(&HatDuty::ALL),
            hat_off: source.pick(&HatOff::ALL),
            finish_round: source.one_in(2),
        };
        (options, 1 + source.below(4) * source.below(4).max(1))
    }

    fn answer(request: &DiceCount, source: &mut Source) -> Roll {
        // Bones that are rare in play: few kinds of faces make false bones and full turns common.
        if source.one_in(3) {
            let faces = [source.fair(6), source.fair(6)];
            return request.shake(&mut FewFaces { faces, source });
        }
        request.shake(source)
    }

    fn nonsense(request: &DiceCount, source: &mut Source) -> Roll {
        let mut faces = request.shake(source).faces().to_vec();
        let i = source.below(faces.len());
        match source.below(3) {
            0 => drop(faces.remove(i)),
            1 if faces.len() < Roll::MOST => faces.push(faces[i]),
            _ => faces[i] = Face::ALL[(faces[i].index() + 6) % 18],
        }
        Roll::new(faces).unwrap()
    }

    fn any_move(source: &mut Source) -> Move {
        let bone = source.pick(&Bone::ALL);
        match source.below(7) {
            0 => Move::Lay(bone),
            1 => Move::LayFalse { bone, place: source.pick(&Bone::ALL) },
            2 => Move::PutOnHat,
            3 => Move::TakeOffHat,
            4 => Move::Bury,
            5 => Move::Leave,
            _ => Move::Roll {
                paying: DiceCount { left: source.fair(4), right: source.fair(4), centre: source.fair(4) },
            },
        }
    }

    fn audit(game: &RollingBones) {
        let turn = game.current_turn();
        let unlaid = match turn.dice() {
            Dice::InCup(dice) => *dice,
            Dice::Rolled(unlaid) => unlaid.count(),
        };
        assert_eq!(turn.skeleton().dice().plus(turn.out()).plus(unlaid), DiceCount::ALL, "dice got lost");
        assert!(turn.skeleton().filled().is_connected(), "there is a gap");
        assert!(turn.supplementary() <= 5);
        assert!(turn.skeleton().wrong().len() <= u32::from(turn.supplementary()), "one false bone a roll");
    }
}

#[test]
fn a_game_written_out() {
    let options = BonesOptions { target: Points(12), ..BonesOptions::default() };
    let start = RollingBones::start(&options, 2).unwrap();
    insta::assert_snapshot!(playthrough::<Bones>(start, 9, 1000));
}

#[test]
fn random_games_0_to_9_999() {
    conform::<Bones>(0, 10_000);
}

#[test]
fn random_games_10_000_to_19_999() {
    conform::<Bones>(10_000, 10_000);
}
