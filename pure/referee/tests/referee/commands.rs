//! Commands: what the client must have seen, its key, and lists of moves that are played as one.

use bonecup_games::{AnyMove, GameId};
use bonecup_referee::{Action, Command, CommandRefusal, Decision, MOST_MOVES, Seq};
use bonecup_rules::{Reason, Seat};

use crate::kit::{Game, NumberedDice, every_face_lies, last_seq, plan, read_moves};

#[test]
fn a_client_that_missed_an_event_is_told_the_current_one() {
    for id in GameId::ALL {
        let mut game = Game::drawn(id).steps(4);
        let command = game.any_command().unwrap();
        let current = game.table.seq();
        for expected in [Seq(current.0 - 1), Seq(0), current.next(), Seq(u32::MAX)] {
            let refusal = game.refusal(&Command { expected, ..command.clone() });
            assert_eq!(refusal, CommandRefusal::Stale { expected, current });
        }
        assert!(game.decide(&command).is_ok());
    }
}

#[test]
fn the_same_command_twice_is_done_once() {
    for id in GameId::ALL {
        let mut game = Game::drawn(id);
        for _ in 0..12 {
            let Some(command) = game.any_command() else { break };
            let entries = game.act(&command);
            let repeated = Decision::Repeated { first: entries[0].seq, last: last_seq(&entries) };
            assert_eq!(game.decide(&command).as_ref(), Ok(&repeated));
            assert_eq!(game.rebuilt().decide(&command, &mut NumberedDice), Ok(repeated));
        }
    }
}

#[test]
fn a_repeated_command_is_known_however_the_table_went_on() {
    let mut game = Game::begin(plan(GameId::KnochenMax, "human hand, human drawn"));
    let entered = game.any_command().unwrap();
    game.act(&entered);
    let filled = game.moves(0, "fill hund");
    let answer = game.act(&filled);
    assert_eq!(answer.len(), 2, "the other seat's dice follow at once");
    let game = game.steps(9);
    for (command, first, last) in [(&entered, 1, 1), (&filled, 2, 3)] {
        let repeated = Decision::Repeated { first: Seq(first), last: Seq(last) };
        assert_eq!(game.decide(command), Ok(repeated));
    }
}

#[test]
fn a_repeated_list_is_answered_by_all_its_events() {
    let mut game = every_face_lies();
    let list = game.moves(0, "lay RI, lay SK, put on hat, bury");
    game.act(&list);
    assert_eq!(game.decide(&list), Ok(Decision::Repeated { first: Seq(2), last: Seq(5) }));
    let shorter = Command { action: Action::Play(read_moves(game.id(), "lay RI")), ..list.clone() };
    assert_eq!(game.refusal(&shorter), CommandRefusal::KeyReused(list.key));
}

#[test]
fn a_key_names_one_command_only() {
    for id in GameId::ALL {
        let mut game = Game::drawn(id);
        let first = game.any_command().unwrap();
        game.act(&first);
        let second = game.any_command().unwrap();
        let refused = Err(CommandRefusal::KeyReused(first.key.clone()));
        assert_eq!(game.decide(&Command { key: first.key.clone(), ..second }), refused);
        assert_eq!(game.decide(&Command { seat: Seat(1), ..first.clone() }), refused);
        assert_eq!(game.rebuilt().decide(&Command { seat: Seat(1), ..first }, &mut NumberedDice), refused);
    }
}

#[test]
fn a_command_of_long_ago_is_stale_and_not_done_again() {
    let plan = {
        let mut plan = plan(GameId::KnochenMax, "human drawn, human drawn, human drawn, human drawn");
        plan.options.set("sheets", "6").unwrap();
        plan
    };
    let mut game = Game::begin(plan);
    let first = game.any_command().unwrap();
    game.act(&first);
    let game = game.played_out();
    let answer = game.decide(&first);
    assert!(matches!(answer, Err(CommandRefusal::Stale { .. })), "{answer:?}");
}

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
    assert_eq!(game.refusal(&game.command(0, list(0))), CommandRefusal::NoMoves);
    let most = game.refusal(&game.command(0, list(MOST_MOVES)));
    assert!(matches!(most, CommandRefusal::Rules { number: 2, .. }), "{most}");
    let many = MOST_MOVES + 1;
    assert_eq!(game.refusal(&game.command(0, list(many))), CommandRefusal::TooManyMoves(many));
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
    assert_eq!(game.refusal(&game.command(0, foreign)).code(), "other-game");
}

#[test]
fn every_refusal_says_what_it_mentions() {
    let game = every_face_lies();
    let stale = game.refusal(&Command { expected: Seq(9), ..game.moves(0, "bury") });
    assert_eq!(stale.to_string(), "the table is at event 1, not 9");
    assert_eq!(stale.facts(), [("expected", "9".to_owned()), ("current", "1".to_owned())]);
    let turn = game.refusal(&game.moves(1, "bury"));
    assert_eq!(
        (turn.code(), turn.to_string()),
        ("command-not-your-turn", "it is the turn of seat 1".to_owned())
    );
}
