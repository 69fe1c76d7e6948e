//! `steady` plays Rolling Bones like a sensible person.

use bonecup_bots::{Bot, make};
use bonecup_games::{AnyGame, AnyMove, GameId};
use bonecup_rules::{Game, Points};
use rolling_bones::{Move, RollingBones, score};

use crate::kit::{Player, options, play_with, steady, steady_roll};

/// A position of Rolling Bones; lists of faces are written with blanks.
fn written(options: &str, position: &str, skeleton: &str, roll: &str) -> String {
    let list = |faces: &str| {
        let quoted: Vec<_> = faces.split_whitespace().map(|face| format!("\"{face}\"")).collect();
        quoted.join(",")
    };
    let (skeleton, roll) = (list(skeleton), list(roll));
    format!(
        r#"{{"game":"rolling-bones","options":{{{options}}},
            "position":{{{position},"skeleton":[{skeleton}],"roll":[{roll}]}}}}"#
    )
}

/// An opening roll with a gravestone, six points in all.
const OPENING: &str = "LA1 LA1 LL5 LL5 LL5 LL5 RA1 RA1 RL5 RL5 RL5 RL5 SK RI RI SP GR GR";

#[test]
fn a_good_skeleton_is_laid_hatted_and_buried() {
    let roll = "LA1 LA2 LA3 LL3 LL5 LL5 RA1 RA1 RL4 RL4 RL4 RL5 SK RI SP HA GR GR";
    let mut moves = steady_roll(&written("", r#""totals":[0,0]"#, "", roll));
    assert_eq!(moves.pop().as_deref(), Some("bury"));
    assert_eq!(moves.pop().as_deref(), Some("put on hat"));
    moves.sort();
    let all = ["lay LA1", "lay LA2", "lay LA3", "lay RA1", "lay RI", "lay SK", "lay SP"];
    assert_eq!(moves, all);
}

#[test]
fn a_poor_skeleton_is_not_buried_after_the_opening_roll() {
    let moves = steady_roll(&written("", r#""totals":[0,0]"#, "", OPENING));
    assert!(moves.last().unwrap().starts_with("roll paying"), "{moves:?}");
}

#[test]
fn it_buries_when_that_reaches_the_target() {
    let moves = steady_roll(&written("", r#""totals":[95,99]"#, "", OPENING));
    assert_eq!(moves.last().unwrap(), "bury", "{moves:?}");
    let moves = steady_roll(&written("", r#""totals":[94,99]"#, "", OPENING));
    assert_ne!(moves.last().unwrap(), "bury", "five points do not reach it: {moves:?}");
}

#[test]
fn the_opening_roll_is_laid_where_most_hangs_together() {
    let roll = "LA1 LA2 LA3 LA3 LA3 LA3 RL3 RL4 RL5 RL3 RL4 RL5 PE SP SK SK GR GR";
    let moves = steady_roll(&written("", r#""totals":[0,0]"#, "", roll));
    assert!(moves.contains(&"lay RL5".to_owned()) && moves.contains(&"lay PE".to_owned()), "{moves:?}");
    assert!(!moves.contains(&"lay LA1".to_owned()), "{moves:?}");
}

#[test]
fn side_dice_pay_and_centre_dice_stay_for_the_gravestone() {
    let roll = "LL3 LL3 LL3 LL3 LL3 RL3 RL3 RL3 RL3 RL3 RI RI RI SP";
    let position = r#""out":{"left":1},"supplementary":1,"laid_this_roll":true,"hat":false"#;
    let moves = steady_roll(&written("", position, "SK RI RA1", roll));
    assert!(moves.last().unwrap().ends_with("C0"), "{moves:?}");
}

/// The hat is the only centre die that could still show a gravestone.
#[test]
fn the_hat_comes_off_when_nothing_else_can_show_a_gravestone() {
    let roll = "LL4 LL4 LL4 LL4 LL4 RL4 RL4 RL4 RL4 RL4";
    let position = r#""out":{"centre":1},"supplementary":1,"laid_this_roll":true,"hat":true"#;
    let moves = steady_roll(&written("", position, "SK RI SP PE LA1 RA1", roll));
    assert_eq!(moves.first().unwrap(), "take off hat", "{moves:?}");
    assert!(moves.last().unwrap().starts_with("roll paying"), "{moves:?}");
}

#[test]
fn a_complete_left_arm_is_laid_before_burying() {
    let roll = "LA2 LA3 LL5 LL5 LL5 RL5 RL5 RL5 RL5 RL5 GR SK SK";
    let position = r#""out":{"right":1},"supplementary":1"#;
    let moves = steady_roll(&written("", position, "RI SP SK LA1", roll));
    assert_eq!(moves[..2], ["lay LA2", "lay LA3"]);
}

/// With the duty done and no die to pay, points are taken and losses are not (RB-8).
#[test]
fn it_buries_for_points_and_leaves_rather_than_lose_some() {
    let position = r#""out":{"left":1,"right":5,"centre":0},"supplementary":3,"laid_this_roll":true"#;
    let skeleton = "LA1 LA2 LA3 LL3 LL4 SK RI SP PE RA1";
    assert_eq!(steady(&written("", position, skeleton, "GR GR")), "bury");
    let wrong = r#""out":{"left":1,"right":5,"centre":0},"supplementary":3,"laid_this_roll":true,
        "false":{"RA2":"LL5","RA3":"LL5","LA2":"LL5","LA1":"LL5"}"#;
    assert_eq!(steady(&written("", wrong, "RA1 RI SK SP PE LA3", "GR GR")), "leave");
}

/// With `finish_round` a burial that stays behind loses for sure.
#[test]
fn it_does_not_bury_when_that_comes_too_late() {
    let roll = "LA1 LA2 LA3 LL3 LL5 LL5 RA1 RA1 RL4 RL4 RL4 RL5 SK RI SP HA GR GR";
    let late = r#""totals":[130,60],"to_move":1"#;
    let moves = steady_roll(&written(r#""finish_round":true"#, late, "", roll));
    assert!(moves.last().unwrap().starts_with("roll paying"), "{moves:?}");
    let in_time = r#""totals":[100,90],"to_move":1"#;
    let moves = steady_roll(&written(r#""finish_round":true"#, in_time, "", roll));
    assert_eq!(moves.last().unwrap(), "bury", "{moves:?}");
}

/// Stops when the player leaves points unburied.
struct Watched(Player);

impl Bot for Watched {
    fn choose(&mut self, position: &AnyGame) -> Option<AnyMove> {
        let action = self.0.choose(position);
        if let (AnyGame::RollingBones(game), Some(AnyMove::RollingBones(Move::Leave))) = (position, &action) {
            assert!(game.check(&Move::Bury).is_err() || points(game) <= Points(0), "left {game:?}");
        }
        action
    }
}

fn points(game: &RollingBones) -> Points {
    score::burial(game.current_turn().skeleton())
}

#[test]
fn it_never_leaves_when_it_can_bury_for_points() {
    let steady = |_| Box::new(Watched(make(GameId::RollingBones, "steady", 0).unwrap())) as Player;
    for number in 0..100 {
        let mut players: Vec<Player> = (0..2).map(steady).collect();
        play_with(&options(GameId::RollingBones, &[]), &mut players, number);
    }
}
