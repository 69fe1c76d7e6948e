//! Where faces come from.

/// A cup that is asked for one die after the other. Seeded dice, a counter that tries every face, and the
/// random source of a test are all cups; the rules only say which dice they want and in what order.
pub trait Cup {
    /// The face of a die with `faces` equal faces, as an index below `faces`.
    fn fair(&mut self, faces: u8) -> u8;

    /// The side of a bone that shows side `i` with probability `weights[i]` out of their sum, as an index.
    /// No weight is 0 and their sum fits a `u64`.
    fn weighted(&mut self, weights: &[u64]) -> usize;

    /// Sixty-four bits that settle what dice alone do not: the tremor of a hand.
    fn noise(&mut self) -> u64;

    /// The dice asked for next are of this kind, counted from 0, in a game that has several. Most cups draw all dice from one
    /// stream and need not know.
    fn of_kind(&mut self, kind: u8) {
        let _ = kind;
    }
}

impl<C: Cup + ?Sized> Cup for &mut C {
    fn fair(&mut self, faces: u8) -> u8 {
        (**self).fair(faces)
    }

    fn weighted(&mut self, weights: &[u64]) -> usize {
        (**self).weighted(weights)
    }

    fn noise(&mut self) -> u64 {
        (**self).noise()
    }

    fn of_kind(&mut self, kind: u8) {
        (**self).of_kind(kind);
    }
}

/// A request whose outcome is made of faces alone.
pub trait Shake {
    /// What the faces add up to.
    type Outcome;

    /// Asks the cup for each die, in the order that the request lists them.
    fn shake<C: Cup + ?Sized>(&self, cup: &mut C) -> Self::Outcome;
}
