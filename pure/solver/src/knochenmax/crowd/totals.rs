//! Totals of a sheet, in steps.

use super::LANES;

/// The highest total of a sheet: 50 + 4 × 50 + 5 × (1 + 3 + 4 + 6) + 30 + 30 + 25 + 40 + 30.
const HIGHEST: usize = 475;
/// No box takes more.
pub(super) const MOST_POINTS: usize = 80;

/// The totals that are solved: every one near the end of a game, every second or fourth before. What lies between is
/// interpolated, which keeps every average.
#[derive(Clone, Copy, Debug)]
pub(super) struct Totals {
    pub(super) step: usize,
}

impl Totals {
    /// As fine as takes a moment if some seat has so many free boxes: with each box there are twice as many cards.
    pub(super) fn with_free_boxes(free: usize) -> Totals {
        Totals {
            step: if free >= 9 {
                4
            } else if free == 8 {
                2
            } else {
                1
            },
        }
    }

    /// How many places there are.
    pub(super) fn len(self) -> usize {
        HIGHEST / self.step + 2
    }

    /// How long lists are, so that no points on any place lead past their end.
    pub(super) fn padded(self) -> usize {
        self.len() + MOST_POINTS / self.step + 2 + LANES
    }

    pub(super) fn points(self, place: usize) -> f64 {
        // At most some hundred points.
        (place * self.step) as f64
    }

    /// The place of a total, and how far it is on the way to the next place.
    pub(super) fn place(self, total: usize) -> (usize, f64) {
        (total / self.step, (total % self.step) as f64 / self.step as f64)
    }

    /// What a list says about a total.
    pub(super) fn at(self, list: &[f64], total: usize) -> f64 {
        let (place, part) = self.place(total);
        list[place] + part * (list[place + 1] - list[place])
    }

    /// What a list says about the places from the first on, with so many points more.
    #[inline(always)]
    pub(super) fn after(self, list: &[f64], first: usize, points: u16) -> [f64; LANES] {
        let (whole, part) = self.place(points.into());
        let list = &list[first + whole..first + whole + LANES + 1];
        if part == 0.0 {
            std::array::from_fn(|lane| list[lane])
        } else {
            std::array::from_fn(|lane| list[lane] + part * (list[lane + 1] - list[lane]))
        }
    }

    /// Adds a chance to a total, shared by the places around it.
    pub(super) fn add(self, list: &mut [f64], place: usize, points: usize, chance: f64) {
        let (whole, part) = self.place(points);
        list[place + whole] += chance * (1.0 - part);
        list[place + whole + 1] += chance * part;
    }
}
