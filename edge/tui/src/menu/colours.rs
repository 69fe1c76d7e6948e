//! Who plays which colour, and who begins (RD-17).

use bonecup_games::{AnyOptions, Colour, Seating};
use bonecup_rules::Seat;

use super::BEGINS;
use super::choices::step;

/// The colours of all seats, the first of each and then the second of each; the others lie aside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Colours([Colour; Colour::ALL.len()]);

impl Default for Colours {
    fn default() -> Colours {
        Colours(Colour::ALL)
    }
}

impl Colours {
    pub(super) fn at(self, place: usize) -> Colour {
        self.0[place]
    }

    /// The next free colour at the place, or the one before it, where so many places play. If all colours play, two
    /// places swap theirs.
    pub(super) fn change(&mut self, place: usize, by: isize, playing: usize) {
        let count = Colour::ALL.len();
        let next = |&at: &usize| Some(step(at, by, count));
        let others = std::iter::successors(next(&self.at(place).index()), next).take(count - 1);
        let holders: Vec<usize> = others.filter_map(|at| self.holder(Colour::ALL[at])).collect();
        let free = holders.iter().find(|&&holder| holder >= playing).or(holders.first());
        free.into_iter().for_each(|&holder| self.0.swap(place, holder));
    }

    fn holder(&self, colour: Colour) -> Option<usize> {
        self.0.iter().position(|&held| held == colour)
    }

    /// The options with these colours. Colours that nobody has changed are left to the rules.
    pub(super) fn agreed(self, options: AnyOptions, seats: usize) -> AnyOptions {
        let usual = || u8::try_from(seats).ok().and_then(|seats| options.seating(seats));
        let (Some(mut seating), Some(begins)) = (usual(), options.begins()) else { return options };
        if self != Colours::default() {
            // All are different, so nothing is refused.
            let _ = self.give(&mut seating, seats);
        }
        options.seated(&seating, begins)
    }

    fn give(self, seating: &mut Seating, seats: usize) -> Result<(), bonecup_games::ChoiceRefusal> {
        let each = seating.each();
        (0..).map(Seat).take(seats).try_for_each(|seat| {
            let own: Vec<Colour> = (0..each).map(|nth| self.at(nth * seats + seat.index())).collect();
            seating.choose(seat, &own)
        })
    }
}

/// How many colours each of so many seats plays; none in a game without colours.
pub(super) fn each(options: &AnyOptions, seats: usize) -> usize {
    let seating = u8::try_from(seats).ok().and_then(|seats| options.seating(seats));
    seating.map_or(0, |seating| seating.each())
}

/// Lets the next seat begin, or the one before it.
pub(super) fn change_beginner(options: &mut AnyOptions, seats: usize, by: isize) {
    if let Some(begins) = options.begins() {
        let next = step(begins.index(), by, seats);
        // Every seat of the table may begin.
        let _ = options.set(BEGINS, &(next + 1).to_string());
    }
}
