//! The judged engine: a world of rapier, fresh for every throw.

mod world;

use rolling_dice::{EngineId, Landing, Origin, Throw, Thrower};

use crate::check::check;
use crate::digest::Digest;
use crate::hand::{self, Released};
use crate::path::{Path, Recorder};
use crate::rest;
use world::World;

/// Throws that count: what it says is judged and shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Arena;

/// A landing with the way to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Watched {
    /// How the dice came to rest: the same as [`Thrower::throw`] says.
    pub landing: Landing,
    /// How they moved until then.
    pub path: Path,
    /// Of both.
    pub digest: Digest,
}

impl Arena {
    /// Its name and version; another bit anywhere needs another version.
    pub const ENGINE: EngineId = EngineId::new("rapier/1").unwrap();

    /// Throws, and keeps the path for showing it.
    pub fn watch(&self, throw: &Throw, noise: u64) -> Watched {
        let origin = Self::origin(noise);
        let (landing, path) = if check(throw).is_err() {
            (rest::nothing_thrown(throw, origin), Path::default())
        } else {
            let mut world = World::new(throw, noise);
            let mut recorder = Recorder::default();
            world.run(|now| recorder.frame(&now.dice()));
            let landing = rest::landing(throw, origin, &world.dice());
            let path = recorder.finish(throw, &landing, &world.dice());
            (landing, path)
        };
        let digest = Digest::of(&landing, &path);
        Watched { landing, path, digest }
    }

    /// The thrown dice as they leave the hand.
    pub fn release(&self, throw: &Throw, noise: u64) -> Vec<Released> {
        hand::release(throw, noise, 1.0).into_iter().map(Released::from).collect()
    }

    fn origin(noise: u64) -> Origin {
        Origin::Engine { engine: Self::ENGINE, noise }
    }
}

impl Thrower for Arena {
    fn engine(&self) -> EngineId {
        Self::ENGINE
    }

    fn throw(&self, throw: &Throw, noise: u64) -> Landing {
        if check(throw).is_err() {
            return rest::nothing_thrown(throw, Self::origin(noise));
        }
        let mut world = World::new(throw, noise);
        world.run(|_| ());
        rest::landing(throw, Self::origin(noise), &world.dice())
    }
}
