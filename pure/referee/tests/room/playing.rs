//! The game at the table: whose move, which dice, what a client must have seen.

use bonecup_games::{AnyOutcome, AnyRequest, GameId};
use bonecup_referee::room::{
    Millis, PersonAction, PersonRequest, Phase, RoomDecision, RoomDice, RoomEvent, TableRequest, Why,
};
use bonecup_referee::{Action, Hex32, Links, Next, NoSeed, PersonId, Plan, RollPlace, Seq, TableDice};
use bonecup_rules::Seat;

use crate::kit::{Evening, bot_plays, contribute, opening, play, rematch};

#[test]
fn a_move_comes_from_whoever_holds_the_seat() {
    let mut evening = Evening::playing("anna, bert");
    let action = evening.legal();
    assert_eq!(evening.refused("bert", play(0, action.clone())), "room-not-your-seat");
    assert_eq!(evening.refused("carl", play(0, action.clone())), "room-not-your-seat");
    assert_eq!(evening.refused("bert", play(1, action.clone())), "command-not-your-turn");
    assert_eq!(evening.refused("anna", play(7, action.clone())), "room-no-such-seat");
    evening.does("anna", play(0, action));
}

#[test]
fn a_move_needs_the_last_step_seen() {
    let mut evening = Evening::playing("anna, bert");
    let action = evening.legal();
    let ask = evening.by("anna", play(0, action));
    let seen = |expected: Option<u32>| PersonRequest { expected: expected.map(Seq), ..ask.clone() };
    let now = evening.room.seq().0;
    assert_eq!(evening.code(seen(None)), "room-no-expected");
    assert_eq!(evening.code(seen(Some(now - 1))), "command-stale");
    assert_eq!(evening.code(seen(Some(now + 1))), "command-stale");
    evening.accept(seen(Some(now)));
}

#[test]
fn a_move_is_fine_after_a_step_that_did_not_change_the_game() {
    let mut evening = Evening::playing("anna, bert");
    let action = evening.legal();
    let mut ask = evening.by("anna", play(0, action));
    evening.does("bert", crate::kit::leave(1));
    ask.expected = Some(Seq(evening.room.seq().0 - 1));
    evening.accept(ask);
}

#[test]
fn a_bot_moves_only_when_it_is_its_turn() {
    let mut evening = Evening::playing("anna, bot");
    let action = evening.legal();
    assert_eq!(evening.code(bot_plays(0, action.clone())), "room-not-your-seat");
    assert_eq!(evening.code(bot_plays(1, action)), "room-not-your-seat");
    while evening.room.bot_to_move().is_none() {
        evening.goes_on();
    }
    let nothing = TableRequest::BotPlays { seat: Seat(1), moves: Vec::new() };
    assert_eq!(evening.code(nothing), "command-no-moves");
    let action = evening.legal();
    evening.accept(bot_plays(1, action));
}

#[test]
fn real_dice_are_entered_by_the_one_who_rolls_them() {
    let mut evening = Evening::playing("anna hand, bert hand");
    let outcome = evening.shown();
    let enter = |seat, outcome: &AnyOutcome| PersonAction::act(Seat(seat), Action::Enter(outcome.clone()));
    assert_eq!(evening.refused("bert", enter(1, &outcome)), "command-not-your-turn");
    let events = evening.does("anna", enter(0, &outcome));
    assert!(matches!(events[0], RoomEvent::Rolled { .. }));
    assert_eq!(evening.refused("anna", enter(0, &outcome)), "command-no-dice-awaited");
}

#[test]
fn a_bots_real_dice_are_entered_by_a_person_who_sits_there() {
    let mut evening = Evening::playing("anna hand, bot hand");
    while !matches!(evening.room.next(), Some(Next::Enter(Seat(1), _))) {
        evening.goes_on();
    }
    let action = Action::Enter(evening.shown());
    let enter = PersonAction::act(Seat(0), action);
    assert_eq!(evening.refused("carl", enter.clone()), "room-not-your-seat");
    evening.does("anna", enter);
}

#[test]
fn the_dice_of_a_minded_seat_are_entered_by_anybody_who_sits_there() {
    let mut evening = Evening::playing("anna hand, bert hand");
    evening.does("anna", crate::kit::leave(0));
    let action = Action::Enter(evening.shown());
    evening.does("bert", PersonAction::act(Seat(1), action));
    assert!(evening.room.seats()[0].minder.is_some(), "somebody else's hand does not bring anna back");
}

#[test]
fn after_the_end_nothing_moves_and_the_seed_is_out() {
    let mut evening = Evening::playing("anna, bert");
    let action = evening.legal();
    let mut evening = evening.played_out();
    let Some(RoomEvent::Ended { points, winners, seed }) = evening.steps.last().unwrap().events.last() else {
        panic!("the last event is the end");
    };
    assert_eq!(points.len(), 2);
    assert!(!winners.is_empty());
    assert_eq!(*seed, Some(crate::kit::seed().publish()));
    assert_eq!(evening.refused("anna", play(0, action)), "command-over");
    assert_eq!(evening.refused("anna", contribute(0)), "room-ended");
    assert_eq!(evening.refused("anna", PersonAction::Close), "room-ended");
    assert_eq!(evening.code(TableRequest::CloseIdle), "room-ended");
}

#[test]
fn the_owner_closes_and_the_seed_is_out() {
    let mut evening = Evening::playing("anna, bert");
    let action = evening.legal();
    evening.does("anna", PersonAction::Close);
    assert_eq!(evening.room.phase(), Phase::Closed);
    assert_eq!(evening.room.seed(), Some(crate::kit::seed().publish()));
    assert_eq!(evening.refused("anna", play(0, action)), "room-ended");
    assert_eq!(evening.refused("anna", crate::kit::leave(0)), "room-ended");
}

#[test]
fn a_table_of_real_dice_has_no_seed_to_publish() {
    let mut evening = Evening::playing("anna hand, bert hand");
    evening.accept(TableRequest::CloseIdle);
    assert_eq!(evening.room.seed(), None);
}

#[test]
fn those_who_sat_there_play_again_at_one_table() {
    let mut evening = Evening::playing("anna, bert");
    assert_eq!(evening.refused("bert", rematch("elm")), "room-not-ended");
    evening.does("anna", PersonAction::Close);
    assert_eq!(evening.refused("carl", rematch("elm")), "room-not-owner");
    evening.does("bert", rematch("elm"));
    assert_eq!(evening.room.rematch().unwrap().as_str(), "elm");
    assert_eq!(evening.refused("anna", rematch("fir")), "room-rematched");
}

#[test]
fn moves_that_the_rules_refuse_name_their_ruling() {
    let mut evening = Evening::open(opening(GameId::RollingBones, "anna, bert")).started();
    let bury = bonecup_games::AnyMove::read(GameId::RollingBones, "leave").unwrap();
    let ask = evening.by("anna", play(0, bury));
    let refusal = evening.decide(ask).unwrap_err();
    assert!(bonecup_rules::Reason::ruling(&refusal).is_some(), "{refusal}");
}

/// Dice of a room whose seed got lost.
struct Seedless;

impl TableDice for Seedless {
    fn roll(&mut self, _: RollPlace, _: &Links, _: &AnyRequest) -> Result<AnyOutcome, NoSeed> {
        Err(NoSeed)
    }
}

impl RoomDice for Seedless {
    fn dice(&self, _: &Plan) -> Box<dyn TableDice + '_> {
        Box::new(Seedless)
    }

    fn publish(&self) -> Result<Hex32, NoSeed> {
        Err(NoSeed)
    }

    fn is_connected(&self, _: &PersonId) -> bool {
        false
    }
}

#[test]
fn a_room_without_its_seed_draws_nothing_and_can_be_closed() {
    let mut evening = Evening::gathering("anna, bert");
    let start = evening.by("anna", PersonAction::Start);
    let refusal = evening.room.decide(&start.into(), Millis(1000), &Seedless).unwrap_err();
    assert_eq!(bonecup_rules::Reason::code(&refusal), "table-no-seed");
    let mut evening = evening.started();
    let close = evening.by("anna", PersonAction::Close);
    let closed = evening.room.decide(&close.into(), Millis(2000), &Seedless);
    let Ok(RoomDecision::New(step)) = closed else { panic!("{closed:?}") };
    assert_eq!(evening.take(step), [RoomEvent::Closed { why: Why::Owner, seed: None }]);
    assert_eq!(evening.room.phase(), Phase::Closed);
}

#[test]
fn a_game_without_its_seed_does_not_end_with_another_one() {
    let mut evening = Evening::playing("anna");
    loop {
        let action = Action::Play(vec![evening.legal()]);
        let request = evening.by("anna", PersonAction::act(Seat(0), action));
        let seedless = evening.room.decide(&request.clone().into(), Millis(1000), &Seedless);
        evening.accept(request);
        if evening.room.phase() == Phase::Over {
            assert_eq!(bonecup_rules::Reason::code(&seedless.unwrap_err()), "table-no-seed");
            return;
        }
    }
}

#[test]
fn a_table_with_real_dice_needs_no_seed() {
    let mut evening = Evening::gathering("anna hand, bert hand");
    let start = evening.by("anna", PersonAction::Start);
    assert!(evening.room.decide(&start.into(), Millis(1000), &Seedless).is_ok());
}
