//! How far a text is scrolled that is longer than its place.

use std::cell::Cell;

/// Lines that are above the place. How far it can go is known only once the text is drawn, so drawing settles it: whoever
/// presses a key too often at the end comes back with one.
#[derive(Clone, Default, Debug)]
pub(crate) struct Scroll(Cell<usize>);

impl Scroll {
    pub(crate) fn down(&self, lines: usize) {
        self.0.set(self.0.get() + lines);
    }

    pub(crate) fn up(&self, lines: usize) {
        self.0.set(self.0.get().saturating_sub(lines));
    }

    /// The lines above, of a text of which `most` do not fit.
    pub(crate) fn within(&self, most: usize) -> usize {
        self.0.set(self.0.get().min(most));
        self.0.get()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_key_leads_back_from_the_end() {
        let scroll = Scroll::default();
        (0..9).for_each(|_| scroll.down(10));
        assert_eq!(scroll.within(12), 12);
        scroll.up(10);
        assert_eq!(scroll.within(12), 2);
        assert_eq!(scroll.within(0), 0);
    }
}
