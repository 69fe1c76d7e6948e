//! Dice that show few of their faces.

use super::Source;
use crate::Cup;

/// A cup whose fair dice know only some faces, so that what is rare in play comes often.
pub struct FewFaces<'a, const N: usize> {
    /// The faces, by number.
    pub faces: [u8; N],
    /// Where chance comes from.
    pub source: &'a mut Source,
}

impl<const N: usize> Cup for FewFaces<'_, N> {
    fn fair(&mut self, _faces: u8) -> u8 {
        self.source.pick(&self.faces)
    }

    fn weighted(&mut self, weights: &[u64]) -> usize {
        self.source.weighted(weights)
    }

    fn noise(&mut self) -> u64 {
        self.source.noise()
    }
}
