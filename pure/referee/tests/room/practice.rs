//! A practice in which dice fall as they fell in the game that it comes from.

use std::collections::BTreeMap;

use bonecup_games::GameId;
use bonecup_referee::room::{Ahead, Opening, RoomEvent, TableRequest};
use bonecup_referee::{By, Event, Origin, Record, RecordError};
use bonecup_rules::conformance::Source;

use crate::kit::{Evening, bot_plays, opening, play};

const GAMES: [GameId; 2] = [GameId::RollingBones, GameId::KnochenMax];

/// What fell, by turn and roll of the turn.
fn fallen(record: &Record) -> BTreeMap<(u64, u64), (By, String)> {
    let mut fallen = BTreeMap::new();
    let replayed = record.replay_with(|table, event| {
        if let Event::Rolled { by, outcome, .. } = event {
            let place = table.roll_place();
            fallen.insert((place.turn, place.in_turn), (*by, outcome.to_string()));
        }
        Ok::<_, RecordError>(())
    });
    replayed.unwrap();
    fallen
}

fn old(game: GameId) -> Record {
    Evening::open(opening(game, "anna, bot")).started().played_out().rebuilt().record().unwrap()
}

/// A table that goes on after so many events, with the same dice.
fn practice(old: &Record, event: usize) -> Evening {
    let given = old.events[..event].to_vec();
    let number = u32::try_from(event).unwrap();
    let mut evening = Evening::open(Opening {
        table: "ash".parse().unwrap(),
        from: Some(Origin { table: old.plan.table.clone(), event: number, given: number }),
        ahead: Ahead::after(old, event).unwrap(),
        ..opening(old.plan.options.game(), "anna, bot")
    });
    evening.accept(TableRequest::PlayOn { given });
    evening
}

#[test]
fn the_same_decisions_make_the_same_game() {
    for old in GAMES.map(old) {
        let event = old.events.len() / 2;
        let mut evening = practice(&old, event);
        for event in &old.events[event..] {
            if let Event::Moved { seat, action, .. } = event {
                match seat.0 {
                    0 => drop(evening.does("anna", play(0, action.clone()))),
                    seat => drop(evening.accept(bot_plays(seat, action.clone()))),
                }
            }
        }
        let new = evening.rebuilt().record().unwrap();
        assert_eq!(new.result, old.result);
        for (new, old) in new.events[event..].iter().zip(&old.events[event..]) {
            match (new, old) {
                (Event::Rolled { by, outcome, .. }, Event::Rolled { outcome: then, .. }) => {
                    assert_eq!((by, outcome), (&By::Taken, then));
                }
                _ => assert_eq!(new, old),
            }
        }
    }
}

#[test]
fn other_decisions_have_fresh_dice_only_where_others_are_rolled() {
    for old in GAMES.map(old) {
        let mut evening = practice(&old, 0);
        evening.source = Source::new(4);
        let new = fallen(&evening.played_out().rebuilt().record().unwrap());
        let then = fallen(&old);
        for (place, (by, outcome)) in &new {
            let count = |text: &str| text.split(' ').count();
            match then.get(place) {
                Some((_, then)) if *by == By::Taken => assert_eq!(outcome, then),
                Some((_, then)) if old.plan.options.game() == GameId::KnochenMax => {
                    assert_ne!(count(outcome), count(then), "{place:?}");
                }
                Some(_) | None => assert_eq!(*by, By::Drawn),
            }
        }
        let drawn = new.values().position(|(by, _)| *by == By::Drawn).unwrap();
        assert!(
            new.values().skip(drawn).any(|(by, _)| *by == By::Taken),
            "a later turn has the same dice again"
        );
    }
}

#[test]
fn nobody_is_told_what_will_fall() {
    let evening = practice(&old(GameId::KnochenMax), 4);
    let [opened @ RoomEvent::Opened(opening)] = evening.steps[0].events.as_slice() else { panic!() };
    assert!(!opening.ahead.is_empty());
    let RoomEvent::Opened(told) = opened.for_all() else { panic!() };
    assert!(told.ahead.is_empty());
}
