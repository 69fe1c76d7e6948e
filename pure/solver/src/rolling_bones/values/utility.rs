//! What points are worth to a player.

use bonecup_rules::Points;

/// The lowest score: all places of ten or more filled falsely, and the hat on. Complete sections add 5 for at least
/// three false bones of −5 each, so more bones than that never score lower than −55, doubled.
pub(crate) const LOWEST: i32 = -110;
/// The highest score: five complete sections and the hat.
pub(crate) const HIGHEST: i32 = 50;
/// How many scores there are between them.
pub(crate) const SCORES: usize = (HIGHEST - LOWEST + 1).unsigned_abs() as usize;

/// How much a turn's score is worth. The best play is the one that is worth most on average.
///
/// ```
/// use bonecup_rules::Points;
/// use bonecup_solver::rolling_bones::Utility;
/// let points = Utility::points();
/// assert_eq!(points.of(Points(18)), 18.0);
/// let at_least_ten = Utility::from_fn(|score| f64::from(score >= Points(10)));
/// assert_eq!(at_least_ten.of(Points(9)), 0.0);
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Utility([f64; SCORES]);

impl Utility {
    /// The lowest score that any legal position can lead to.
    pub const LOWEST: Points = Points(LOWEST);
    /// The highest score of a turn.
    pub const HIGHEST: Points = Points(HIGHEST);

    /// Every point is worth the same.
    pub fn points() -> Utility {
        Utility::from_fn(|score| f64::from(score.0))
    }

    /// Asks for the worth of each score, which must be a finite number.
    pub fn from_fn(mut worth: impl FnMut(Points) -> f64) -> Utility {
        let mut score = LOWEST - 1;
        Utility([(); SCORES].map(|()| {
            score += 1;
            worth(Points(score))
        }))
    }

    /// The most by which the worth of any score differs.
    pub(crate) fn change_to(&self, other: &Utility) -> f64 {
        self.0.iter().zip(&other.0).map(|(one, other)| (one - other).abs()).fold(0.0, f64::max)
    }

    /// The worth of a score; of the nearest that is possible, if it is not.
    pub fn of(&self, score: Points) -> f64 {
        let index = usize::try_from(score.0.clamp(LOWEST, HIGHEST) - LOWEST);
        index.map_or(0.0, |index| self.0[index])
    }
}
