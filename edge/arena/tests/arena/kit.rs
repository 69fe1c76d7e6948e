//! Aims, floes and what becomes of them.

use bonecup_rules::conformance::Source;
use rolling_dice::geometry::Footprint;
use rolling_dice::{
    Aim, AimPart, Colour, Face, Landing, Length, Place, Rest, Spot, Throw, Thrower, Yaw, arena,
};

pub(crate) fn aim(text: &str) -> Aim {
    text.parse().unwrap()
}

/// Straight from the middle.
pub(crate) fn straight(strength: i32) -> Aim {
    Aim { place: 1500, direction: 0, strength, loft: 50, spin: 120 }
}

pub(crate) fn onto_empty(aim: Aim) -> Throw {
    Throw { colour: Colour::Orange, dice: 4, aim, resting: Vec::new() }
}

/// Three dice onto a floe with dice at these millimetres.
pub(crate) fn onto(aim: Aim, spots: &[(i32, i32)]) -> Throw {
    let resting = Colour::ALL.into_iter().zip(spots).map(|(colour, &(x, y))| (colour, lying(3, x, y)));
    Throw { colour: Colour::Orange, dice: 3, aim, resting: resting.collect() }
}

pub(crate) fn lying(face: u8, x: i32, y: i32) -> Rest {
    let spot = Spot { x: Length::mm(x), y: Length::mm(y), turn: Yaw::hundredths(3000) };
    Rest::flat(Face::new(face).unwrap(), spot)
}

/// Anything that a hand can do.
pub(crate) fn any_aim(source: &mut Source) -> Aim {
    let mut part = |part: AimPart| within(source, part.range());
    Aim {
        place: part(AimPart::Place),
        direction: part(AimPart::Direction),
        strength: part(AimPart::Strength),
        loft: part(AimPart::Loft),
        spin: part(AimPart::Spin),
    }
}

pub(crate) fn within(source: &mut Source, range: std::ops::RangeInclusive<i32>) -> i32 {
    let size = usize::try_from(range.end() - range.start() + 1).unwrap();
    range.start() + i32::try_from(source.below(size)).unwrap()
}

/// From anywhere along the entrance towards a point in the forward half of the floe, as hard as it takes or a little
/// harder.
pub(crate) fn sensible(source: &mut Source) -> Aim {
    let (from, to) = (within(source, 600..=2400), within(source, 600..=2400));
    let far = f64::from(within(source, 2500..=3800) + 200);
    let direction = Length::nearest(libm::atan2(f64::from(to - from), far) * 10.0).in_hundredths();
    Aim { place: from, direction, strength: within(source, 850..=1200), loft: 50, spin: 120 }
}

/// Up to six dice anywhere on the floe, now and then one on top of another.
pub(crate) fn any_floe(source: &mut Source) -> Vec<(Colour, Rest)> {
    let mut dice: Vec<(Colour, Rest)> = Vec::new();
    for colour in Colour::ALL.into_iter().take(source.below(7)) {
        let face = Face::ALL[source.below(6)];
        let below = dice.last().filter(|(_, rest)| rest.level == 0).filter(|_| source.one_in(6));
        if let Some((_, below)) = below {
            dice.push((colour, Rest { face, level: 1, ..*below }));
            continue;
        }
        let spot = Spot {
            x: Length::hundredths(within(source, 0..=30_000)),
            y: Length::hundredths(within(source, 0..=43_000)),
            turn: Yaw::hundredths(u16::try_from(source.below(9_000)).unwrap()),
        };
        let footprint = Footprint::of(spot);
        let is_free = dice.iter().all(|(_, other)| !Footprint::of(other.spot()).touches(&footprint));
        if is_free && arena::on_floe(spot.centre()) {
            dice.push((colour, Rest::flat(face, spot)));
        }
    }
    dice
}

/// Any throw that a position can ask for.
pub(crate) fn any_throw(source: &mut Source) -> Throw {
    let resting = any_floe(source);
    let dice = 3 + u8::try_from(source.below(2)).unwrap();
    Throw { colour: Colour::Orange, dice, aim: any_aim(source), resting }
}

/// What many throws come to.
#[derive(Default, Debug)]
pub(crate) struct Tally {
    pub(crate) throws: f64,
    /// Throws of which at least one die stays on the floe.
    pub(crate) any_on: f64,
    /// Throws that push a resting die off the floe, or move one by more than a millimetre.
    pub(crate) pushed_off: f64,
    pub(crate) moved: f64,
    pub(crate) dice: f64,
    pub(crate) on: f64,
    pub(crate) faces: [f64; 6],
    pub(crate) stacked: f64,
    pub(crate) x: Spread,
    pub(crate) y: Spread,
    /// Of the die furthest forward, where one stays.
    pub(crate) furthest: Spread,
}

#[derive(Default, Debug)]
pub(crate) struct Spread(Vec<f64>);

impl Spread {
    pub(crate) fn mean(&self) -> f64 {
        self.0.iter().sum::<f64>() / count(self.0.len())
    }

    pub(crate) fn deviation(&self) -> f64 {
        let mean = self.mean();
        (self.0.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / count(self.0.len())).sqrt()
    }
}

fn count(items: usize) -> f64 {
    f64::from(u32::try_from(items).unwrap())
}

impl Tally {
    pub(crate) fn of(engine: &impl Thrower, throws: impl IntoIterator<Item = Throw>) -> Tally {
        let mut tally = Tally::default();
        let throws: Vec<(Throw, u64)> = throws.into_iter().zip(1_000..).collect();
        for ((throw, _), landing) in throws.iter().zip(engine.throw_all(&throws)) {
            tally.count(throw, &landing);
        }
        tally
    }

    pub(crate) fn count(&mut self, throw: &Throw, landing: &Landing) {
        let share = |is_so: bool| f64::from(u8::from(is_so));
        self.throws += 1.0;
        self.any_on += share(landing.thrown.iter().any(Rest::on_floe));
        self.pushed_off += share(landing.scoring.iter().any(|(_, rest)| !rest.on_floe()));
        self.moved +=
            share(landing.scoring.iter().zip(&throw.resting).any(|((_, a), (_, b))| is_moved(a, b)));
        let on_floe = landing.thrown.iter().filter(|die| die.on_floe());
        self.furthest.0.extend(on_floe.map(|die| die.y.in_mm()).max_by(f64::total_cmp));
        for die in &landing.thrown {
            self.stacked += share(die.level > 0);
            self.dice += 1.0;
            self.on += share(die.place == Place::Floe);
            self.faces[usize::from(die.face.pips()) - 1] += 1.0;
            self.x.0.push(die.x.in_mm());
            self.y.0.push(die.y.in_mm());
        }
    }

    /// Of the faces against evenness, with five degrees of freedom: 20.5 is exceeded once in a thousand times.
    pub(crate) fn chi_square(&self) -> f64 {
        let expected = self.dice / 6.0;
        self.faces.iter().map(|count| (count - expected).powi(2) / expected).sum()
    }
}

fn is_moved(a: &Rest, b: &Rest) -> bool {
    (a.x - b.x).in_mm().abs().max((a.y - b.y).in_mm().abs()) > 1.0
}
