//! Whole games of every kind, from the first step to a record that holds.

use bonecup_chance::verify;
use bonecup_games::GameId;
use bonecup_referee::Record;
use rolling_dice::Scatter;

use crate::kit::{Evening, opening};

/// Plays to the end, and asks the record of the log for its proof.
fn record_holds(game: GameId, seats: &str) {
    let evening = Evening::open(opening(game, seats)).started().played_out();
    let past = evening.rebuilt();
    assert_eq!(*past.room(), evening.room);
    let record = past.record().unwrap();
    let text = record.write().unwrap();
    let proof = verify(&Record::read(text.as_bytes()).unwrap(), &Scatter, &[]).unwrap();
    assert!(proof.finished);
    assert_eq!(proof.drawn > 0, evening.room.opening().draws());
    assert_eq!(proof.by_hand > 0, seats.contains("hand"));
}

#[test]
fn rolling_bones() {
    record_holds(GameId::RollingBones, "anna, bot, bert hand");
}

#[test]
fn knochenmax() {
    record_holds(GameId::KnochenMax, "anna, bot hand, bert");
}

#[test]
fn rolling_dice() {
    record_holds(GameId::RollingDice, "anna, bot");
}

#[test]
fn games_of_real_dice_only() {
    record_holds(GameId::KnochenMax, "anna hand, bert hand");
    record_holds(GameId::RollingBones, "anna hand, bot hand");
}
