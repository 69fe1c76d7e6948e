//! The other dice, as they lie or are expected to lie when the round is scored.

use bonecup_rules::{Game, Seat};
use rolling_dice::{Colour, Edition, Face, Rest, RollingDice, ScoringDie};

use crate::career::{Career, Ending};
use crate::slide::ROW;

/// Whose points count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Counting {
    /// Those of the seat, less the mean of the others'.
    Lead,
    /// Those of the seat alone.
    Own,
}

/// What one colour's die may be at the end of the round.
struct Possible {
    chance: f64,
    pips: f64,
    /// In millimetres from the entrance; on a block without.
    y: Option<f64>,
    patch: f64,
}

/// Another colour.
struct Other {
    weight: f64,
    dice: Vec<Possible>,
    promise: f64,
}

/// All other dice, as one colour sees them.
///
/// A point of the colour's own seat counts 1. Those of the other seats count less than nothing, all together as
/// much as the own, so what is added up here is how far the seat gets ahead of the others.
pub(crate) struct Field {
    others: Vec<Other>,
    career: &'static Career,
    /// Nets and holes lie by it.
    edition: Edition,
    /// The chance that the game goes on after this round.
    goes_on: f64,
}

impl Field {
    /// The dice of all other colours, which lie as `die` says.
    pub(crate) fn new(
        game: &RollingDice,
        viewer: Colour,
        counting: Counting,
        die: impl Fn(Colour) -> ScoringDie,
    ) -> Field {
        Field::seen(game, game.seat_of(viewer), Some(viewer), counting, die)
    }

    /// The dice of all colours as they lie, for a seat that is not to move.
    pub(crate) fn from_outside(game: &RollingDice, seat: Seat, counting: Counting) -> Field {
        Field::seen(game, seat, None, counting, |colour| game.scoring_die(colour))
    }

    fn seen(
        game: &RollingDice,
        seat: Seat,
        viewer: Option<Colour>,
        counting: Counting,
        die: impl Fn(Colour) -> ScoringDie,
    ) -> Field {
        let career = Career::of(game.colours().len());
        let waiting: Vec<Colour> = game.order().skip(usize::from(game.turns()) + 1).collect();
        let (edition, goes_on) = (game.options().edition, goes_on(game));
        let others = game.colours().iter().filter(|&&colour| Some(colour) != viewer).map(|&colour| {
            let weight = counting.weight(game, seat, colour);
            let has_thrown = !waiting.contains(&colour) && colour != game.thrower();
            let seen = See { career, edition, has_thrown };
            let (dice, promise) = seen.die(die(colour));
            Other { weight, dice, promise: weight * goes_on * promise }
        });
        Field { others: others.collect(), career, edition, goes_on }
    }

    /// What the others earn among themselves, and what their dice promise.
    pub(crate) fn base(&self) -> f64 {
        self.others.iter().map(|other| other.promise + other.weight * self.earned_by(other)).sum()
    }

    fn earned_by(&self, other: &Other) -> f64 {
        let rest = || self.others.iter().filter(|&rest| !std::ptr::eq(rest, other));
        let earns = |die: &Possible| {
            let Some(y) = die.y else { return 0.0 };
            let behind: f64 = rest().flat_map(|rest| &rest.dice).map(|rest| rest.pips_behind(y)).sum();
            die.pips + die.chance * (die.patch + behind)
        };
        other.dice.iter().map(earns).sum()
    }

    /// The colour's own die, lying so with any face.
    pub(crate) fn stand(&self, rest: &Rest) -> Stand<'_> {
        let y = rest.y.in_mm();
        let dice =
            || self.others.iter().flat_map(|other| other.dice.iter().map(move |die| (other.weight, die)));
        let patch = patch_points(self.edition, rest);
        Stand {
            field: self,
            y,
            earns: patch + dice().map(|(_, die)| die.pips_behind(y)).sum::<f64>(),
            gives: dice().map(|(weight, die)| weight * die.chance_before(y)).sum(),
        }
    }

    /// What a die that lies so promises, as far as the game goes on.
    pub(crate) fn promise(&self, face: Face, y: f64) -> f64 {
        self.goes_on * self.career.promise(face, y)
    }

    /// The own die on a block, showing so many pips.
    pub(crate) fn block(&self, pips: f64) -> f64 {
        let dice = self.others.iter().flat_map(|other| other.dice.iter().map(move |die| (other.weight, die)));
        pips * dice.filter(|(_, die)| die.y.is_some()).map(|(weight, die)| weight * die.chance).sum::<f64>()
    }
}

/// The own die where it lies.
pub(crate) struct Stand<'a> {
    field: &'a Field,
    y: f64,
    earns: f64,
    gives: f64,
}

impl Stand<'_> {
    /// What it is worth there with this face.
    pub(crate) fn worth(&self, face: Face) -> f64 {
        let pips = f64::from(face.pips());
        let promise = self.field.promise(face, self.y);
        pips + self.earns + pips * self.gives + promise
    }
}

impl Possible {
    fn at(rest: &Rest, edition: Edition) -> Possible {
        let patch = patch_points(edition, rest);
        Possible { chance: 1.0, pips: f64::from(rest.face.pips()), y: Some(rest.y.in_mm()), patch }
    }

    /// The pips, times their chance, that a die at this distance gets from it.
    fn pips_behind(&self, y: f64) -> f64 {
        if self.y.is_none_or(|own| y - own > 1.0) { self.pips } else { 0.0 }
    }

    fn chance_before(&self, y: f64) -> f64 {
        if self.y.is_some_and(|own| own - y > 1.0) { self.chance } else { 0.0 }
    }
}

/// How a colour's die is seen.
struct See {
    career: &'static Career,
    edition: Edition,
    has_thrown: bool,
}

impl See {
    /// What it may be, and what it promises.
    fn die(&self, die: ScoringDie) -> (Vec<Possible>, f64) {
        match die {
            ScoringDie::Floe(rest) if self.has_thrown => {
                (vec![Possible::at(&rest, self.edition)], self.career.promise(rest.face, rest.y.in_mm()))
            }
            ScoringDie::Floe(rest) => expected(self.career.ending(Some((rest.face, rest.y.in_mm())))),
            ScoringDie::Block { face, .. } | ScoringDie::Adrift(face) => {
                let pips = f64::from(face.pips());
                (vec![Possible { chance: 1.0, pips, y: None, patch: 0.0 }], 0.0)
            }
            ScoringDie::None => expected(self.career.ending(None)),
        }
    }
}

fn expected(ending: &Ending) -> (Vec<Possible>, f64) {
    let (chance, pips) = ending.block;
    let block = Possible { chance, pips, y: None, patch: 0.0 };
    let rows = (0_u8..).zip(&ending.rows).filter(|(_, (chance, _))| *chance > 0.0);
    let rows = rows.map(|(row, &(chance, pips))| Possible {
        chance,
        pips,
        y: Some((f64::from(row) + 0.5) * ROW),
        patch: 0.0,
    });
    (std::iter::once(block).chain(rows).collect(), ending.promise)
}

fn patch_points(edition: Edition, rest: &Rest) -> f64 {
    f64::from(edition.touched_points(rest).0)
}

impl Counting {
    fn weight(self, game: &RollingDice, seat: Seat, colour: Colour) -> f64 {
        match self {
            Counting::Lead => weight(game, seat, colour),
            Counting::Own => f64::from(u8::from(game.seat_of(colour) == seat)),
        }
    }
}

/// What a point of the colour counts for the seat.
pub(crate) fn weight(game: &RollingDice, seat: Seat, colour: Colour) -> f64 {
    if game.seat_of(colour) == seat { 1.0 } else { -1.0 / (f64::from(game.seats()) - 1.0) }
}

/// The chance that nobody reaches the goal in this round, as far as the seals tell: a colour earns 11 points in a
/// round, give or take 5.
fn goes_on(game: &RollingDice) -> f64 {
    const USUAL: f64 = 11.0;
    const SPREAD: f64 = 5.0;
    let missing = |colour: &Colour| f64::from((game.goal() - game.seal(*colour)).0) - USUAL;
    let short = |colour| 0.5 * libm::erfc(-missing(colour) / (SPREAD * std::f64::consts::SQRT_2));
    game.colours().iter().map(short).product()
}
