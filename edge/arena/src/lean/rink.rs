//! Places for dice in motion, eight side by side.

use rapier3d::math::{Rotation, Vector};

use super::eight::{After, Eight};
use super::lanes::LANES;

/// So many eights: a place for each bit of a `u64`.
pub(crate) const EIGHTS: usize = 8;

/// How many dice there are places for.
pub(crate) const PLACES: usize = EIGHTS * LANES;

/// A die in motion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    eight: u8,
    lane: u8,
}

/// How a die moves.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Motion {
    pub(crate) velocity: Vector,
    pub(crate) spin: Vector,
}

/// The dice of many throws, as long as they move.
///
/// Nothing that is done to one die here depends on its place or on those beside it, so a throw comes out the same, bit by
/// bit, alone and in company.
pub(crate) struct Rink {
    eights: Vec<Eight>,
    /// A bit for each place.
    taken: u64,
    /// The registers to compute with.
    pub(crate) arch: pulp::Arch,
}

impl Rink {
    pub(crate) fn new() -> Rink {
        Rink { eights: vec![Eight::default(); EIGHTS], taken: 0, arch: pulp::Arch::new() }
    }

    /// A free place, the first there is; none if all are taken.
    pub(crate) fn put(&mut self, position: Vector, rotation: Rotation) -> Option<Place> {
        let free =
            u8::try_from(self.taken.trailing_ones()).ok().filter(|&free| usize::from(free) < PLACES)?;
        self.taken |= 1 << free;
        let place = Place { eight: free / 8, lane: free % 8 };
        self.eights[usize::from(place.eight)].put(place.lane.into(), position, rotation);
        Some(place)
    }

    pub(crate) fn take(&mut self, place: Place) {
        self.taken &= !(1 << (place.eight * 8 + place.lane));
        self.eights[usize::from(place.eight)].take(place.lane.into());
    }

    pub(crate) fn position(&self, place: Place) -> Vector {
        self.eight(place).position.get(place.lane.into())
    }

    pub(crate) fn rotation(&self, place: Place) -> Rotation {
        self.eight(place).rotation(place.lane.into())
    }

    pub(crate) fn axes(&self, place: Place) -> [Vector; 3] {
        self.eight(place).axes.map(|axis| axis.get(place.lane.into()))
    }

    #[inline(always)]
    pub(crate) fn motion(&self, place: Place) -> Motion {
        let eight = self.eight(place);
        let lane = place.lane.into();
        Motion { velocity: eight.velocity.get(lane), spin: eight.spin.get(lane) }
    }

    #[inline(always)]
    pub(crate) fn set_motion(&mut self, place: Place, motion: Motion) {
        let (eight, lane) = (&mut self.eights[usize::from(place.eight)], place.lane.into());
        eight.velocity.set(lane, motion.velocity);
        eight.spin.set(lane, motion.spin);
    }

    pub(crate) fn brake(&mut self, place: Place) {
        self.eights[usize::from(place.eight)].brake(place.lane.into());
    }

    #[inline(always)]
    fn eight(&self, place: Place) -> &Eight {
        &self.eights[usize::from(place.eight)]
    }

    /// One phase of a step, with the widest registers that the machine has.
    pub(crate) fn run(&mut self, phase: Phase) -> [After; EIGHTS] {
        self.arch.dispatch(Run { rink: self, phase })
    }
}

/// What all dice do at once; what only some do comes between.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// Before the small steps.
    Prepare,
    /// Before what presses in a small step.
    Fall,
    /// The ice presses, and the dice move on.
    Press,
    /// After what relaxes in a small step.
    Relax,
    /// After the small steps and what bounces.
    End,
}

struct Run<'a> {
    rink: &'a mut Rink,
    phase: Phase,
}

impl pulp::WithSimd for Run<'_> {
    type Output = [After; EIGHTS];

    #[inline(always)]
    fn with_simd<S: pulp::Simd>(self, _: S) -> [After; EIGHTS] {
        let mut after = [After::default(); EIGHTS];
        let taken = self.rink.taken.to_le_bytes();
        for (number, eight) in
            self.rink.eights.iter_mut().enumerate().filter(|(number, _)| taken[*number] != 0)
        {
            match self.phase {
                Phase::Prepare => eight.prepare(),
                Phase::Fall => eight.fall(),
                Phase::Press => eight.press(),
                Phase::Relax => eight.relax(),
                Phase::End => after[number] = eight.end_step(),
            }
        }
        after
    }
}

impl Place {
    /// What a step did to it.
    pub(crate) fn after(self, after: &[After; EIGHTS]) -> After {
        let After { rests, may_stop, near_wall } = after[usize::from(self.eight)];
        let bit = |bits: u8| bits >> self.lane & 1;
        After { rests: bit(rests), may_stop: bit(may_stop), near_wall: bit(near_wall) }
    }
}
