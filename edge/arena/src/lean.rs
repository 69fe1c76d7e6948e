//! The search engine: a solver of our own for equal cubes in the box.
//!
//! A cube's inertia is one number, ice and walls are planes, and nothing else is there; so it needs a fraction of
//! the judged engine's time. It computes as that does – soft contacts in small steps, one friction per patch, bounces
//! at the end of a step – and its dice come to rest alike on average, not throw by throw. Nothing is judged or shown
//! by it. Wall tops are missing: a die that leaves the box falls beside it.

mod body;
mod contact;
mod pair;
mod patch;
mod scene;

use rolling_dice::{EngineId, Landing, Origin, Throw, Thrower};

use crate::check::check;
use crate::rest;
use scene::Scene;

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
    pub const ENGINE: EngineId = EngineId::new("lean/1").unwrap();

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
        let origin = Origin::Engine { engine: Self::ENGINE, noise };
        if check(throw).is_err() {
            return rest::nothing_thrown(throw, origin);
        }
        let mut scene = Scene::new(throw, noise, self.tremor);
        scene.run();
        rest::landing(throw, origin, &scene.dice())
    }
}
