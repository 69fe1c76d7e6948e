//! Spots that are worth a look for a die that was knocked off.

use bonecup_rules::{Game, Points};
use rolling_dice::arena::Patch;
use rolling_dice::{Colour, Face, Gain, Move, RollingDice, ScoringDie, Spot, Yaw};

use super::gain_of;

/// A spot in every net that has room, and the foremost of all, with what the die would earn there; the best first.
pub fn good_spots(game: &RollingDice, colour: Colour, face: Face) -> Vec<(Spot, Option<Gain>)> {
    let free: Vec<Spot> = game.legal_moves().into_iter().filter_map(spot_of).collect();
    // Where the nets of a floe of his own are only its owner knows.
    let patches: &[Patch] = if game.is_own_floe() { &[] } else { game.options().edition.patches() };
    let nets = patches.iter().filter(|patch| patch.points > Points(0));
    let in_nets = nets.filter_map(|net| spot_in(net, game, &free));
    let foremost = free.iter().copied().max_by_key(|spot| spot.y);
    let valued = |spot| (spot, gain_of(colour, game, ScoringDie::Floe(game.put_back(face, spot, None))));
    let mut spots: Vec<(Spot, Option<Gain>)> = in_nets.chain(foremost).map(valued).collect();
    spots.sort_by_key(|(_, gain)| std::cmp::Reverse(gain.map(|gain| gain.earned())));
    spots
}

fn spot_in(net: &Patch, game: &RollingDice, free: &[Spot]) -> Option<Spot> {
    let middle = Spot { x: net.centre.x, y: net.centre.y, turn: Yaw::default() };
    if game.check(&Move::place(middle)).is_ok() {
        return Some(middle);
    }
    let touching = free.iter().copied().filter(|spot| net.is_touched_by(*spot));
    touching.max_by_key(|spot| spot.y)
}

fn spot_of(action: Move) -> Option<Spot> {
    if let Move::Place { spot, .. } = action { Some(spot) } else { None }
}
