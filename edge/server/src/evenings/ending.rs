//! What became of the tables of an evening.

use bonecup_circles::{Ending, Evening, Outcome};
use bonecup_referee::TableId;
use bonecup_referee::room::Phase;
use bonecup_store::{EveningRow, EveningSeat, StoreError};

use crate::app::App;

/// The tables for which the evening waits and which have ended.
pub(super) async fn ended(
    app: &App,
    row: &EveningRow,
    evening: &Evening,
) -> Result<Vec<(TableId, Ending)>, StoreError> {
    let mut ended = Vec::new();
    for (table, players) in evening.open_tables() {
        let members = players.map(|player| row.member(player));
        if let Some(ending) = ending(app, table, members).await? {
            ended.push((table.clone(), ending));
        }
    }
    Ok(ended)
}

/// How a table has ended; none if it has not. What was closed, was deleted, or was played by others has no result of these two.
async fn ending(app: &App, table: &TableId, members: [Option<u32>; 2]) -> Result<Option<Ending>, StoreError> {
    let Some(row) = app.store.table(table).await? else { return Ok(Some(Ending::Closed)) };
    Ok(match row.phase {
        Phase::Gathering | Phase::Settled | Phase::Playing => None,
        Phase::Closed => Some(Ending::Closed),
        Phase::Over => {
            let seats = app.store.evening_result(table).await?;
            Some(outcome(&seats, members).map_or(Ending::Closed, Ending::Played))
        }
    })
}

/// How the two did, in whichever order they sat. Somebody who has left is no member any more, and nor is their seat a member's.
fn outcome(seats: &[EveningSeat], [one, other]: [Option<u32>; 2]) -> Option<Outcome> {
    let [first, second] = seats else { return None };
    let in_order = if (first.member, second.member) == (one, other) {
        [first, second]
    } else if (first.member, second.member) == (other, one) {
        [second, first]
    } else {
        return None;
    };
    Some(Outcome {
        points: in_order.map(|seat| whole(seat.score)),
        won: in_order.map(|seat| halves(seat.won)),
    })
}

/// Points are whole numbers wherever they come from.
#[allow(clippy::cast_possible_truncation, reason = "what does not fit is no result of a game")]
fn whole(points: f64) -> i32 {
    points.round() as i32
}

fn halves(won: f64) -> u8 {
    match won {
        won if won > 0.75 => 2,
        won if won > 0.25 => 1,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(member: Option<u32>, score: f64, won: f64) -> EveningSeat {
        EveningSeat { member, score, won }
    }

    #[test]
    fn a_result_is_that_of_the_two_in_their_order() {
        let seats = [seat(Some(4), 12.0, 0.0), seat(Some(2), 30.0, 1.0)];
        let expected = Outcome { points: [30, 12], won: [2, 0] };
        assert_eq!(outcome(&seats, [Some(2), Some(4)]), Some(expected));
        assert_eq!(outcome(&seats, [Some(4), Some(2)]).map(|own| own.won), Some([0, 2]));
        let shared = [seat(Some(2), -3.0, 0.5), seat(None, -3.0, 0.5)];
        let expected = Outcome { points: [-3, -3], won: [1, 1] };
        assert_eq!(outcome(&shared, [Some(2), None]), Some(expected), "the other has left");
    }

    #[test]
    fn a_game_of_others_has_no_result_of_the_two() {
        let of = |seats: &[EveningSeat]| outcome(seats, [Some(2), Some(4)]);
        assert_eq!(of(&[seat(Some(2), 9.0, 1.0)]), None, "a bot had the other seat");
        assert_eq!(of(&[seat(Some(2), 9.0, 1.0), seat(None, 1.0, 0.0)]), None, "so had a guest");
        assert_eq!(of(&[seat(Some(2), 9.0, 1.0), seat(Some(3), 1.0, 0.0)]), None);
        assert_eq!(of(&[]), None);
    }
}
