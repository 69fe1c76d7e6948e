//! What a landing is worth to the thrower.

use rolling_dice::geometry::Footprint;
use rolling_dice::{Colour, DICE, Face, Landing, Loss, Rest, RollingDice, ScoringDie};

use crate::field::{Counting, Field, Stand};
use crate::places::PLACES;

/// Judges landings of one throw.
///
/// What dice show has nothing to do with how they move, so a landing is judged for all faces that its thrown dice
/// could show: one landing tells as much as many.
pub(crate) struct Judge<'a> {
    game: &'a RollingDice,
    thrower: Colour,
    counting: Counting,
}

impl<'a> Judge<'a> {
    /// For the throw that is due.
    pub(crate) fn new(game: &'a RollingDice, counting: Counting) -> Judge<'a> {
        Judge { game, thrower: game.thrower(), counting }
    }

    /// What the thrower's seat gets by this throw, by this round and what it leaves for the next.
    pub(crate) fn worth(&self, landing: &Landing) -> f64 {
        let (field, own) = self.field(landing);
        field.base() + self.own(&field, own, &landing.thrown)
    }

    /// The same with the faces that the dice show.
    pub(crate) fn worth_as_shown(&self, landing: &Landing) -> f64 {
        let (field, own) = self.field(landing);
        field.base() + self.own_as_shown(&field, own, &landing.thrown)
    }

    fn field(&self, landing: &Landing) -> (Field, ScoringDie) {
        let mut dice: [ScoringDie; 6] = Colour::ALL.map(|colour| self.lying(colour, landing));
        for &colour in self.game.colours() {
            if let ScoringDie::Adrift(face) = dice[colour.index()] {
                dice[colour.index()] = self.placed(colour, face, landing, &dice);
            }
        }
        let field = Field::new(self.game, self.thrower, self.counting, |colour| dice[colour.index()]);
        (field, dice[self.thrower.index()])
    }

    fn lying(&self, colour: Colour, landing: &Landing) -> ScoringDie {
        match landing.scoring.iter().find(|(landed, _)| *landed == colour) {
            Some((_, rest)) if rest.on_floe() => ScoringDie::Floe(*rest),
            Some((_, rest)) => self.knocked_off(colour, rest.face, landing),
            None => self.game.scoring_die(colour),
        }
    }

    /// The thrower loses dice of his own (RD-15); the others put theirs back.
    fn knocked_off(&self, colour: Colour, face: Face, landing: &Landing) -> ScoringDie {
        let losses = self.game.losses(landing);
        match losses.iter().find(|loss| loss.colour == colour) {
            Some(Loss { block: Some(number), .. }) => ScoringDie::Block { number: *number, face },
            Some(Loss { block: None, .. }) => ScoringDie::None,
            None => ScoringDie::Adrift(face),
        }
    }

    /// Where its owner will put a knocked-off die.
    fn placed(&self, colour: Colour, face: Face, landing: &Landing, dice: &[ScoringDie; 6]) -> ScoringDie {
        let field = Field::new(self.game, colour, Counting::Lead, |other| dice[other.index()]);
        let scoring = dice.iter().filter_map(ScoringDie::on_floe);
        let lying: Vec<Footprint> =
            scoring.chain(&landing.thrown).map(|rest| Footprint::of(rest.spot())).collect();
        let free = PLACES.iter().filter(|(_, footprint)| !lying.iter().any(|die| die.touches(footprint)));
        let worth = |spot| field.stand(&Rest::flat(face, spot)).worth(face);
        let valued = free.map(|&(spot, _)| (worth(spot), spot));
        let best = valued.max_by(|one, other| one.0.total_cmp(&other.0));
        best.map_or(ScoringDie::Adrift(face), |(_, spot)| ScoringDie::Floe(Rest::flat(face, spot)))
    }

    /// What the thrower's own die will be worth.
    fn own(&self, field: &Field, own: ScoringDie, thrown: &[Rest]) -> f64 {
        let marked = match own {
            ScoringDie::Floe(rest) => Some(rest),
            // A mishap, whatever the thrown dice did.
            ScoringDie::Block { face, .. } | ScoringDie::Adrift(face) => {
                return field.block(f64::from(face.pips()));
            }
            ScoringDie::None => None,
        };
        let lost = field.block(marked.map_or(HIGHEST, |marked| f64::from(marked.face.pips())));
        let on_floe = thrown.iter().filter(|rest| rest.on_floe());
        let dice: Vec<Chances> = on_floe.map(|rest| Chances::new(&field.stand(rest), rest, marked)).collect();
        best_of(&dice, lost)
    }

    fn own_as_shown(&self, field: &Field, own: ScoringDie, thrown: &[Rest]) -> f64 {
        let marked = match own {
            ScoringDie::Floe(rest) => Some(rest),
            ScoringDie::Block { face, .. } | ScoringDie::Adrift(face) => {
                return field.block(f64::from(face.pips()));
            }
            ScoringDie::None => None,
        };
        let may_be_chosen = |rest: &&Rest| rest.on_floe() && marked.is_none_or(|marked| rest.beats(&marked));
        let worths = thrown.iter().filter(may_be_chosen).map(|rest| field.stand(rest).worth(rest.face));
        let highest = || thrown.iter().map(|rest| rest.face.pips()).max().unwrap_or_default();
        let lost = || field.block(f64::from(marked.map_or_else(highest, |marked| marked.face.pips())));
        worths.reduce(f64::max).unwrap_or_else(lost)
    }
}

/// What the highest of four dice shows on average: 6 less the chances that none shows more than 1, 2, … 5.
const HIGHEST: f64 = 6.0 - (1 + 16 + 81 + 256 + 625) as f64 / 1296.0;

/// What a die may be worth that shows any face; faces with which it cannot be chosen have no worth.
struct Chances([Option<f64>; 6]);

impl Chances {
    fn new(stand: &Stand, rest: &Rest, marked: Option<Rest>) -> Chances {
        let may_be_chosen = |face| marked.is_none_or(|marked| Rest { face, ..*rest }.beats(&marked));
        Chances(Face::ALL.map(|face| may_be_chosen(face).then(|| stand.worth(face))))
    }
}

/// The best die on average over all faces, or what is lost if none can be chosen.
fn best_of(dice: &[Chances], lost: f64) -> f64 {
    let mut worths: Vec<(f64, usize)> = Vec::with_capacity(24);
    for (index, Chances(faces)) in dice.iter().enumerate() {
        worths.extend(faces.iter().flatten().map(|&worth| (worth, index)));
    }
    worths.sort_by(|one, other| other.0.total_cmp(&one.0));
    // The chance of each die that none of its faces so far shows.
    let mut not_yet = [1.0_f64; DICE as usize];
    let (mut none, mut mean) = (1.0, 0.0);
    for (worth, index) in worths {
        not_yet[index] -= 1.0 / 6.0;
        let after: f64 = not_yet[..dice.len()].iter().map(|chance| chance.max(0.0)).product();
        mean += (none - after) * worth;
        none = after;
    }
    mean + none * lost
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All faces of three dice, one by one.
    #[test]
    fn the_mean_over_all_faces_is_that_of_counting_them() {
        let dice = [
            Chances([None, Some(1.0), Some(4.0), Some(2.5), None, Some(7.0)]),
            Chances([Some(3.0), Some(3.0), None, None, None, Some(6.0)]),
            Chances([None, None, None, None, None, Some(-2.0)]),
        ];
        let lost = -5.0;
        let mut sum = 0.0;
        for one in dice[0].0 {
            for two in dice[1].0 {
                for three in dice[2].0 {
                    sum += [one, two, three].into_iter().flatten().reduce(f64::max).unwrap_or(lost);
                }
            }
        }
        assert!((best_of(&dice, lost) - sum / 216.0).abs() < 1e-12);
        assert!((best_of(&[], lost) - lost).abs() < 1e-12);
    }

    #[test]
    fn the_highest_of_four_dice() {
        let mut sum = 0;
        for throw in 0..1296_i32 {
            sum += (0..4).map(|die| throw / 6_i32.pow(die) % 6 + 1).max().unwrap_or_default();
        }
        assert!((HIGHEST - f64::from(sum) / 1296.0).abs() < 1e-12);
    }
}
