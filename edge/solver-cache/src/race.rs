//! A solved race of Rolling Bones as it is kept.

use bonecup_rules::Points;
use bonecup_solver::race::Race;
use bonecup_solver::rolling_bones::{SolvedTurn, TurnPlan, Utility};
use rolling_bones::BonesOptions;

/// Totals below count as this much. A turn that is played for points scores −9 about once in two billion turns, and
/// less was not found, so hardly anybody comes here; how rarely those do who play to win is part of the race's error.
pub const RACE_FLOOR: i32 = -12;

/// The chances of both players of a race, by their totals.
#[derive(Clone, PartialEq, Debug)]
pub struct RaceTable {
    options: BonesOptions,
    /// The bound of the error, then the chance of the player to move by own and other total.
    values: Vec<f64>,
}

impl RaceTable {
    /// What a solved race says, for all totals below the target.
    pub(crate) fn of(options: &BonesOptions, race: &Race) -> RaceTable {
        let totals = || RACE_FLOOR..options.target.0;
        let chances = totals().flat_map(|own| totals().map(move |other| race.chance(own, other)));
        RaceTable { options: *options, values: [race.error()].into_iter().chain(chances).collect() }
    }

    /// A race that was solved before; `None` if these are not so many values as it has.
    pub(crate) fn from_values(options: &BonesOptions, values: Vec<f64>) -> Option<RaceTable> {
        (values.len() == RaceTable::len(options)).then_some(RaceTable { options: *options, values })
    }

    /// The same race to a target that is not farther: only the points that both still need matter. `None` if it is farther.
    pub(crate) fn to_nearer_target(&self, target: Points) -> Option<RaceTable> {
        let ahead = Points(self.options.target.0.checked_sub(target.0).filter(|ahead| *ahead >= 0)?);
        let options = BonesOptions { target, ..self.options };
        let totals = || (RACE_FLOOR..target.0).map(Points);
        let chance = |own, other| self.chance(own + ahead, other + ahead);
        let chances = totals().flat_map(|own| totals().map(move |other| chance(own, other)));
        Some(RaceTable { options, values: [self.error()].into_iter().chain(chances).collect() })
    }

    pub(crate) fn values(&self) -> &[f64] {
        &self.values
    }

    /// How many values the race to this target has.
    pub(crate) fn len(options: &BonesOptions) -> usize {
        1 + span(options).pow(2)
    }

    /// How many pairs of totals are solved.
    pub fn states(&self) -> usize {
        span(&self.options).pow(2)
    }

    /// No chance of totals from zero upwards is further than this from the chance under best play.
    pub fn error(&self) -> f64 {
        self.values.first().copied().unwrap_or(f64::INFINITY)
    }

    /// The chance to win of the player to move.
    pub fn chance(&self, own: Points, other: Points) -> f64 {
        match (self.place(own), self.place(other)) {
            (Some(own), Some(other)) => self.values[1 + own * span(&self.options) + other],
            (None, _) => 1.0,
            (_, None) => 0.0,
        }
    }

    /// What the score of a turn is worth to the player to move: the chance to win after it.
    pub fn utility(&self, own: Points, other: Points) -> Utility {
        Utility::from_fn(|score| match self.place(own + score) {
            None => 1.0,
            Some(_) => 1.0 - self.chance(other, own + score),
        })
    }

    /// A turn of the player to move at these totals: its values are chances to win the race.
    pub fn turn(&self, plan: &TurnPlan, own: Points, other: Points) -> SolvedTurn {
        plan.solve(&self.options, self.utility(own, other))
    }

    /// The place of a total; `None` if the target is reached.
    fn place(&self, total: Points) -> Option<usize> {
        let above = total.0.max(RACE_FLOOR) - RACE_FLOOR;
        usize::try_from(above).ok().filter(|_| total < self.options.target)
    }
}

/// How many totals a player can have before the end.
fn span(options: &BonesOptions) -> usize {
    usize::try_from(options.target.0 - RACE_FLOOR).unwrap_or(0)
}

#[cfg(test)]
#[allow(clippy::panic, reason = "a test may stop at the first surprise")]
mod tests {
    use super::*;

    /// Chances that tell their own place: own total in the hundredths, other total in the ten-thousandths.
    fn table(target: i32) -> RaceTable {
        let options = BonesOptions { target: Points(target), ..BonesOptions::default() };
        let totals = || RACE_FLOOR..target;
        let chance = |own: i32, other: i32| 0.5 + f64::from(own) / 1e3 - f64::from(other) / 1e6;
        let chances = totals().flat_map(|own| totals().map(move |other| chance(own, other)));
        let values = [1e-10].into_iter().chain(chances).collect();
        RaceTable::from_values(&options, values).unwrap_or_else(|| panic!("so many values"))
    }

    #[test]
    fn chances_are_found_by_totals() {
        let race = table(10);
        assert_eq!(race.chance(Points(3), Points(7)), 0.5 + 3e-3 - 7e-6);
        assert_eq!(race.chance(Points(-1000), Points(0)), race.chance(Points(RACE_FLOOR), Points(0)));
        assert_eq!((race.chance(Points(10), Points(0)), race.chance(Points(0), Points(12))), (1.0, 0.0));
        assert_eq!(race.error(), 1e-10);
    }

    #[test]
    fn a_score_is_worth_what_the_other_then_does_not_win() {
        let race = table(10);
        let worth = race.utility(Points(4), Points(7));
        assert_eq!(worth.of(Points(6)), 1.0);
        assert_eq!(worth.of(Points(2)), 1.0 - race.chance(Points(7), Points(6)));
        assert_eq!(worth.of(Points(-110)), 1.0 - race.chance(Points(7), Points(RACE_FLOOR)));
    }

    #[test]
    fn too_few_or_too_many_values_are_no_race() {
        let options = BonesOptions { target: Points(5), ..BonesOptions::default() };
        let length = RaceTable::len(&options);
        assert!(RaceTable::from_values(&options, vec![0.5; length]).is_some());
        assert!(RaceTable::from_values(&options, vec![0.5; length - 1]).is_none());
    }
}
