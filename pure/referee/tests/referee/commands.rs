//! Commands: who may act, and lists of moves that are played as one.

use bonecup_games::{AnyMove, AnyOutcome, AnyRequest, GameId};
use bonecup_referee::{
    Action, Command, CommandRefusal, Entry, Event, Links, MOST_MOVES, NoSeed, RollPlace, Seq, TableDice,
};
use bonecup_rules::{Reason, Seat};

use crate::kit::{Game, command, every_face_lies, plan, read_moves};

#[test]
fn only_the_seat_whose_turn_it_is_may_move() {
    for id in GameId::ALL {
        let mut game = Game::drawn(id);
        while let Some(command) = game.any_command() {
            for other in [1 - command.seat.0, 2, 255] {
                let refusal = game.refusal(&Command { seat: Seat(other), ..command.clone() });
                assert_eq!(refusal, CommandRefusal::NotYourTurn(command.seat));
            }
            game.act(&command);
        }
    }
}

#[test]
fn a_list_with_an_illegal_third_move_changes_nothing_and_names_it() {
    let game = every_face_lies();
    for (third, code) in [("lay SK", "rb-not-in-roll"), ("lay LL5", "rb-gap")] {
        let refusal = game.refusal(&game.moves(0, &format!("lay RI, lay SK, {third}, bury")));
        assert!(matches!(refusal, CommandRefusal::Rules { number: 3, .. }), "{refusal:?}");
        assert!(refusal.to_string().starts_with("move 3: "), "{refusal}");
        assert_eq!(refusal.code(), code, "{refusal}");
    }
    assert_eq!(game.table.seq(), Seq(1));
}

#[test]
fn no_list_reaches_beyond_the_dice_or_the_turn() {
    let game = every_face_lies();
    for (list, number) in
        [("lay RI, roll paying L1 R0 C0, lay SK", 3), ("lay RI, bury, lay SK", 3), ("bury, bury", 2)]
    {
        assert_eq!(game.refusal(&game.moves(0, list)), CommandRefusal::BeyondTurn(number), "{list}");
    }
    for seats in ["human drawn", "human drawn, bot drawn"] {
        let game = Game::begin(plan(GameId::KnochenMax, seats));
        for list in ["keep, fill hund", "fill hund, fill chios"] {
            assert_eq!(game.refusal(&game.moves(0, list)), CommandRefusal::BeyondTurn(2), "{list}");
        }
    }
}

#[test]
fn a_list_has_one_move_at_least_and_a_limit() {
    let game = every_face_lies();
    let list = |count| Action::Play(vec![AnyMove::read(game.id(), "lay RI").unwrap(); count]);
    assert_eq!(game.refusal(&command(0, list(0))), CommandRefusal::NoMoves);
    let most = game.refusal(&command(0, list(MOST_MOVES)));
    assert!(matches!(most, CommandRefusal::Rules { number: 2, .. }), "{most}");
    let many = MOST_MOVES + 1;
    assert_eq!(game.refusal(&command(0, list(many))), CommandRefusal::TooManyMoves(many));
}

#[test]
fn the_longest_laying_fits_a_list() {
    let mut game = every_face_lies();
    let bones = "RI SP PE SK LA1 LA2 LA3 RA1 RA2 RA3 LL3 LL4 LL5 RL3 RL4 RL5";
    let lays: Vec<String> = bones.split(' ').map(|bone| format!("lay {bone}")).collect();
    let list = format!("{}, put on hat, bury", lays.join(", "));
    assert_eq!(game.act(&game.moves(0, &list)).len(), 18);
}

#[test]
fn a_move_of_another_game_is_refused() {
    let game = Game::drawn(GameId::KnochenMax);
    let foreign = Action::Play(read_moves(GameId::RollingBones, "bury"));
    assert_eq!(game.refusal(&command(0, foreign)).code(), "other-game");
}

#[test]
fn dice_without_a_seed_are_refused_and_never_made_up() {
    struct Seedless;
    impl TableDice for Seedless {
        fn roll(&mut self, _: RollPlace, _: &Links, _: &AnyRequest) -> Result<AnyOutcome, NoSeed> {
            Err(NoSeed)
        }
    }
    let is_roll = |entry: &Entry| matches!(entry.event, Event::Rolled { .. });
    for id in GameId::ALL {
        let mut game = Game::drawn(id);
        loop {
            let (before, command) = (game.table.clone(), game.any_command().unwrap());
            if game.act(&command).iter().any(is_roll) {
                let refusal = before.decide(&command, &mut Seedless).unwrap_err();
                assert_eq!(refusal, CommandRefusal::NoSeed(NoSeed));
                break;
            }
        }
    }
}

#[test]
fn every_refusal_says_what_it_mentions() {
    let game = every_face_lies();
    let stale = CommandRefusal::Stale { expected: Seq(9), current: Seq(1) };
    assert_eq!(stale.to_string(), "the table is at event 1, not 9");
    assert_eq!(stale.facts(), [("expected", "9".to_owned()), ("current", "1".to_owned())]);
    let turn = game.refusal(&game.moves(1, "bury"));
    assert_eq!(
        (turn.code(), turn.to_string()),
        ("command-not-your-turn", "it is the turn of seat 1".to_owned())
    );
}
