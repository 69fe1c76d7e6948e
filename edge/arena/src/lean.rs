//! The search engine: a solver of our own for equal cubes in the box.
//!
//! A cube's inertia is one number, ice and walls are planes, and nothing else is there; so it needs a fraction of
//! the judged engine's time. It computes as that does – soft contacts in small steps, one friction per patch, bounces
//! at the end of a step – and its dice come to rest alike on average, not throw by throw. Nothing is judged or shown
//! by it. Wall tops are missing: a die that leaves the box falls beside it.
//!
//! What every die has to do with every step – fall, lie on the ice, turn – is computed for eight dice side by side ([`eight`],
//! [`ice`]), of as many throws as there are places for ([`company`]). What few have to do, with each other and with walls, is
//! computed pair by pair ([`scene`], [`patch`]).

mod body;
mod company;
mod contact;
mod eight;
mod ice;
mod lanes;
mod pair;
mod patch;
mod rink;
mod scene;

use rolling_dice::{EngineId, Landing, Origin, Throw, Thrower};

use crate::check::check;
use crate::rest;
use company::Company;

/// A little less than the judged engine's: so dice slide as far as there.
const ICE_FRICTION: f32 = 0.145;

/// Throws for players who think ahead.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lean {
    tremor: f64,
}

impl Default for Lean {
    fn default() -> Lean {
        Lean { tremor: 1.0 }
    }
}

impl Lean {
    /// Its name and version; another bit anywhere needs another version.
    pub const ENGINE: EngineId = EngineId::new("lean/2").unwrap();

    /// With so many times the published [tremor](crate::tremor): 0 for a hand that never trembles, 2 for one that
    /// trembles twice as much. How the dice are turned in the hand is drawn all the same.
    pub fn with_tremor(scale: f64) -> Lean {
        Lean { tremor: if scale.is_finite() { scale.clamp(0.0, 4.0) } else { 1.0 } }
    }
}

impl Thrower for Lean {
    fn engine(&self) -> EngineId {
        Self::ENGINE
    }

    fn throw(&self, throw: &Throw, noise: u64) -> Landing {
        self.throw_together(&[(throw, noise)]).remove(0)
    }

    /// Side by side, which takes two thirds of the time of one by one.
    fn throw_all(&self, throws: &[(Throw, u64)]) -> Vec<Landing> {
        let throws: Vec<(&Throw, u64)> = throws.iter().map(|(throw, noise)| (throw, *noise)).collect();
        self.throw_together(&throws)
    }
}

impl Lean {
    fn throw_together(&self, throws: &[(&Throw, u64)]) -> Vec<Landing> {
        let origin = |noise| Origin::Engine { engine: Self::ENGINE, noise };
        let nothing = |&(throw, noise): &(&Throw, u64)| rest::nothing_thrown(throw, origin(noise));
        let mut landings: Vec<Landing> = throws.iter().map(nothing).collect();
        let can_be_thrown = |&number: &usize| check(throws[number].0).is_ok();
        let numbers = (0..throws.len()).filter(can_be_thrown);
        Company::new(self.tremor).run(numbers.map(|number| (number, throws[number])), |number, dice| {
            let (throw, noise) = throws[number];
            landings[number] = rest::landing(throw, origin(noise), dice);
        });
        landings
    }
}
