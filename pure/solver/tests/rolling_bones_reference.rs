//! A turn of Rolling Bones solved a second time, slowly and obviously: literal dice, every ordered roll, the rules'
//! own list of moves. Both solvers must agree.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may stop at the first surprise"
)]

use std::collections::HashMap;

use bonecup_rules::conformance::{FewFaces, Source};
use bonecup_rules::perft::all_outcomes;
use bonecup_rules::{Cup, Game, Points, Shake, Turn};
use bonecup_solver::rolling_bones::{SolvedTurn, TurnPlan, Utility};
use rolling_bones::{
    BonesOptions, BonesTurn, Dice, DiceCount, HatDuty, HatOff, Move, Progress, Roll, RollingBones, Setup,
};

/// The best average utility, by trying everything.
struct Slow {
    options: BonesOptions,
    utility: Utility,
    known: HashMap<BonesTurn, f64>,
}

impl Slow {
    fn value(&mut self, turn: &BonesTurn) -> f64 {
        if let Some(&value) = self.known.get(turn) {
            return value;
        }
        let value = match turn.dice() {
            Dice::InCup(dice) => {
                let outcomes = all_outcomes(dice);
                let sum: f64 = outcomes.iter().map(|roll| self.after_roll(turn, roll)).sum();
                sum / outcomes.len() as f64
            }
            Dice::Rolled(_) => {
                self.moves(turn).into_iter().map(|(_, value)| value).fold(f64::NEG_INFINITY, f64::max)
            }
        };
        self.known.insert(*turn, value);
        value
    }

    fn after_roll(&mut self, turn: &BonesTurn, roll: &Roll) -> f64 {
        let mut next = *turn;
        next.resolve(roll).unwrap();
        self.value(&next)
    }

    fn moves(&mut self, turn: &BonesTurn) -> Vec<(Move, f64)> {
        let mut moves = Vec::new();
        turn.list_moves(&self.options, &mut moves);
        moves.into_iter().map(|action| (action, self.after_move(turn, &action))).collect()
    }

    fn after_move(&mut self, turn: &BonesTurn, action: &Move) -> f64 {
        let mut next = *turn;
        match next.play(action, &self.options).unwrap() {
            Progress::On => self.value(&next),
            Progress::Ended(points) => self.utility.of(points),
        }
    }
}

fn all_options() -> impl Iterator<Item = BonesOptions> {
    HatDuty::ALL.into_iter().flat_map(|hat_duty| {
        HatOff::ALL.map(|hat_off| BonesOptions { hat_duty, hat_off, ..BonesOptions::default() })
    })
}

/// A utility without any order, so that nothing hides behind "more is better".
fn whim() -> Utility {
    Utility::from_fn(|score| f64::from((score.0 * 37 + 11).rem_euclid(23)) - 0.25 * f64::from(score.0))
}

/// Somebody who fears nothing but to lose points: all other scores are alike, but for a little.
fn fear() -> Utility {
    Utility::from_fn(|score| if score.0 < 0 { -1.0 } else { 0.001 * f64::from(score.0) })
}

fn solve_both(plan: &TurnPlan, options: &BonesOptions, utility: &Utility) -> (SolvedTurn, Slow) {
    let fast = plan.solve(options, utility.clone());
    (fast, Slow { options: *options, utility: utility.clone(), known: HashMap::new() })
}

#[track_caller]
fn compare(fast: &SolvedTurn, slow: &mut Slow, turn: &BonesTurn) {
    let (quick, sure) = (fast.value(turn), slow.value(turn));
    assert!((quick - sure).abs() < 1e-9, "{quick} is not {sure} with {:?}: {turn:?}", slow.options);
    let (quick, sure) = (fast.moves(turn), slow.moves(turn));
    assert_eq!(quick.len(), sure.len());
    for ((action, quick), (same, sure)) in quick.into_iter().zip(sure) {
        assert_eq!(action, same);
        assert!((quick - sure).abs() < 1e-9, "{action}: {quick} is not {sure}: {turn:?}");
    }
}

/// How many dice are still in play.
fn dice_left(turn: &BonesTurn) -> u8 {
    match turn.dice() {
        Dice::InCup(dice) => dice.total(),
        Dice::Rolled(unlaid) => unlaid.count().total(),
    }
}

/// Whether the slow solver is done before the reader is.
fn is_late(turn: &BonesTurn) -> bool {
    let rolls_to_come = dice_left(turn).saturating_sub(turn.price()) > turn.price() + 1;
    match turn.dice() {
        Dice::InCup(dice) => dice.total() <= 4,
        Dice::Rolled(_) => {
            dice_left(turn) + u8::from(turn.skeleton().hat()) <= turn.price() + 4 && !rolls_to_come
        }
    }
}

/// Every third roll has few different faces and many hats: there bones seldom fit.
fn roll(dice: DiceCount, source: &mut Source) -> Roll {
    const HAT: u8 = 4;
    if source.one_in(3) {
        let faces = [HAT, source.fair(6), source.fair(6)];
        return dice.shake(&mut FewFaces { faces, source });
    }
    dice.shake(source)
}

/// Plays turns at random and compares what is late enough in them.
fn compare_random_turns(options: &BonesOptions, utility: &Utility, turns: u64) -> usize {
    let plan = TurnPlan::new();
    let (fast, mut slow) = solve_both(&plan, options, utility);
    let mut compared = 0;
    for number in 0..turns {
        let mut source = Source::new(number);
        let mut game = RollingBones::start(options, 1).unwrap();
        for _ in 0..60 {
            if is_late(game.current_turn()) {
                compare(&fast, &mut slow, game.current_turn());
                compared += 1;
            }
            match game.turn() {
                Turn::Over(_) => break,
                Turn::Chance(dice) => game.resolve(&roll(dice, &mut source)).unwrap(),
                Turn::Seat(_) => {
                    let moves = game.legal_moves();
                    let greedy: Vec<_> =
                        moves.iter().filter(|m| !matches!(m, Move::Bury | Move::Leave)).copied().collect();
                    let from = if greedy.is_empty() { &moves } else { &greedy };
                    game.play(&source.pick(from)).unwrap();
                }
            }
        }
    }
    compared
}

#[test]
fn both_solvers_agree_late_in_random_turns_with_all_options() {
    for options in all_options() {
        for utility in [Utility::points(), whim()] {
            let compared = compare_random_turns(&options, &utility, 25);
            assert!(compared > 50, "only {compared} positions were late enough");
        }
    }
}

fn position(text: &str) -> Setup {
    serde_json::from_str(text).unwrap()
}

/// Positions that are legal although no play leads to them, and some that are rare.
const STRANGE: [&str; 14] = [
    r#"{"skeleton":["SK"],"false":{"RI":"LA3","LA1":"SK"},"hat":true,"out":{"left":5,"right":5},"supplementary":4,"rolling":true}"#,
    r#"{"skeleton":["LA3"],"out":{"left":5,"right":6,"centre":4},"supplementary":5,"rolling":true}"#,
    r#"{"skeleton":[],"out":{"left":6,"right":6,"centre":3},"supplementary":5,"rolling":true}"#,
    r#"{"skeleton":["RI","SP"],"false":{"SK":"PE","LA1":"RL5","RA1":"LL3","PE":"SK"},"out":{"left":4,"right":4,"centre":2},"supplementary":4,"rolling":true}"#,
    r#"{"skeleton":["RI","SP","PE"],"false":{"LL3":"RI","LL4":"LA1"},"out":{"left":4,"right":5,"centre":1},"supplementary":4,"rolling":true}"#,
    r#"{"skeleton":["RI","SP","PE","RL3"],"false":{"LL3":"RA2","LL4":"LA1","LL5":"RA1"},"out":{"left":5,"right":2,"centre":3},"supplementary":4,"rolling":true}"#,
    r#"{"skeleton":["LA3"],"out":{"left":2,"right":3,"centre":5},"supplementary":4,"roll":["LA1","LA1","LA3","RA1","RA1","RA3","HA"]}"#,
    r#"{"skeleton":["SK","RI","SP","PE","LA1","LA2","LA3","RA1","RA2","RA3","LL3","LL4","LL5","RL3","RL4","RL5"],"out":{"centre":1},"supplementary":1,"rolling":true}"#,
    r#"{"skeleton":["SK","RI","SP","PE","LA1","LA2","LA3","RA1","RA2","RA3","LL3","LL4","LL5","RL3"],"hat":true,"out":{"right":2,"centre":1},"supplementary":2,"roll":[],"laid_this_roll":true}"#,
    r#"{"skeleton":["SK","RI","SP","PE","LA1","LA2","LA3","RA1","RA2","RA3","LL3","LL4","LL5","RL3"],"rolling":true}"#,
    // Centre dice alone may show nothing but hats: then there is no bone to lay falsely (RB-3).
    r#"{"skeleton":["LA1","LA2","LA3","RA1","RA2","RA3","SK","RI","SP"],"out":{"left":3,"right":3},"supplementary":3,"rolling":true}"#,
    r#"{"skeleton":["LA1","LA2","LA3","RA1","RA2","RA3","SK","RI","SP"],"hat":true,"out":{"left":3,"right":3},"supplementary":3,"rolling":true}"#,
    r#"{"skeleton":["RI","SP","LA1","LA2","LA3","RA1","RA2","RA3"],"out":{"left":3,"right":3},"supplementary":3,"rolling":true}"#,
    r#"{"skeleton":["SK","RI","SP","PE","LA1","LA2","LA3","RA1","RA2","RA3","LL3","LL4","LL5","RL3","RL4"],"hat":true,"out":{"right":1},"supplementary":1,"rolling":true}"#,
];

#[test]
fn both_solvers_agree_on_strange_positions() {
    let plan = TurnPlan::new();
    for options in all_options() {
        for utility in [Utility::points(), whim()] {
            let (fast, mut slow) = solve_both(&plan, &options, &utility);
            for text in STRANGE {
                let game = match RollingBones::from_setup(&options, &position(text)) {
                    Ok(game) => game,
                    Err(fault) => panic!("{text}: {fault}"),
                };
                compare(&fast, &mut slow, game.current_turn());
            }
        }
    }
}

/// The values of `docs/solver.md`, by option.
const TURNS: [(HatDuty, HatOff, f64); 6] = [
    (HatDuty::Printed, HatOff::AnyTime, 12.617_857_489_753),
    (HatDuty::Printed, HatOff::AfterDuty, 12.564_329_513_587),
    (HatDuty::Always, HatOff::AnyTime, 12.850_299_927_574),
    (HatDuty::Always, HatOff::AfterDuty, 12.638_544_685_496),
    (HatDuty::Never, HatOff::AnyTime, 12.529_278_632_721),
    (HatDuty::Never, HatOff::AfterDuty, 12.529_243_448_153),
];

#[test]
fn a_turn_is_worth_what_is_written_down() {
    let plan = TurnPlan::new();
    for (options, (hat_duty, hat_off, value)) in all_options().zip(TURNS) {
        assert_eq!((options.hat_duty, options.hat_off), (hat_duty, hat_off));
        let found = plan.solve(&options, Utility::points()).value(&BonesTurn::new());
        assert!((found - value).abs() < 1e-11, "{hat_duty:?} {hat_off:?}: {found:.12}");
    }
}

#[test]
fn perfect_play_scores_what_was_predicted() {
    const TURNS: u64 = 80_000;
    let plan = TurnPlan::new();
    for hat_duty in HatDuty::ALL {
        let options = BonesOptions { hat_duty, ..BonesOptions::default() };
        let fast = plan.solve(&options, Utility::points());
        let predicted = fast.value(&BonesTurn::new());
        let mut source = Source::new(7);
        let scores: Vec<f64> =
            (0..TURNS).map(|_| f64::from(play_perfectly(&fast, &options, &mut source).0)).collect();
        let mean = scores.iter().sum::<f64>() / TURNS as f64;
        let variance = scores.iter().map(|score| (score - mean).powi(2)).sum::<f64>() / (TURNS - 1) as f64;
        let error = (variance / TURNS as f64).sqrt();
        assert!((mean - predicted).abs() < 4.0 * error, "{mean} ± {error} instead of {predicted}");
    }
}

/// The probabilities follow the best moves forward, the value comes from the ends back: they meet.
#[test]
fn the_distribution_is_one_and_has_the_value_of_any_utility() {
    let plan = TurnPlan::new();
    for options in all_options() {
        for utility in [Utility::points(), whim(), fear()] {
            let solved = plan.solve(&options, utility.clone());
            let distribution = solved.distribution();
            let sum: f64 = distribution.iter().map(|(_, probability)| probability).sum();
            assert!((sum - 1.0).abs() < 1e-9, "{options:?}: {sum}");
            let mean: f64 = distribution.iter().map(|(score, p)| p * utility.of(score)).sum();
            let value = solved.value(&BonesTurn::new());
            assert!((mean - value).abs() < 1e-9, "{options:?}: {mean} is not {value}");
        }
    }
}

fn play_perfectly(fast: &SolvedTurn, options: &BonesOptions, source: &mut Source) -> Points {
    let mut turn = BonesTurn::new();
    loop {
        if let Dice::InCup(dice) = *turn.dice() {
            turn.resolve(&dice.shake(source)).unwrap();
        }
        let moves = fast.moves(&turn);
        let best = moves.iter().max_by(|a, b| a.1.total_cmp(&b.1)).unwrap().0;
        if let Progress::Ended(points) = turn.play(&best, options).unwrap() {
            return points;
        }
    }
}
