//! The rating by results: the method of Weng and Lin (Bradley-Terry, every pair of seats).

use bonecup_rules::Points;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// The rating that everybody begins with.
pub const START: f64 = 25.0;
/// How uncertain it is then: its standard deviation.
pub const DEVIATION: f64 = 25.0 / 3.0;
/// Half of what decides a game besides strength, in the same terms.
pub const BETA: f64 = 25.0 / 6.0;
/// No game takes away more than all of the variance but this part.
pub const LEAST: f64 = 1e-6;

/// How strong a player is by the results of games.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ResultRating {
    /// The strength; more is better.
    pub rating: f64,
    /// How uncertain it is: the standard deviation.
    pub deviation: f64,
    /// The games that are behind it.
    pub games: u32,
}

impl Default for ResultRating {
    fn default() -> ResultRating {
        ResultRating { rating: START, deviation: DEVIATION, games: 0 }
    }
}

impl ResultRating {
    /// Somebody whose strength is known and does not change.
    pub(crate) fn fixed(rating: f64) -> ResultRating {
        ResultRating { rating, deviation: 0.0, games: 0 }
    }
}

/// The ratings after a game, from those before it and the points. What comes out for those whose strength is known means
/// nothing.
pub(crate) fn after(before: &[ResultRating], points: &[Points]) -> Vec<ResultRating> {
    let config = WengLinConfig { beta: BETA, uncertainty_tolerance: LEAST };
    let teams: Vec<[WengLinRating; 1]> =
        before.iter().map(|own| [WengLinRating { rating: own.rating, uncertainty: own.deviation }]).collect();
    let ranked: Vec<_> = teams.iter().map(|team| &team[..]).zip(ranks(points)).collect();
    let rated = weng_lin_multi_team(&ranked, &config);
    let new = rated.iter().flatten().zip(before);
    new.map(|(new, old)| ResultRating {
        rating: new.rating,
        deviation: new.uncertainty,
        games: old.games + 1,
    })
    .collect()
}

/// The place of each seat by its points; seats with as many share one.
fn ranks(points: &[Points]) -> impl Iterator<Item = MultiTeamOutcome> {
    points.iter().map(|own| MultiTeamOutcome::new(1 + points.iter().filter(|other| *other > own).count()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The formulas as they stand in `docs/ratings.md`, word by word and without the library.
    fn by_the_book(before: &[ResultRating], points: &[Points]) -> Vec<(f64, f64)> {
        let seat = |i: usize| {
            let (mut gain, mut shrink) = (0.0, 0.0);
            let own = before[i].deviation.powi(2);
            for (q, other) in before.iter().enumerate().filter(|(q, _)| *q != i) {
                let c = (2.0 * BETA * BETA + own + other.deviation.powi(2)).sqrt();
                let expected = 1.0 / (1.0 + ((other.rating - before[i].rating) / c).exp());
                let scored = match points[i].cmp(&points[q]) {
                    std::cmp::Ordering::Greater => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Less => 0.0,
                };
                gain += own / c * (scored - expected);
                shrink += before[i].deviation / c * (own / (c * c)) * expected * (1.0 - expected);
            }
            (before[i].rating + gain, (own * (1.0 - shrink).max(LEAST)).sqrt())
        };
        (0..before.len()).map(seat).collect()
    }

    #[test]
    fn the_library_computes_what_the_page_says() {
        // Numbers of a small generator, so that tables of two to five seats of every kind come up.
        let mut state = 7u64;
        let mut next = |most: u64| {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (state >> 33) % most
        };
        for _ in 0..500 {
            let seats = 2 + next(4);
            let before: Vec<ResultRating> = (0..seats)
                .map(|_| ResultRating {
                    rating: next(50) as f64 + 0.25,
                    deviation: 0.5 + next(80) as f64 / 10.0,
                    games: 3,
                })
                .collect();
            let points: Vec<Points> =
                (0..seats).map(|_| Points(i32::try_from(next(4)).unwrap_or_default())).collect();
            for (new, (rating, deviation)) in
                after(&before, &points).iter().zip(by_the_book(&before, &points))
            {
                assert!((new.rating - rating).abs() < 1e-9, "{before:?} {points:?}");
                assert!((new.deviation - deviation).abs() < 1e-9, "{before:?} {points:?}");
                assert_eq!(new.games, 4);
            }
        }
    }

    #[test]
    fn against_somebody_whose_strength_is_known_only_the_other_changes() {
        let before = [ResultRating::default(), ResultRating::fixed(30.0)];
        let new = after(&before, &[Points(1), Points(2)])[0];
        let (rating, deviation) = by_the_book(&before, &[Points(1), Points(2)])[0];
        assert!((new.rating - rating).abs() < 1e-9 && (new.deviation - deviation).abs() < 1e-9);
        assert!(new.rating < START && new.deviation < DEVIATION);
    }

    #[test]
    fn equal_seats_share_a_place() {
        let points = [Points(3), Points(9), Points(9), Points(-1)];
        let expected = [3, 1, 1, 4].map(MultiTeamOutcome::new);
        assert!(ranks(&points).eq(expected));
    }
}
