//! Playing a turn as the values say, and how likely it then ends on each throw.

use super::turn::Turn;

/// How likely the turn ends on each throw if every choice is the best.
///
/// `stop` says what ending on each throw is worth. `lying` is how likely each multiset of the lattice lies now: all
/// five bones with `throws_left` throws left, or fewer with one of these throws due. Of choices that are equally
/// good stopping comes first, then the one that keeps least.
pub(super) fn ends<const F: usize>(
    turn: &Turn<F>,
    stop: &[f64],
    mut lying: Vec<f64>,
    throws_left: u8,
) -> Vec<f64> {
    let throws = turn.lattice().throws();
    if lying[..throws.start].iter().any(|&chance| chance > 0.0) {
        throw(turn, &mut lying);
        return ends(turn, stop, lying, throws_left.saturating_sub(1));
    }
    let best = best_keeps(turn, stop, throws_left);
    let Some(keeps) = best.last() else { return lying.split_off(throws.start) };
    let mut ended = vec![0.0; throws.len()];
    let mut kept = vec![0.0; turn.lattice().len()];
    for throw in throws.clone() {
        if keeps[throw] == throw {
            ended[throw - throws.start] += lying[throw];
        } else {
            kept[keeps[throw]] += lying[throw];
        }
    }
    throw(turn, &mut kept);
    let later = ends(turn, stop, kept, throws_left - 1);
    ended.iter_mut().zip(later).for_each(|(ended, later)| *ended += later);
    ended
}

/// Throws the missing dice one after the other.
fn throw<const F: usize>(turn: &Turn<F>, lying: &mut [f64]) {
    for (index, ups) in turn.lattice().ups().iter().enumerate() {
        let chance = std::mem::take(&mut lying[index]);
        ups.iter().zip(turn.faces()).for_each(|(&up, face)| lying[up] += chance * face);
    }
}

/// For 1, 2, … throws left: what to keep of each throw, and the throw itself where it is best to stop.
fn best_keeps<const F: usize>(turn: &Turn<F>, stop: &[f64], throws_left: u8) -> Vec<Vec<usize>> {
    let lattice = turn.lattice();
    let mut values = vec![[0.0]; lattice.len()];
    let mut best = Vec::new();
    lattice.throws().zip(stop).for_each(|(throw, &stop)| values[throw] = [stop]);
    for _ in 0..throws_left {
        turn.throw(&mut values);
        lattice.throws().zip(stop).for_each(|(throw, &stop)| values[throw] = [stop]);
        best.push(choose(turn, &mut values));
    }
    best
}

/// As [`Turn::choose`], and tells which choice was the best.
fn choose<const F: usize>(turn: &Turn<F>, values: &mut [[f64; 1]]) -> Vec<usize> {
    let mut best: Vec<usize> = (0..values.len()).collect();
    for index in 1..values.len() {
        for &down in turn.lattice().downs(index) {
            if values[down][0] > values[index][0] {
                values[index] = values[down];
                best[index] = best[down];
            }
        }
    }
    best
}
