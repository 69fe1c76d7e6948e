//! Games from the first roll to the last.

use bonecup_games::GameId;
use bonecup_referee::{Action, By, CommandRefusal, Entry, Event, Next};

use crate::kit::{Game, command, plan, seqs};

const TABLES: [&str; 5] = [
    "human drawn, human drawn",
    "human drawn, bot drawn, human drawn",
    "human hand, human hand",
    "human drawn, bot hand",
    "bot drawn, human hand, bot hand",
];

fn whole_games() -> impl Iterator<Item = Game> {
    let games = GameId::ALL.into_iter();
    games.flat_map(|game| TABLES.into_iter().map(move |seats| Game::begin(plan(game, seats)).played_out()))
}

#[test]
fn every_game_is_played_to_its_end_with_every_mix_of_dice() {
    for game in whole_games() {
        let count = u32::try_from(game.entries.len()).unwrap();
        assert_eq!(seqs(&game.entries), (1..=count).collect::<Vec<_>>(), "events are numbered without a gap");
        assert_eq!(game.table.seq().0, count);
    }
}

#[test]
fn a_table_rebuilt_from_its_events_is_the_same_table() {
    for game in whole_games() {
        assert_eq!(game.rebuilt(), game.table);
    }
}

#[test]
fn what_was_decided_is_what_happens() {
    for id in GameId::ALL {
        let mut game = Game::begin(plan(id, "human drawn, bot hand"));
        while let Some(command) = game.any_command() {
            let mut copy = game.table.clone();
            for entry in game.act(&command) {
                copy.evolve(&entry).unwrap();
            }
            assert_eq!(copy, game.table);
        }
    }
}

#[test]
fn roll_numbers_count_drawn_and_real_dice_alike() {
    for game in whole_games() {
        let rolls = game.entries.iter().filter_map(|entry| match &entry.event {
            Event::Rolled { roll, .. } => Some(*roll),
            Event::Moved { .. } | Event::Cast { .. } | Event::Chained { .. } => None,
        });
        assert!(rolls.eq(0..game.table.rolls()));
    }
}

#[test]
fn dice_come_from_where_the_seat_says() {
    let from = |game: &Game, source| {
        let is_from = |event: &Event| matches!(event, Event::Rolled { by, .. } if *by == source);
        game.entries.iter().any(|entry| is_from(&entry.event))
    };
    for id in GameId::ALL {
        for (seats, drawn, hand) in [
            ("human drawn, human drawn", true, false),
            ("human hand, bot hand", false, true),
            ("human drawn, human hand", true, true),
        ] {
            let game = Game::begin(plan(id, seats)).played_out();
            assert_eq!((from(&game, By::Drawn), from(&game, By::Hand)), (drawn, hand), "{id}: {seats}");
        }
    }
}

#[test]
fn nothing_happens_after_the_end() {
    for mut game in whole_games() {
        let moved = |entry: &Entry| match &entry.event {
            Event::Moved { seat, action, .. } => Some((*seat, action.clone())),
            Event::Rolled { .. } | Event::Cast { .. } | Event::Chained { .. } => None,
        };
        let (seat, action) = game.entries.iter().rev().find_map(moved).unwrap();
        let command = command(seat.0, Action::Play(vec![action]));
        assert_eq!(game.refusal(&command), CommandRefusal::Over);
        let last = game.entries.last().unwrap().clone();
        let before = game.table.clone();
        let again = Entry { seq: last.seq.next(), ..last };
        assert!(game.table.evolve(&again).is_err());
        assert_eq!(game.table, before);
        assert!(game.any_command().is_none());
    }
}

#[test]
fn a_table_that_waits_for_nobody_has_nothing_to_begin() {
    for id in GameId::ALL {
        let game = Game::begin(plan(id, "human hand, human hand"));
        let first_acts = matches!(game.table.next(), Next::Enter(..) | Next::Move(_));
        assert!(first_acts && game.entries.is_empty(), "{id}");
    }
}
