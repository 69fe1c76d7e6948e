//! A throw as it happens: the recorded path, at its own speed.

use std::time::Duration;

use bonecup_arena::{Arena, Path, Pose};
use bonecup_rules::{Game, Turn};
use rolling_dice::{Colour, Face, Landing, Origin, RollingDice, Throw, Which};

use ratatui::Frame;
use ratatui::layout::Rect;

use super::lying::{Look, Lying};
use super::scene::{self, Scene};
use crate::board::Flight;
use crate::hits::Hits;
use crate::paper::Paper;

/// Dice in the air and on the ice.
#[derive(Clone, Debug)]
pub(crate) struct FloeFlight {
    game: RollingDice,
    throw: Throw,
    path: Path,
    elapsed: Duration,
}

impl FloeFlight {
    /// The flight that ends like this; none if dice were thrown by hand or by an engine that is not here.
    pub(crate) fn of(before: &RollingDice, landing: &Landing) -> Option<FloeFlight> {
        let Turn::Chance(throw) = before.turn() else { return None };
        let noise = match landing.origin {
            Origin::Engine { engine, noise } if engine == Arena::ENGINE => noise,
            Origin::Engine { .. } | Origin::Hand => return None,
        };
        let watched = Arena.watch(&throw, noise);
        (watched.landing == *landing && !watched.path.is_empty()).then_some(FloeFlight {
            game: before.clone(),
            throw,
            path: watched.path,
            elapsed: Duration::ZERO,
        })
    }

    fn frame(&self) -> usize {
        let frames = self.elapsed.as_millis() * u128::from(Path::FRAMES_PER_SECOND) / 1000;
        usize::try_from(frames).unwrap_or(usize::MAX)
    }

    /// Every die where it is now.
    pub(super) fn dice(&self) -> Vec<Lying> {
        let frame = self.frame().min(self.path.len().saturating_sub(1));
        let moving = self.path.tracks().iter().map(|track| {
            let is_wet = track.wet().is_some_and(|wet| wet <= frame);
            flying(track.die(), self.throw.colour, &track.pose(frame), is_wet)
        });
        let moves =
            |colour: Colour| self.path.tracks().iter().any(|track| track.die() == Which::Scoring(colour));
        let lying = self.throw.resting.iter().filter(|(colour, _)| !moves(*colour));
        lying.map(|(colour, rest)| Lying::scoring(*colour, rest)).chain(moving).collect()
    }
}

impl Flight for FloeFlight {
    fn advance(&mut self, time: Duration) {
        self.elapsed += time;
    }

    fn is_over(&self) -> bool {
        self.frame() + 1 >= self.path.len()
    }

    fn draw(&self, paper: &Paper<'_>, frame: &mut Frame<'_>, area: Rect, hits: &mut Hits) -> Rect {
        let scene = Scene { flight: Some(self), ..Scene::watched(&self.game) };
        scene::draw(&scene, paper, frame, area, hits)
    }
}

fn flying(which: Which, thrower: Colour, pose: &Pose, is_wet: bool) -> Lying {
    let [x, y, z, w] = pose.rotation;
    // Straight up as the die sees it, and how far its first axis is turned.
    let up = [2.0 * (x * z - w * y), 2.0 * (y * z + w * x), 1.0 - 2.0 * (x * x + y * y)];
    let turn = (2.0 * (x * y + w * z)).atan2(1.0 - 2.0 * (y * y + z * z)).to_degrees();
    let (colour, number) = match which {
        Which::Thrown(number) => (thrower, Some(number)),
        Which::Scoring(colour) => (colour, None),
    };
    Lying {
        x: pose.x,
        y: pose.y,
        turn,
        face: Face::most_upward(up),
        colour,
        number,
        is_wet,
        look: Look::Plain,
    }
}
