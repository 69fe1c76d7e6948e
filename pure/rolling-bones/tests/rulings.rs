//! A test per ruling, named after it, and the examples of the printed rules in figures.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may stop at the first surprise"
)]

use bonecup_rules::{Game, Points, Seat, Turn};
use rolling_bones::{BonesOptions, DiceCount, HatDuty, HatOff, Kind, Refusal, RollingBones, Setup};

const BY_THE_BOOK: fn() -> BonesOptions = BonesOptions::default;

fn after_duty() -> BonesOptions {
    BonesOptions { hat_off: HatOff::AfterDuty, ..BY_THE_BOOK() }
}

fn reading(hat_duty: HatDuty) -> BonesOptions {
    BonesOptions { hat_duty, ..BY_THE_BOOK() }
}

/// A position in the words of the notation. How many rolls were made follows from the dice that are out.
#[derive(Default)]
struct Position {
    skeleton: &'static str,
    wrong: &'static [(&'static str, &'static str)],
    hat: bool,
    roll: &'static str,
    /// Left, right, centre.
    out: [u8; 3],
    laid: bool,
    totals: &'static [i32],
}

#[track_caller]
fn at(options: BonesOptions, position: Position) -> RollingBones {
    let paid: u8 = position.out.iter().sum();
    let totals = if position.totals.is_empty() { &[0] } else { position.totals };
    let setup = Setup {
        skeleton: position.skeleton.split_whitespace().map(|bone| bone.parse().unwrap()).collect(),
        wrong: position
            .wrong
            .iter()
            .map(|(place, bone)| (place.parse().unwrap(), bone.parse().unwrap()))
            .collect(),
        hat: position.hat,
        roll: position.roll.split_whitespace().map(|face| face.parse().unwrap()).collect(),
        out: DiceCount { left: position.out[0], right: position.out[1], centre: position.out[2] },
        supplementary: (0..=5).find(|k| k * (k + 1) / 2 == paid).unwrap(),
        laid_this_roll: position.laid,
        rolling: false,
        totals: totals.iter().copied().map(Points).collect(),
        to_move: Seat(0),
    };
    RollingBones::from_setup(&options, &setup).unwrap()
}

#[track_caller]
fn play(game: &mut RollingBones, moves: &str) {
    for action in moves.split(", ") {
        game.play(&action.parse().unwrap()).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
    }
}

#[track_caller]
fn refused(game: &RollingBones, action: &str) -> Refusal {
    let mut next = game.clone();
    let refusal = next.play(&action.parse().unwrap()).expect_err(action);
    assert_eq!(&next, game);
    refusal
}

fn moves(game: &RollingBones) -> Vec<String> {
    game.legal_moves().iter().map(ToString::to_string).collect()
}

/// A trunk without pelvis and both upper arms; one left die paid the first supplementary roll.
fn after_first_roll(options: BonesOptions, hat: bool, roll: &'static str) -> RollingBones {
    at(options, Position { skeleton: "SK RI SP LA1 RA1", hat, roll, out: [1, 0, 0], ..Position::default() })
}

/// Bones that fit nowhere on that skeleton (hands need forearms, feet need legs), and what the centre dice show.
macro_rules! misfits_and {
    ($centre:literal) => {
        concat!("LA3 LA3 LL5 LL5 RA3 RA3 RL5 RL5 RL5 ", $centre)
    };
}

#[test]
fn rb_1_after_the_opening_roll_nothing_need_be_laid() {
    let mut game = RollingBones::start(&BY_THE_BOOK(), 1).unwrap();
    game.resolve(&"LA1 LA1 LA1 LA1 LA1 LA1 RA1 RA1 RA1 RA1 RA1 RA1 SK SK SK SK SK SK".parse().unwrap())
        .unwrap();
    assert_eq!(refused(&game, "lay LA1 on LA2"), Refusal::NoDutyYet);
    play(&mut game, "roll paying L1 R0 C0");
    assert_eq!(game.turn(), Turn::Chance(DiceCount { left: 5, right: 6, centre: 6 }));
}

#[test]
fn rb_2_a_roll_needs_one_die_more_than_it_costs() {
    // Three dice are left and the fourth roll costs four.
    let poor = at(
        BY_THE_BOOK(),
        Position {
            skeleton: "LA1 LA2 LA3 RA1 RA2 RA3 SK RI SP",
            roll: "LL5 RL5 SK",
            out: [2, 2, 2],
            laid: true,
            ..Position::default()
        },
    );
    assert_eq!(refused(&poor, "roll paying L1 R1 C1"), Refusal::CannotPay { price: 4, there: 3 });
    assert_eq!(moves(&poor), ["leave"]);
}

#[test]
fn rb_2_the_price_is_paid_exactly_with_dice_that_are_there() {
    let mut game = after_first_roll(BY_THE_BOOK(), false, "LA3 LA3 LL5 LL5 RA2 RA3 RL5 RL5 RL5 PE SK SK");
    play(&mut game, "lay RA2");
    assert_eq!(refused(&game, "roll paying L1 R0 C0"), Refusal::WrongPrice { price: 2, paid: 1 });
    assert_eq!(refused(&game, "roll paying L5 R0 C0"), Refusal::NotSoMany { kind: Kind::Left, there: 4 });
}

#[test]
fn rb_2_with_one_die_left_the_hat_must_come_off_to_make_two() {
    let mut full = at(
        BY_THE_BOOK(),
        Position {
            skeleton: "LA1 LA2 LA3 LL3 LL4 LL5 RA1 RA2 RA3 RL3 RL4 RL5 SK RI SP PE",
            hat: true,
            roll: "SK",
            ..Position::default()
        },
    );
    assert_eq!(refused(&full, "roll paying L0 R0 C1"), Refusal::CannotPay { price: 1, there: 1 });
    assert_eq!(moves(&full), ["take off hat"]);
    play(&mut full, "take off hat, roll paying L0 R0 C1");
}

/// A skeleton without legs, and nothing but three centre dice left of the third roll.
fn centre_dice_only(options: BonesOptions, hat: bool, roll: &'static str) -> RollingBones {
    let skeleton = "LA1 LA2 LA3 RA1 RA2 RA3 SK RI SP";
    at(options, Position { skeleton, hat, roll, out: [3, 3, 0], ..Position::default() })
}

/// A complete skeleton with a die left.
fn complete(options: BonesOptions, hat: bool, roll: &'static str) -> RollingBones {
    let skeleton = "LA1 LA2 LA3 LL3 LL4 LL5 RA1 RA2 RA3 RL3 RL4 RL5 SK RI SP PE";
    let out = if hat { [0, 0, 0] } else { [0, 0, 1] };
    at(options, Position { skeleton, hat, roll, out, ..Position::default() })
}

#[test]
fn rb_3_where_nothing_fits_the_hat_does_not_avert_the_false_bone() {
    let game = after_first_roll(BY_THE_BOOK(), false, misfits_and!("HA SK SK"));
    assert!(moves(&game).contains(&"lay LA3 on LA2".to_owned()));
    assert_eq!(refused(&game, "leave"), Refusal::DutyOpen);
    let mut before = game.clone();
    play(&mut before, "put on hat");
    assert_eq!(refused(&before, "roll paying L1 R1 C0"), Refusal::HatIsNoBone);
    assert_eq!(refused(&before, "leave"), Refusal::DutyOpen);
    play(&mut before, "lay RL5 on PE, roll paying L1 R1 C0");
    let mut after = game.clone();
    play(&mut after, "lay RL5 on PE, put on hat, roll paying L1 R1 C0");
    assert_eq!(before, after);
    let mut without = game;
    play(&mut without, "lay RL5 on PE, roll paying L1 R1 C0");
    assert!(!without.current_turn().skeleton().hat(), "the hat need not be put on");
}

#[test]
fn rb_3_with_a_gravestone_the_hat_fulfils_the_duty() {
    let mut game = after_first_roll(BY_THE_BOOK(), false, misfits_and!("HA GR SK"));
    assert_eq!(moves(&game), ["put on hat", "bury"]);
    play(&mut game, "put on hat, roll paying L0 R0 C2");
}

#[test]
fn rb_3_with_a_bone_that_fits_the_hat_fulfils_the_duty_and_the_bone_may_stay() {
    let mut game = after_first_roll(BY_THE_BOOK(), false, "LA2 LA3 LL5 LL5 RA3 RA3 RL5 RL5 RL5 HA SK SK");
    assert_eq!(moves(&game), ["lay LA2", "put on hat"]);
    play(&mut game, "put on hat, roll paying L2 R0 C0");
}

#[test]
fn rb_3_where_no_die_shows_a_bone_the_hat_fulfils_the_duty() {
    let mut game = centre_dice_only(BY_THE_BOOK(), false, "HA HA HA");
    assert_eq!(moves(&game), ["put on hat"]);
    play(&mut game, "put on hat, leave");
    // One bone is enough for a false one to be due.
    let mut game = centre_dice_only(BY_THE_BOOK(), false, "HA HA SK");
    assert_eq!(moves(&game), ["lay SK on PE", "put on hat"]);
    play(&mut game, "put on hat");
    assert_eq!(moves(&game), ["lay SK on PE", "take off hat"]);
}

#[test]
fn rb_3_where_no_place_is_open_the_hat_fulfils_the_duty() {
    let mut game = complete(BY_THE_BOOK(), false, "HA");
    assert_eq!(moves(&game), ["put on hat"]);
    play(&mut game, "put on hat, leave");
}

#[test]
fn rb_3_swapping_hats_counts_like_putting_one_on() {
    let mut game = after_first_roll(BY_THE_BOOK(), true, misfits_and!("HA SK"));
    play(&mut game, "take off hat, put on hat");
    assert_eq!(refused(&game, "roll paying L0 R0 C2"), Refusal::HatIsNoBone);
    play(&mut game, "lay LA3 on LA2, roll paying L0 R0 C2");

    let mut game = after_first_roll(BY_THE_BOOK(), true, misfits_and!("HA GR"));
    assert_eq!(moves(&game), ["take off hat", "bury"]);
    play(&mut game, "take off hat, put on hat, roll paying L0 R0 C2");
}

#[test]
fn rb_3_always_a_hat_fulfils_the_duty_and_forbids_false_bones() {
    let mut game = after_first_roll(reading(HatDuty::Always), false, misfits_and!("HA SK SK"));
    assert_eq!(moves(&game), ["put on hat"]);
    assert_eq!(refused(&game, "lay LA3 on LA2"), Refusal::HatFits);
    play(&mut game, "put on hat, roll paying L2 R0 C0");
}

#[test]
fn rb_3_never_only_bones_and_gravestones_count() {
    let mut game = after_first_roll(reading(HatDuty::Never), false, misfits_and!("HA SK SK"));
    assert!(moves(&game).contains(&"lay LA3 on LA2".to_owned()));
    play(&mut game, "put on hat");
    assert_eq!(refused(&game, "roll paying L1 R1 C0"), Refusal::HatIsNoBone);
    play(&mut game, "lay RL5 on PE, roll paying L1 R1 C0");

    let mut grave = after_first_roll(reading(HatDuty::Never), false, misfits_and!("HA GR SK"));
    play(&mut grave, "put on hat");
    assert_eq!(moves(&grave), ["take off hat", "bury"]);
    let hats = centre_dice_only(reading(HatDuty::Never), false, "HA HA HA");
    assert_eq!(moves(&hats), ["put on hat", "leave"]);
}

#[test]
fn rb_4_the_hat_sits_on_a_false_skull_too() {
    let with_head = Position {
        skeleton: "RI SP",
        wrong: &[("SK", "LA3")],
        roll: "LL5 LL5 LL5 LL5 RL5 RL5 RL5 RL5 RL5 RL5 HA SP SP SP",
        out: [1, 0, 0],
        laid: true,
        ..Position::default()
    };
    let without =
        Position { wrong: &[], roll: "LA3 LL5 LL5 LL5 LL5 RL5 RL5 RL5 RL5 RL5 RL5 HA SP SP SP", ..with_head };
    play(&mut at(BY_THE_BOOK(), with_head), "put on hat");
    assert_eq!(refused(&at(BY_THE_BOOK(), without), "put on hat"), Refusal::NoSkull);
}

#[test]
fn rb_4_a_false_skull_lets_a_hat_of_the_same_roll_be_put_on() {
    let (skeleton, roll) = ("RI SP LA1 RA1", misfits_and!("HA HA HA RI"));
    for hat_duty in HatDuty::ALL {
        let headless = Position { skeleton, roll, out: [1, 0, 0], ..Position::default() };
        let mut game = at(reading(hat_duty), headless);
        assert_eq!(refused(&game, "put on hat"), Refusal::NoSkull);
        play(&mut game, "lay RI on SK, put on hat, roll paying L1 R1 C0");
    }
}

#[test]
fn rb_5_a_hat_of_the_roll_takes_the_place_of_the_one_worn() {
    let mut game = after_first_roll(reading(HatDuty::Always), true, misfits_and!("HA SK"));
    assert_eq!(moves(&game), ["take off hat"]);
    assert_eq!(refused(&game, "lay LA3 on LA2"), Refusal::HatFits);
    play(&mut game, "take off hat, put on hat");
    assert!(moves(&game).contains(&"roll paying L0 R0 C2".to_owned()));
}

#[test]
fn rb_5_a_hat_fulfils_the_duty_and_comes_off_at_once() {
    let mut game = after_first_roll(BY_THE_BOOK(), false, misfits_and!("HA GR SK"));
    play(&mut game, "put on hat, take off hat");
    assert_eq!(refused(&game, "put on hat").to_string(), "no die of the roll shows HA");
    play(&mut game, "roll paying L0 R0 C2");
    assert_eq!(game.turn(), Turn::Chance(DiceCount { left: 4, right: 5, centre: 1 }));
}

#[test]
fn rb_5_a_hat_that_did_not_count_is_held_until_the_false_bone_lies() {
    let mut game = after_first_roll(after_duty(), false, misfits_and!("HA SK SK"));
    play(&mut game, "put on hat");
    assert_eq!(refused(&game, "take off hat"), Refusal::HatHeld);
    play(&mut game, "lay LA3 on LA2, take off hat, roll paying L0 R0 C2");

    // At any time it comes off before as well, has no face then, and the false bone is due as before.
    let mut game = after_first_roll(BY_THE_BOOK(), false, misfits_and!("HA SK SK"));
    play(&mut game, "put on hat, take off hat");
    assert_eq!(refused(&game, "put on hat").to_string(), "no die of the roll shows HA");
    play(&mut game, "lay LA3 on LA2, roll paying L0 R0 C2");
}

#[test]
fn rb_5_as_an_option_the_hat_comes_off_only_after_the_duty() {
    let mut game = after_first_roll(after_duty(), true, "LA3 LA3 LL5 LL5 RA2 RA3 RL5 RL5 RL5 HA SK");
    assert_eq!(moves(&game), ["lay RA2"]);
    assert_eq!(refused(&game, "take off hat"), Refusal::HatHeld);
    play(&mut game, "lay RA2, take off hat");

    // No hat is swapped for a hat, so a false bone is due.
    let stuck = after_first_roll(after_duty(), true, misfits_and!("HA SK"));
    assert!(moves(&stuck).iter().all(|action| action.contains(" on ")));

    // After the opening roll it comes off freely.
    let mut opening = at(
        after_duty(),
        Position {
            skeleton: "SK",
            hat: true,
            roll: "LA1 LA1 LA1 LA1 LA1 LA1 RA1 RA1 RA1 RA1 RA1 RA1 SK SK SK SK",
            ..Position::default()
        },
    );
    play(&mut opening, "take off hat");
}

#[test]
fn rb_6_with_a_gravestone_and_nothing_that_fits_burying_is_forced() {
    let mut game = after_first_roll(BY_THE_BOOK(), false, misfits_and!("GR SK SK"));
    assert_eq!(moves(&game), ["bury"]);
    assert_eq!(refused(&game, "lay LA3 on LA2"), Refusal::GraveShows);
    play(&mut game, "bury");
    assert_eq!(game.totals(), [Points(5)]);
}

#[test]
fn rb_6_even_at_a_loss() {
    let mut game = at(
        BY_THE_BOOK(),
        Position {
            skeleton: "LA3",
            wrong: &[("LA2", "RL5")],
            roll: "LL3 LL3 LL5 LL5 RL4 RL4 RL5 RA3 RA3 GR PE PE PE PE PE",
            out: [1, 0, 0],
            ..Position::default()
        },
    );
    assert_eq!(moves(&game), ["bury"]);
    play(&mut game, "bury");
    assert_eq!(game.totals(), [Points(1 - 5)]);
}

#[test]
fn rb_7_who_cannot_fulfil_the_duty_leaves_the_skeleton_unburied() {
    // Four hats, no skull to put them on, and no bone at all.
    let mut game = at(
        BY_THE_BOOK(),
        Position {
            skeleton: "RI SP LA1 LA2 LA3 RA1 RA2 RA3",
            roll: "HA HA HA HA",
            out: [3, 3, 0],
            ..Position::default()
        },
    );
    assert_eq!(moves(&game), ["leave"]);
    play(&mut game, "leave");
    assert_eq!(game.totals(), [Points(0)]);
    assert_eq!(game.turn(), Turn::Chance(DiceCount::ALL), "the next turn begins");
}

#[test]
fn rb_7_a_complete_skeleton_has_no_place_for_a_false_bone() {
    let game = at(
        BY_THE_BOOK(),
        Position {
            skeleton: "LA1 LA2 LA3 LL3 LL4 LL5 RA1 RA2 RA3 RL3 RL4 RL5 SK RI SP",
            wrong: &[("PE", "SK")],
            roll: "SK",
            out: [0, 0, 1],
            ..Position::default()
        },
    );
    assert_eq!(moves(&game), ["leave"]);
}

#[test]
fn rb_7_a_hat_that_would_count_is_put_on_instead_of_leaving() {
    for hat_duty in [HatDuty::Printed, HatDuty::Always] {
        for game in
            [centre_dice_only(reading(hat_duty), false, "HA HA HA"), complete(reading(hat_duty), false, "HA")]
        {
            assert_eq!(refused(&game, "leave"), Refusal::DutyOpen);
            assert_eq!(moves(&game), ["put on hat"]);
        }
        let swap = centre_dice_only(reading(hat_duty), true, "HA HA");
        assert_eq!(moves(&swap), ["take off hat"]);
        let held = centre_dice_only(BonesOptions { hat_duty, ..after_duty() }, true, "HA HA");
        assert_eq!(moves(&held), ["leave"], "no hat is swapped for a hat");
    }
}

#[test]
fn rb_7_at_most_one_false_bone_a_roll() {
    let mut game = after_first_roll(BY_THE_BOOK(), false, misfits_and!("SK SK SK"));
    play(&mut game, "lay RA3 on RA2");
    assert_eq!(refused(&game, "lay LA3 on LA2"), Refusal::DutyDone);
    // The false forearm counts as right from now on: the hand fits.
    play(&mut game, "lay RA3");
}

#[test]
fn rb_8_who_can_pay_may_not_give_up() {
    let mut rich = after_first_roll(BY_THE_BOOK(), false, "LA2 LA3 LL5 LL5 RA3 RA3 RL5 RL5 RL5 SK SK GR");
    assert_eq!(refused(&rich, "leave"), Refusal::DutyOpen);
    play(&mut rich, "lay LA2");
    assert_eq!(refused(&rich, "leave"), Refusal::MustRoll);
}

#[test]
fn rb_8_who_cannot_pay_chooses_between_the_grave_and_nothing() {
    let skeleton = "LA1 LA2 LA3 LL3 LL4 LL5 RA1 RA2 RA3 RL3 RL4 RI SP PE SK";
    let position = Position { skeleton, roll: "GR SK", out: [0, 1, 0], laid: true, ..Position::default() };
    assert_eq!(moves(&at(BY_THE_BOOK(), position)), ["bury", "leave"]);
}

#[test]
fn rb_8_a_worn_hat_counts_as_a_die_that_could_pay() {
    let worn = |skeleton, roll| {
        let position =
            Position { skeleton, hat: true, roll, out: [0, 1, 0], laid: true, ..Position::default() };
        at(BY_THE_BOOK(), position)
    };
    // Two dice and the hat make three: enough for the second roll, which costs two.
    let two = worn("LA1 LA2 LA3 LL3 LL4 RA1 RA2 RA3 RL3 RL4 RI SP PE SK", "LA1 GR");
    assert_eq!(refused(&two, "leave"), Refusal::MustRoll);
    assert_eq!(moves(&two), ["take off hat", "bury"]);
    assert_eq!(two.current_turn().payable_price(), Some(2));
    // One die and the hat are not enough.
    let one = worn("LA1 LA2 LA3 LL3 LL4 LL5 RA1 RA2 RA3 RL3 RL4 RI SP PE SK", "GR");
    assert_eq!(moves(&one), ["take off hat", "bury", "leave"]);
    assert_eq!(one.current_turn().payable_price(), None);
    // Where the price is one they are: a whole skeleton with its hat may be rolled for.
    let whole = Position {
        skeleton: "LA1 LA2 LA3 LL3 LL4 LL5 RA1 RA2 RA3 RL3 RL4 RL5 RI SP PE SK",
        hat: true,
        roll: "GR",
        out: [0, 0, 0],
        laid: false,
        ..Position::default()
    };
    let whole = at(BY_THE_BOOK(), whole);
    assert_eq!(whole.current_turn().payable_price(), Some(1));
    assert_eq!(refused(&whole, "leave"), Refusal::MustRoll);
}

#[test]
fn rb_9_a_total_below_zero_counts_and_the_hat_doubles_it() {
    let mut game = at(
        BY_THE_BOOK(),
        Position {
            skeleton: "SK RI",
            wrong: &[("SP", "LA3"), ("LA1", "RL5")],
            hat: true,
            roll: "LL5 LL5 RL5 RL5 RL5 GR SK",
            out: [3, 2, 1],
            laid: true,
            totals: &[3, 0],
        },
    );
    play(&mut game, "bury");
    assert_eq!(game.totals(), [Points(3 + 2 * (2 - 10)), Points(0)]);
}

fn a_left_arm_to_bury(options: BonesOptions, totals: &'static [i32]) -> RollingBones {
    let roll = "LA1 LA1 LA1 RA1 RA1 RA1 RA1 RA1 RA1 GR GR GR GR GR GR";
    at(options, Position { skeleton: "LA1 LA2 LA3", roll, totals, ..Position::default() })
}

#[test]
fn rb_10_the_game_ends_at_once() {
    let mut game = a_left_arm_to_bury(BY_THE_BOOK(), &[95, 99]);
    play(&mut game, "bury");
    let Turn::Over(standings) = game.turn() else { panic!("100 points end the game") };
    assert_eq!(standings.winners().collect::<Vec<_>>(), [Seat(0)]);
    assert_eq!(refused(&game, "bury"), Refusal::GameOver);
}

#[test]
fn rb_10_as_an_option_the_round_is_played_to_the_end() {
    let options = BonesOptions { finish_round: true, ..BY_THE_BOOK() };
    let mut game = a_left_arm_to_bury(options, &[95, 99]);
    play(&mut game, "bury");
    assert!(matches!(game.turn(), Turn::Chance(_)), "the second player has a turn left");
    game.resolve(&"LA1 LA1 LA1 LA1 LA1 LA1 RA1 RA1 RA1 RA1 RA1 RA1 SK SK SK SK SK GR".parse().unwrap())
        .unwrap();
    play(&mut game, "lay SK, bury");
    let Turn::Over(standings) = game.turn() else { panic!("the round is over") };
    assert_eq!(standings.points(), [Points(100), Points(100)]);
    assert_eq!(standings.share(Seat(1)), 0.5, "ties share the win");
}

#[test]
fn rb_10_the_target_is_an_option() {
    let options = BonesOptions { target: Points(5), ..BY_THE_BOOK() };
    let mut game = a_left_arm_to_bury(options, &[0, 0]);
    play(&mut game, "bury");
    assert!(matches!(game.turn(), Turn::Over(_)));
}

#[test]
fn rb_11_play_passes_in_seat_order() {
    let mut game = a_left_arm_to_bury(BY_THE_BOOK(), &[0, 0, 0]);
    let roll = "LA1 LA1 LA1 LA1 LA1 LA1 RA1 RA1 RA1 RA1 RA1 RA1 SK SK SK SK SK GR".parse().unwrap();
    for next in [1, 2, 0] {
        play(&mut game, "bury");
        assert_eq!(game.to_move(), Seat(next));
        game.resolve(&roll).unwrap();
    }
}

#[test]
fn rb_12_one_to_twelve_seats() {
    for seats in 1..=12 {
        assert_eq!(usize::from(RollingBones::start(&BY_THE_BOOK(), seats).unwrap().seats()), seats);
    }
    for seats in [0, 13, 1000] {
        assert!(RollingBones::start(&BY_THE_BOOK(), seats).is_err());
    }
}
