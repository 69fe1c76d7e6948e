//! Cards: sheets without their points.

/// How the cards of a game are numbered.
///
/// A card is what the rest of the game needs to know about a sheet: which boxes are filled, and in most games
/// whether one box, the *star*, was filled with success (the 50 that makes further ones count). Numbers rise as
/// boxes are filled, and there is none without a card.
///
/// ```
/// use bonecup_solver::knochenmax::Cards;
///
/// let cards = Cards::starred(10, 8);
/// assert_eq!(cards.count(), 1024 + 512);
/// let card = cards.number(0b01_0000_0001, true);
/// assert_eq!((cards.filled(card), cards.has_star(card)), (0b01_0000_0001, true));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cards {
    boxes: usize,
    star: Option<usize>,
}

impl Cards {
    /// Cards of which only the filled boxes matter.
    pub fn plain(boxes: usize) -> Cards {
        Cards { boxes, star: None }
    }

    /// Cards on which it also matters whether the box `star` was filled with success.
    pub fn starred(boxes: usize, star: usize) -> Cards {
        Cards { boxes, star: Some(star) }
    }

    /// How many cards there are; their numbers are those below.
    pub fn count(&self) -> usize {
        self.plain_count() + self.star.map_or(0, |_| self.plain_count() / 2)
    }

    /// How many boxes a card has.
    pub fn boxes(&self) -> usize {
        self.boxes
    }

    fn plain_count(&self) -> usize {
        1 << self.boxes
    }

    /// The card with these boxes filled, one bit per box. `star` counts only if the star's box is among them.
    pub fn number(&self, filled: usize, star: bool) -> usize {
        match self.star {
            Some(place) if star && filled >> place & 1 == 1 => {
                let (low, high) = (filled & ((1 << place) - 1), filled >> (place + 1));
                self.plain_count() + (high << place | low)
            }
            Some(_) | None => filled,
        }
    }

    /// The filled boxes of a card, one bit per box.
    pub fn filled(&self, card: usize) -> usize {
        match (self.star, card.checked_sub(self.plain_count())) {
            (Some(place), Some(rest)) => {
                let (low, high) = (rest & ((1 << place) - 1), rest >> place);
                high << (place + 1) | 1 << place | low
            }
            (_, _) => card,
        }
    }

    /// Whether the star's box was filled with success.
    pub fn has_star(&self, card: usize) -> bool {
        card >= self.plain_count()
    }

    /// The free boxes of a card.
    pub fn free(&self, card: usize) -> impl Iterator<Item = usize> + use<> {
        let filled = self.filled(card);
        (0..self.boxes).filter(move |place| filled >> place & 1 == 0)
    }

    /// How many boxes of the card are filled.
    pub fn filled_count(&self, card: usize) -> usize {
        (0..self.boxes).filter(|place| self.filled(card) >> place & 1 == 1).count()
    }

    /// Whether `later` can come of `card`: no box has been emptied, and a filled star is as it was.
    pub fn leads_to(&self, card: usize, later: usize) -> bool {
        let (before, after) = (self.filled(card), self.filled(later));
        let star_kept = self
            .star
            .is_none_or(|place| before >> place & 1 == 0 || self.has_star(card) == self.has_star(later));
        before & !after == 0 && star_kept
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_one_card() {
        for cards in [Cards::plain(5), Cards::starred(5, 0), Cards::starred(5, 3), Cards::starred(5, 4)] {
            for card in 0..cards.count() {
                assert_eq!(cards.number(cards.filled(card), cards.has_star(card)), card);
            }
        }
    }

    #[test]
    fn filling_a_box_leads_to_a_higher_number() {
        let cards = Cards::starred(6, 2);
        for card in 0..cards.count() {
            for place in cards.free(card) {
                let filled = cards.filled(card) | 1 << place;
                let later = cards.number(filled, cards.has_star(card));
                assert!(later > card && cards.leads_to(card, later) && !cards.leads_to(later, card));
            }
        }
        assert!(!cards.leads_to(cards.number(0b100, true), cards.number(0b111, false)));
    }
}
