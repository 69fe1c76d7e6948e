//! The worked examples of the printed rules, in figures.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may stop at the first surprise"
)]

use bonecup_rules::{Game, Points, Turn};
use rolling_bones::{Bone, BonesOptions, DiceCount, RollingBones, Skeleton, score};

fn skeleton(bones: &str, hat: bool) -> Skeleton {
    let mut skeleton = Skeleton::default();
    for bone in bones.split_whitespace() {
        skeleton.lay(bone.parse().unwrap());
    }
    skeleton.set_hat(hat);
    skeleton
}

fn play(game: &mut RollingBones, moves: &str) {
    for action in moves.split(", ") {
        game.play(&action.parse().unwrap()).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
    }
}

#[test]
fn a_complete_skeleton_with_hat_is_worth_50() {
    let mut complete: Skeleton = Skeleton::default();
    Bone::ALL.into_iter().for_each(|bone| complete.lay(bone));
    assert_eq!(score::burial(&complete), Points(5 * 5));
    complete.set_hat(true);
    assert_eq!(score::burial(&complete), Points(5 * 5 * 2));
}

#[test]
fn a_left_arm_four_single_bones_and_the_hat_are_worth_18() {
    assert_eq!(score::burial(&skeleton("LA1 LA2 LA3 RI SK RA1 RA2", true)), Points((5 + 4) * 2));
    assert_eq!(score::burial(&skeleton("LA1 LA2 LA3 RI SK RA1 RA2", false)), Points(5 + 4));
}

#[test]
fn a_false_bone_completes_a_section_and_costs_five() {
    let mut arm = skeleton("LA1 LA2 RI", false);
    arm.lay_false(Bone::RightFoot, Bone::LeftHand);
    assert_eq!(score::burial(&arm), Points(5 + 1 - 5));
    let mut chain = skeleton("LA1 RI", false);
    chain.lay_false(Bone::RightFoot, Bone::LeftForearm);
    assert_eq!(score::burial(&chain), Points(1 + 1 - 5));
}

#[test]
fn supplementary_rolls_cost_one_then_two_then_three() {
    let mut game = RollingBones::start(&BonesOptions::default(), 1).unwrap();
    game.resolve(&"LA1 LA1 LA1 LA1 LA1 LA1 RA1 RA1 RA1 RA1 RA1 RA1 RI SK SK SK SK SK".parse().unwrap())
        .unwrap();
    play(&mut game, "lay RI, roll paying L1 R0 C0");
    assert_eq!(game.current_turn().out().total(), 1);
    game.resolve(&"LA1 LA1 LA1 LA1 LA1 RA1 RA1 RA1 RA1 RA1 RA1 SK SK SK SK SK".parse().unwrap()).unwrap();
    play(&mut game, "lay SK, roll paying L1 R1 C0");
    assert_eq!(game.current_turn().out().total(), 3);
    game.resolve(&"LA1 LA1 LA1 LA1 RA1 RA1 RA1 RA1 RA1 SK SK SK SK".parse().unwrap()).unwrap();
    play(&mut game, "lay LA1, roll paying L1 R1 C1");
    assert_eq!(game.current_turn().out().total(), 6);
    assert_eq!(game.current_turn().price(), 4);
}

/// The story of the two pictures: worth 18 with a gravestone, the player rolls on and pays a left upper arm;
/// the pelvis comes, the gravestone does not; he pays two feet and takes the hat off to roll its die too.
#[test]
fn the_course_of_play_of_the_two_pictures() {
    let mut game = RollingBones::start(&BonesOptions::default(), 2).unwrap();
    game.resolve(&"LA1 LA1 LA2 LA3 LL4 LL5 RA1 RA2 RL3 RL4 RL5 RL5 SK RI HA GR SK SK".parse().unwrap())
        .unwrap();
    play(&mut game, "lay RI, lay SK, lay LA1, lay LA2, lay LA3, lay RA1, lay RA2, put on hat");
    assert_eq!(score::burial(game.current_turn().skeleton()), Points(18));
    assert!(game.check(&"bury".parse().unwrap()).is_ok());

    play(&mut game, "roll paying L1 R0 C0");
    assert_eq!(game.turn(), Turn::Chance(DiceCount { left: 2, right: 4, centre: 3 }));
    game.resolve(&"LL5 LL3 RL3 RL4 RL5 RL5 SP PE SK".parse().unwrap()).unwrap();
    assert!(game.check(&"bury".parse().unwrap()).is_err(), "no gravestone this time");

    play(&mut game, "lay SP, lay PE, lay LL3, lay RL3, lay RL4, take off hat, roll paying L1 R1 C0");
    assert_eq!(game.current_turn().out(), DiceCount { left: 2, right: 1, centre: 0 });
    assert_eq!(
        game.turn(),
        Turn::Chance(DiceCount { left: 0, right: 1, centre: 2 }),
        "the hat's die rolls too"
    );
}
