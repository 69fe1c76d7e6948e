//! Real dice: who may type in what they showed, and when.

use bonecup_games::GameId;
use bonecup_referee::{By, CommandRefusal, Event, Next};
use bonecup_rules::{Reason, Seat};

use crate::kit::{EVERY_FACE, Game, every_face_lies, plan};

fn knochenmax(seats: &str) -> Game {
    Game::begin(plan(GameId::KnochenMax, seats))
}

#[test]
fn a_seat_enters_its_own_dice() {
    let mut game = knochenmax("human hand, human hand");
    let entries = game.act(&game.entry(0, "1 3 3 4 6"));
    assert!(matches!(entries[0].event, Event::Rolled { roll: 0, by: By::Hand, .. }));
    assert_eq!(game.table.next(), Next::Move(Seat(0)));
}

#[test]
fn a_person_enters_the_dice_of_a_bot_but_not_of_another_person() {
    let bots_turn = knochenmax("bot hand, human drawn, bot drawn");
    for (seat, may) in [(0, true), (1, true), (2, false), (3, false), (255, false)] {
        let decision = bots_turn.decide(&bots_turn.entry(seat, "1 3 3 4 6"));
        assert_eq!(decision.is_ok(), may, "seat {seat} enters for the bot of the first seat");
    }
    let persons_turn = knochenmax("human hand, human hand, bot hand");
    for seat in [1, 2, 3] {
        let refusal = persons_turn.refusal(&persons_turn.entry(seat, "1 3 3 4 6"));
        assert_eq!(refusal, CommandRefusal::NotYourTurn(Seat(0)));
    }
}

#[test]
fn seats_with_drawn_dice_enter_nothing() {
    let mut game = knochenmax("human drawn, human hand");
    assert_eq!(game.refusal(&game.entry(0, "1 3 3 4 6")), CommandRefusal::NoDiceAwaited);
    game.act(&game.moves(0, "keep"));
    assert_eq!(game.refusal(&game.entry(0, "1 3 3 4 6")), CommandRefusal::NoDiceAwaited);
}

#[test]
fn dice_are_entered_when_they_are_due_and_only_then() {
    let mut game = knochenmax("human hand, human hand");
    assert_eq!(game.refusal(&game.moves(0, "fill hund")), CommandRefusal::DiceAwaited(Seat(0)));
    game.act(&game.entry(0, "1 3 3 4 6"));
    assert_eq!(game.refusal(&game.entry(0, "1 3 3 4 6")), CommandRefusal::NoDiceAwaited);
    game.act(&game.moves(0, "fill hund"));
    assert_eq!(game.refusal(&game.moves(1, "fill hund")), CommandRefusal::DiceAwaited(Seat(1)));
    assert_eq!(game.refusal(&game.entry(0, "1 3 3 4 6")), CommandRefusal::NotYourTurn(Seat(1)));
}

#[test]
fn impossible_dice_are_refused_by_the_rules() {
    let game = knochenmax("human hand, human hand");
    for dice in ["1", "1 3 3 4"] {
        let refusal = game.refusal(&game.entry(0, dice));
        assert!(matches!(refusal, CommandRefusal::Rules { number: 1, .. }), "{dice}: {refusal}");
    }
    let bones = Game::begin(plan(GameId::RollingBones, "human hand, human hand"));
    let two_skulls_for_a_hand = EVERY_FACE.replace("LA3", "SK");
    for dice in ["SK", &two_skulls_for_a_hand] {
        assert_eq!(bones.refusal(&bones.entry(0, dice)).code(), "rb-wrong-dice", "{dice}");
    }
}

#[test]
fn real_dice_and_the_drawn_dice_that_follow_are_one_answer() {
    let mut game = knochenmax("human hand, bot drawn");
    game.act(&game.entry(0, "6 6 6 6 6"));
    let entries = game.act(&game.moves(0, "fill knochenmax"));
    let drawn = &entries[1].event;
    assert!(matches!(drawn, Event::Rolled { roll: 1, by: By::Drawn, .. }), "{drawn:?}");
}

#[test]
fn a_bot_may_play_with_real_dice() {
    let game = Game::begin(plan(GameId::RollingBones, "human hand, bot hand")).played_out();
    assert!(game.entries.iter().any(|entry| matches!(entry.event, Event::Moved { seat: Seat(1), .. })));
}

#[test]
fn moves_follow_real_dice_as_they_follow_drawn_ones() {
    let mut game = every_face_lies();
    game.act(&game.moves(0, "lay RI, lay LA1, roll paying L1 R0 C0"));
    assert!(matches!(game.table.next(), Next::Enter(Seat(0), _)));
    assert_eq!(game.refusal(&game.moves(0, "lay SK")), CommandRefusal::DiceAwaited(Seat(0)));
}
