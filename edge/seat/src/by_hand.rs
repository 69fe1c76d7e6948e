//! Real dice that a hand throws: the move before them says nothing, so nobody is asked for it and nobody is told.

use bonecup_games::{AnyGame, AnyMove};
use bonecup_referee::{DiceSource, Event, Player, Table};
use bonecup_rules::Seat;
use bonecup_views::view;

/// The move that the seat makes without being asked, if it is its turn.
pub fn unasked_move(table: &Table, seat: Seat) -> Option<AnyMove> {
    let game = table.game();
    view(game.id()).move_by_hand(game).filter(|_| throws_by_hand(table, seat))
}

/// Whether the event at the table, in a game that was `before`, is such a move.
pub fn is_unasked(table: &Table, before: &AnyGame, event: &Event) -> bool {
    let Event::Moved { seat, .. } = event else { return false };
    throws_by_hand(table, *seat) && view(before.id()).move_by_hand(before).is_some()
}

/// Whether a person at the seat throws real dice. Bots say at least how they would throw.
fn throws_by_hand(table: &Table, seat: Seat) -> bool {
    let plan = table.plan().seats.get(seat.index());
    plan.is_some_and(|plan| plan.player == Player::Human && plan.dice == DiceSource::Hand)
}
