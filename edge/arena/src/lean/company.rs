//! Throws side by side: as many as there are places for, and when one is over the next takes its places.

use rolling_dice::Throw;

use super::contact::Finder;
use super::rink::{PLACES, Phase, Rink};
use super::scene::{Scene, dice};
use crate::matter::SUBSTEPS;
use crate::rest::Still;

/// Throws that are under way, each with its number.
pub(crate) struct Company {
    rink: Rink,
    scenes: Vec<(usize, Scene)>,
    /// How many dice they have: every one of them may come to move.
    dice: usize,
    finder: Finder,
    tremor: f64,
}

impl Company {
    pub(crate) fn new(tremor: f64) -> Company {
        Company { rink: Rink::new(), scenes: Vec::new(), dice: 0, finder: Finder::default(), tremor }
    }

    /// Throws them all, each with its number and noise, and tells of each how its dice lie as soon as it is over.
    pub(crate) fn run<'a>(
        &mut self,
        throws: impl Iterator<Item = (usize, (&'a Throw, u64))>,
        mut over: impl FnMut(usize, &[Still]),
    ) {
        let mut waiting = throws.peekable();
        loop {
            while let Some((number, (throw, noise))) =
                waiting.next_if(|(_, (throw, _))| self.dice + dice(throw) <= PLACES)
            {
                let scene = Scene::new(throw, noise, self.tremor, &mut self.rink);
                self.add(number, scene);
            }
            if self.scenes.is_empty() {
                return;
            }
            self.step();
            self.end(&mut over);
        }
    }

    fn add(&mut self, number: usize, scene: Scene) {
        self.dice += scene.dice();
        self.scenes.push((number, scene));
    }

    fn end(&mut self, over: &mut impl FnMut(usize, &[Still])) {
        let mut place = 0;
        while let Some((_, scene)) = self.scenes.get(place) {
            if !scene.is_over() {
                place += 1;
                continue;
            }
            let (number, scene) = self.scenes.swap_remove(place);
            let dice = scene.end(&mut self.rink);
            self.dice -= dice.len();
            over(number, &dice);
        }
    }

    fn step(&mut self) {
        let Company { rink, scenes, finder, .. } = self;
        scenes.iter_mut().for_each(|(_, scene)| scene.prepare(rink, finder));
        rink.run(Phase::Prepare);
        for _ in 0..SUBSTEPS {
            rink.run(Phase::Fall);
            scenes.iter_mut().for_each(|(_, scene)| scene.press(rink));
            rink.run(Phase::Press);
            scenes.iter_mut().for_each(|(_, scene)| scene.relax(rink));
            rink.run(Phase::Relax);
        }
        scenes.iter_mut().for_each(|(_, scene)| scene.bounce(rink));
        let after = rink.run(Phase::End);
        scenes.iter_mut().for_each(|(_, scene)| scene.end_step(rink, &after));
    }
}

#[cfg(test)]
mod tests {
    use rapier3d::math::{Rotation, Vector};

    use super::*;
    use crate::lean::rink::Motion;
    use crate::matter::{self, MOST_STEPS};

    /// How one die lies that starts so, and after how many steps.
    fn alone(position: Vector, rotation: Rotation, motion: Motion) -> (Still, u16) {
        let mut company = Company::new(1.0);
        let scene = Scene::of_one(position, rotation, motion, &mut company.rink);
        company.add(0, scene);
        let (mut end, mut steps) = (None, 0);
        while !company.scenes.is_empty() {
            company.step();
            steps += 1;
            company.end(&mut |_, dice: &[Still]| end = Some(dice[0]));
        }
        (end.unwrap(), steps)
    }

    /// Friction is set so that thrown dice come to rest as in the judged engine; alone it is a little weaker.
    #[test]
    fn a_die_slides_as_far_as_friction_says() {
        for speed in [40.0, 60.0, 80.0] {
            for turn in [0.0, 0.3, 0.6, 0.9, 1.2] {
                let start = Vector::new(15.0, 5.0, matter::HALF);
                let motion = Motion { velocity: Vector::new(0.0, speed, 0.0), ..Motion::default() };
                let end = alone(start, Rotation::from_rotation_z(turn), motion).0.position;
                let expected = speed * speed / (2.0 * crate::lean::ICE_FRICTION * matter::GRAVITY);
                assert!(((end.y - 5.0) / expected - 1.0).abs() < 0.01, "{speed} {turn}: {end} {expected}");
                assert!((end.x - 15.0).abs() < 0.02, "{speed} {turn}: {end}");
            }
        }
    }

    #[test]
    fn a_fall_without_end_is_cut() {
        let high = Vector::new(15.0, 15.0, 1e5);
        let (end, steps) = alone(high, Rotation::IDENTITY, Motion::default());
        assert_eq!(steps, MOST_STEPS);
        assert!(end.position.z > 1_000.0);
    }

    /// Wide registers and narrow ones, bit by bit.
    #[test]
    fn the_width_of_registers_changes_no_bit() {
        let aim = "at 150.0 direction 0 strength 1000 loft 50 spin 12.0".parse().unwrap();
        let throw = Throw { colour: rolling_dice::Colour::Orange, dice: 4, aim, resting: Vec::new() };
        let land = |arch: pulp::Arch| {
            let mut company = Company::new(1.0);
            company.rink.arch = arch;
            let mut ends = vec![Vec::new(); 40];
            let throws = (0..40).map(|number| (number, (&throw, u64::try_from(number).unwrap())));
            company.run(throws, |number, dice: &[Still]| {
                let bits = |die: &Still| {
                    let (at, turned) = (die.position.to_array(), die.rotation.to_array());
                    (at.map(f32::to_bits), turned.map(f32::to_bits), die.is_wet)
                };
                ends[number] = dice.iter().map(bits).collect();
            });
            ends
        };
        assert_eq!(land(pulp::Arch::new()), land(pulp::Arch::Scalar));
    }
}
