//! How far a die slides: the one thing about physics that is known here, measured with the judged engine.

use rolling_dice::AimPart;

/// The length of a row of the floe, in millimetres.
pub(crate) const ROW: f64 = 20.0;

/// How many rows lie between the entrance and the water at the far end.
pub(crate) const ROWS: usize = 20;

/// Where the water begins for a die in the middle, in millimetres from the entrance.
const WATER: f64 = ROW * ROWS as f64 - 4.0;

/// From the middle of the hand to the entrance line, in millimetres.
const BEFORE: f64 = 31.0;

/// Where the dice of a throw come to rest if nothing stops them: a bell curve over the distance from the entrance.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slide {
    mean: f64,
    deviation: f64,
}

impl Slide {
    /// Of throws with this strength. Measured at 600, 700 and 800 mm/s: 141, 190 and 246 mm, with deviations of 41,
    /// 49 and 61.
    pub(crate) fn of(strength: i32) -> Slide {
        let speed = f64::from(strength) / 1000.0;
        let way = speed * speed * (560.0 - 160.0 * speed);
        Slide { mean: way - BEFORE, deviation: 0.215 * way + 3.0 }
    }

    /// The chance of each row; what is missing to 1 gets wet.
    pub(crate) fn rows(&self) -> [f64; ROWS] {
        let below = |row: usize| self.below((row as f64 * ROW).min(WATER));
        std::array::from_fn(|row| if row == 0 { below(1) } else { below(row + 1) - below(row) })
    }

    fn below(&self, distance: f64) -> f64 {
        0.5 * libm::erfc((self.mean - distance) / (self.deviation * std::f64::consts::SQRT_2))
    }
}

/// How far from the entrance line dice of this strength come to rest on average, in millimetres, if nothing stops them.
pub fn expected_distance(strength: i32) -> f64 {
    Slide::of(strength).mean
}

/// The row that a distance from the entrance lies in.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped to the rows")]
pub(crate) fn row_of(millimetres: f64) -> usize {
    (millimetres / ROW).clamp(0.0, ROWS as f64 - 1.0) as usize
}

/// The strength whose dice come to rest at this distance on average, in the steps that a hand can feel.
pub(crate) fn strength_for(millimetres: f64) -> i32 {
    const STEP: usize = 10;
    let mut strengths = AimPart::Strength.range().step_by(STEP);
    strengths
        .find(|&strength| Slide::of(strength).mean >= millimetres)
        .unwrap_or(*AimPart::Strength.range().end())
}
