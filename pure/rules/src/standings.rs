//! Who has how many points.

use crate::{MAX_SEATS, Points, Seat};

/// The points of each seat. Whoever has most wins; equal seats share the win (RB-10, KM-6, RD-12).
///
/// ```
/// # use bonecup_rules::{Points, Seat, Standings};
/// let standings = Standings::new([Points(30), Points(41), Points(41)]);
/// assert_eq!(standings.winners().collect::<Vec<_>>(), [Seat(1), Seat(2)]);
/// assert_eq!(standings.share(Seat(1)), 0.5);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standings {
    points: [Points; MAX_SEATS as usize],
    seats: u8,
}

impl Standings {
    /// The standings of seats with these points, from the first seat on; seats past [`MAX_SEATS`] are ignored.
    pub fn new(points: impl IntoIterator<Item = Points>) -> Standings {
        let mut standings = Standings { points: [Points(0); MAX_SEATS as usize], seats: 0 };
        for (place, points) in standings.points.iter_mut().zip(points) {
            *place = points;
            standings.seats += 1;
        }
        standings
    }

    /// The points, one per seat.
    pub fn points(&self) -> &[Points] {
        &self.points[..usize::from(self.seats)]
    }

    /// The seats with the most points: one, or several that share the win.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        let most = self.points().iter().copied().max();
        Seat::all(self.seats).filter(move |seat| Some(self.points[seat.index()]) == most)
    }

    /// The part of the win that is this seat's: 1 alone, ½ for two that share it, 0 for the others.
    pub fn share(&self, seat: Seat) -> f64 {
        if !self.winners().any(|winner| winner == seat) {
            return 0.0;
        }
        let winners = u8::try_from(self.winners().count()).unwrap_or(u8::MAX);
        1.0 / f64::from(winners)
    }
}
