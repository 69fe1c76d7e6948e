//! Choosing colours before the game (RD-17).

use bonecup_rules::{Reason, Seat};

use crate::colour::Colour;
use crate::colour_list::ColourList;
use crate::options::DiceOptions;

/// Which colours the seats of a table have chosen so far.
///
/// ```
/// use bonecup_rules::Seat;
/// use rolling_dice::{Colour, DiceOptions, Seating};
///
/// let mut seating = Seating::new(&DiceOptions::default(), 3);
/// seating.choose(Seat(1), &[Colour::Orange])?;
/// assert!(seating.check(Seat(2), &[Colour::Orange]).is_err());
///
/// // Whoever chose none gets a free one.
/// assert_eq!(*seating.colours(), [Colour::Green, Colour::Orange, Colour::Purple]);
/// # Ok::<(), rolling_dice::ChoiceRefusal>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seating {
    /// By seat, in the order in which the seat throws them.
    chosen: Vec<ColourList>,
}

/// Why a seat cannot have the colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ChoiceRefusal {
    /// Somebody else has the colour.
    #[error("{colour} is taken by seat {by}; free: {}", free.names())]
    Taken {
        /// The colour.
        colour: Colour,
        /// Whose it is.
        by: Seat,
        /// The colours that the seat may choose.
        free: ColourList,
    },
    /// One colour for two.
    #[error("{colour} is named twice; free: {}", free.names())]
    Twice {
        /// The colour.
        colour: Colour,
        /// The colours that the seat may choose.
        free: ColourList,
    },
    /// More colours than a seat plays.
    #[error("{given} colours are too many; a seat plays {most}")]
    TooMany {
        /// How many are named.
        given: usize,
        /// How many a seat plays.
        most: usize,
    },
}

impl Seating {
    /// A table with so many seats, with the colours that its options name.
    pub fn new(options: &DiceOptions, seats: u8) -> Seating {
        let mut chosen = vec![ColourList::default(); usize::from(seats)];
        for (colour, seat) in options.colours.iter().zip(Seat::all(seats).cycle()) {
            chosen[seat.index()].push(*colour);
        }
        Seating { chosen }
    }

    /// How many colours a seat plays.
    pub fn each(&self) -> usize {
        usize::from(Colour::per_seat(u8::try_from(self.chosen.len()).unwrap_or(u8::MAX)))
    }

    /// What the seat has chosen.
    pub fn of(&self, seat: Seat) -> &[Colour] {
        self.chosen.get(seat.index()).map_or(&[], |chosen| chosen)
    }

    /// The seat that has chosen the colour.
    pub fn holder(&self, colour: Colour) -> Option<Seat> {
        let mut seats = (0..).map(Seat).zip(&self.chosen);
        seats.find(|(_, chosen)| chosen.contains(&colour)).map(|(seat, _)| seat)
    }

    /// The colours that the seat may choose: its own and those that nobody has.
    pub fn free_for(&self, seat: Seat) -> ColourList {
        let is_free = |colour: &Colour| self.holder(*colour).is_none_or(|holder| holder == seat);
        Colour::ALL.into_iter().filter(is_free).fold(ColourList::default(), ColourList::with)
    }

    /// Whether the seat may have these colours, instead of those that it has.
    ///
    /// # Errors
    /// If one is taken or named twice, or there are too many.
    pub fn check(&self, seat: Seat, colours: &[Colour]) -> Result<(), ChoiceRefusal> {
        let (given, most) = (colours.len(), self.each());
        let free = self.free_for(seat);
        for (i, &colour) in colours.iter().enumerate() {
            match self.holder(colour) {
                Some(by) if by != seat => return Err(ChoiceRefusal::Taken { colour, by, free }),
                Some(_) | None if colours[..i].contains(&colour) => {
                    return Err(ChoiceRefusal::Twice { colour, free });
                }
                Some(_) | None => {}
            }
        }
        if given > most { Err(ChoiceRefusal::TooMany { given, most }) } else { Ok(()) }
    }

    /// Gives the seat these colours instead of those that it has.
    ///
    /// # Errors
    /// As [`check`](Seating::check).
    pub fn choose(&mut self, seat: Seat, colours: &[Colour]) -> Result<(), ChoiceRefusal> {
        self.check(seat, colours)?;
        if let Some(chosen) = self.chosen.get_mut(seat.index()) {
            *chosen = colours.iter().copied().fold(ColourList::default(), ColourList::with);
        }
        Ok(())
    }

    /// Takes back what the seat has chosen.
    pub fn free(&mut self, seat: Seat) {
        if let Some(chosen) = self.chosen.get_mut(seat.index()) {
            *chosen = ColourList::default();
        }
    }

    /// Whether nobody has chosen anything.
    pub fn is_empty(&self) -> bool {
        self.chosen.iter().all(|chosen| chosen.is_empty())
    }

    /// The colours of the whole table in the order of play (RD-8). Whoever chose none gets free ones.
    pub fn colours(&self) -> ColourList {
        let taken = self.chosen.iter().flat_map(|chosen| chosen.iter().copied());
        let taken = taken.fold(ColourList::default(), ColourList::with);
        let mut free = taken.free();
        let places = (0..self.each()).flat_map(|nth| self.chosen.iter().map(move |chosen| chosen.get(nth)));
        let colours = places.filter_map(|chosen| chosen.copied().or_else(|| free.next()));
        colours.fold(ColourList::default(), ColourList::with)
    }
}

impl Reason for ChoiceRefusal {
    fn code(&self) -> &'static str {
        match self {
            ChoiceRefusal::Taken { .. } => "rd-colour-taken",
            ChoiceRefusal::Twice { .. } => "rd-colour-twice",
            ChoiceRefusal::TooMany { .. } => "rd-colours-too-many",
        }
    }

    fn ruling(&self) -> Option<&'static str> {
        Some("RD-17")
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        match self {
            ChoiceRefusal::Taken { colour, by, free } => {
                vec![("colour", colour.to_string()), ("seat", by.to_string()), ("free", free.names())]
            }
            ChoiceRefusal::Twice { colour, free } => {
                vec![("colour", colour.to_string()), ("free", free.names())]
            }
            ChoiceRefusal::TooMany { given, most } => {
                vec![("given", given.to_string()), ("most", most.to_string())]
            }
        }
    }
}
