//! Taking events in: only the next one, only a possible one, and after a refusal the table is as before.

use bonecup_games::GameId;
use bonecup_referee::{By, CommandRefusal, Entry, Event, Seq, Table};
use bonecup_rules::Seat;

use crate::kit::{Game, plan};

/// A table after some events, with the event that follows.
fn tables() -> Vec<(Table, Entry)> {
    let mut tables = Vec::new();
    for id in GameId::ALL {
        let game = Game::begin(plan(id, "human drawn, human hand")).steps(12);
        let mut table = Table::new(game.table.plan().clone()).unwrap();
        for entry in &game.entries {
            tables.push((table.clone(), entry.clone()));
            table.evolve(entry).unwrap();
        }
    }
    tables
}

#[track_caller]
fn refuses(table: &Table, entry: &Entry) -> CommandRefusal {
    let mut copy = table.clone();
    let refusal = copy.evolve(entry).expect_err("the event should be refused");
    assert_eq!(&copy, table, "a refused event changes nothing");
    refusal
}

#[test]
fn events_are_taken_in_one_after_the_other() {
    for (table, entry) in tables() {
        let current = table.seq();
        for seq in [Seq(0), current, current.next().next(), Seq(u32::MAX)] {
            let refusal = refuses(&table, &Entry { seq, ..entry.clone() });
            assert_eq!(refusal, CommandRefusal::Stale { expected: seq, current });
        }
        let mut after = table;
        after.evolve(&entry).unwrap();
        let twice = CommandRefusal::Stale { expected: entry.seq, current: entry.seq };
        assert_eq!(refuses(&after, &entry), twice);
    }
}

#[test]
fn a_roll_with_another_number_is_refused() {
    for (table, entry) in tables() {
        let Event::Rolled { roll, by, outcome, .. } = entry.event else { continue };
        for forged in [roll + 1, roll.wrapping_sub(1), u64::MAX] {
            let event = Event::rolled(forged, by, outcome.clone());
            let forged = Entry { seq: entry.seq, event };
            assert_eq!(refuses(&table, &forged), CommandRefusal::OtherRoll(roll));
        }
    }
}

#[test]
fn a_roll_from_elsewhere_is_refused() {
    for (table, entry) in tables() {
        let Event::Rolled { roll, by, outcome, .. } = entry.event else { continue };
        let forged = if by == By::Drawn { By::Hand } else { By::Drawn };
        let event = Event::rolled(roll, forged, outcome);
        let refusal = refuses(&table, &Entry { event, ..entry });
        assert_eq!(refusal, CommandRefusal::OtherSource(table.game().roller()));
    }
}

#[test]
fn a_move_in_the_name_of_another_seat_is_refused() {
    for (table, entry) in tables() {
        let Event::Moved { seat, action, .. } = entry.event else { continue };
        let event = Event::moved(Seat(1 - seat.0), action);
        assert_eq!(refuses(&table, &Entry { event, ..entry }), CommandRefusal::NotYourTurn(seat));
    }
}

#[test]
fn two_events_in_the_other_order_are_refused() {
    let tables = tables();
    for pair in tables.windows(2) {
        let ((table, first), (_, second)) = (&pair[0], &pair[1]);
        if first.seq > second.seq
            || matches!((&first.event, &second.event), (Event::Moved { .. }, Event::Moved { .. }))
        {
            continue; // another game begins; or two bones laid in either order
        }
        refuses(table, &Entry { seq: first.seq, ..second.clone() });
    }
}

#[test]
fn a_move_where_dice_are_due_and_dice_where_a_move_is_due_are_refused() {
    for id in [GameId::RollingBones, GameId::KnochenMax] {
        let game = Game::begin(plan(id, "human drawn, human drawn")).steps(1);
        let (rolled, moved) = (game.entries[0].clone(), game.entries[1].clone());
        let mut table = Table::new(game.table.plan().clone()).unwrap();
        let early = refuses(&table, &Entry { seq: Seq(1), ..moved });
        assert_eq!(early, CommandRefusal::DiceAwaited(Seat(0)));
        table.evolve(&rolled).unwrap();
        let event = match rolled.event {
            Event::Rolled { by, outcome, .. } => Event::rolled(1, by, outcome),
            Event::Moved { .. } | Event::Cast { .. } | Event::Chained { .. } => {
                panic!("the first event should be the opening roll")
            }
        };
        let late = refuses(&table, &Entry { seq: Seq(2), event });
        assert_eq!(late, CommandRefusal::NoDiceAwaited);
    }
}
