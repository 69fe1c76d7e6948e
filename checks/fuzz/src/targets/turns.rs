//! The value of a turn of throwing and keeping: the fast way over multisets, and the slow one over ordered dice.

use bonecup_solver::knochenmax::Turn;

use super::Seen;

const FACES: usize = 3;
/// More dice would take the slow way too long.
const MOST_DICE: u8 = 3;

/// The first bytes choose dice, throws and how the dice fall; the others what each throw is worth.
pub(super) fn values(input: &[u8]) -> Seen {
    let [dice, throws, weights @ ..] = input else { return "too short".to_owned() };
    let Some((weights, worth)) = weights.split_first_chunk::<FACES>() else { return "no weights".to_owned() };
    let (dice, throws) = (1 + dice % MOST_DICE, 1 + throws % 3);
    let weights = weights.map(|weight| 1.0 + f64::from(weight % 16));
    let turn: Turn<FACES> = Turn::new(dice, throws, weights);
    let total: f64 = weights.iter().sum();
    let slow = Slow { dice, faces: weights.map(|weight| weight / total), worth };
    let mut fast = vec![[0.0]; turn.lattice().len()];
    for throw in turn.lattice().throws() {
        fast[throw] = [slow.worth(turn.lattice().counts(throw))];
    }
    let [fast] = turn.value(&mut fast);
    let slow = slow.thrown([0; FACES], throws);
    assert!((fast - slow).abs() < 1e-9, "the fast way says {fast}, the slow one {slow}");
    format!("{dice} dice, {throws} throws, {}", worth.len().min(8))
}

struct Slow<'a> {
    dice: u8,
    faces: [f64; FACES],
    worth: &'a [u8],
}

impl Slow<'_> {
    /// What it is worth to stop with these dice.
    fn worth(&self, counts: [u8; FACES]) -> f64 {
        let place = counts.iter().fold(0, |place, count| place * 4 + usize::from(*count));
        self.worth.get(place % self.worth.len().max(1)).map_or(0.0, |worth| f64::from(*worth))
    }

    /// What it is worth to throw the dice that are not kept, one after the other, with so many throws left.
    fn thrown(&self, kept: [u8; FACES], throws: u8) -> f64 {
        if kept.iter().sum::<u8>() == self.dice {
            return self.chosen(kept, throws - 1);
        }
        let one_more = |face: usize| {
            let mut more = kept;
            more[face] += 1;
            self.faces[face] * self.thrown(more, throws)
        };
        (0..FACES).map(one_more).sum()
    }

    /// The best of stopping and of keeping any part of these dice.
    fn chosen(&self, lying: [u8; FACES], throws: u8) -> f64 {
        let stop = self.worth(lying);
        if throws == 0 {
            return stop;
        }
        let [a, b, c] = lying;
        let parts = (0..=a).flat_map(|a| (0..=b).flat_map(move |b| (0..=c).map(move |c| [a, b, c])));
        let fewer = parts.filter(|part| *part != lying);
        fewer.map(|part| self.thrown(part, throws)).fold(stop, f64::max)
    }
}
