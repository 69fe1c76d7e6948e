//! Reasons for and against moves of KnochenMAX.

use bonecup_games::Listed;
use bonecup_rules::Points;
use knochenmax::score::Further;
use knochenmax::{Bones, KnochenMax, Move, Sheet, SheetBox, SheetNo};

use super::book::KnochenMaxBook;
use super::odds::{chance_to_make, par};
use super::turn::TurnTable;
use crate::values::{TIE, Valued, Values};
use crate::why::{Place, Why};

/// A chance below this is not worth a sentence.
const WORTH_SAYING: f64 = 0.02;
/// More boxes than this are not named.
const MOST_ALIVE: usize = 2;

impl KnochenMaxBook {
    pub(crate) fn reasons(&self, game: &KnochenMax, values: &Values, action: &Move) -> Vec<Why> {
        let scene = Scene { book: self, game, values };
        match *action {
            Move::Fill { sheet, entry } => scene.filling(Place { sheet, entry }),
            Move::Keep(kept) => scene.keeping(kept),
        }
    }
}

/// A position in which reasons are looked for.
struct Scene<'a> {
    book: &'a KnochenMaxBook,
    game: &'a KnochenMax,
    values: &'a Values,
}

impl Scene<'_> {
    fn sheet(&self, place: Place) -> Option<&Sheet> {
        self.game.sheets(self.game.to_move()).get(place.sheet.map_or(0, SheetNo::index))
    }

    fn points(&self, place: Place) -> Points {
        let worth = |sheet: &Sheet| sheet.worth(place.entry, self.game.throw(), self.book.options());
        self.sheet(place).map_or(Points(0), worth)
    }

    /// Every move that can be played here, with its value.
    fn moves(&self) -> impl Iterator<Item = (Move, f64)> {
        let own = |valued: &Valued| Some((*valued.action.of::<KnochenMax>()?, valued.value));
        self.values.moves.iter().filter_map(own)
    }

    /// Every box that could be filled now, with the value of doing so.
    fn fills(&self) -> impl Iterator<Item = (Place, f64)> {
        self.moves().filter_map(|(action, value)| match action {
            Move::Fill { sheet, entry } => Some((Place { sheet, entry }, value)),
            Move::Keep(_) => None,
        })
    }

    fn best_keep(&self) -> Option<f64> {
        let keeps = self.moves().filter(|(action, _)| matches!(action, Move::Keep(_)));
        keeps.map(|(_, value)| value).max_by(f64::total_cmp)
    }

    fn filling(&self, place: Place) -> Vec<Why> {
        let Some(sheet) = self.sheet(place) else { return Vec::new() };
        let points = self.points(place);
        let par = par(self.book, sheet, place.entry);
        let further = sheet.further(self.game.throw(), self.book.options());
        let mut reasons = match further {
            _ if points == Points(0) => vec![Why::Strikes { place, par }],
            Further::Bonus(side) if SheetBox::of(side) == place.entry => vec![Why::Bonus { place, points }],
            Further::Joker if place.entry.side().is_none() => vec![Why::Joker { place, points }],
            Further::No | Further::Bonus(_) | Further::Joker => vec![Why::FillNow { place, points, par }],
        };
        let value = self.value(place);
        if points == Points(0) {
            reasons.extend(self.cheapest(place, value));
        }
        reasons.extend(self.stopping(value));
        reasons
    }

    fn value(&self, place: Place) -> f64 {
        self.fills().find(|(other, _)| *other == place).map_or(f64::NEG_INFINITY, |(_, value)| value)
    }

    /// The next cheapest box to strike, if this one is the cheapest.
    fn cheapest(&self, place: Place, value: f64) -> Option<Why> {
        let others = self.fills().filter(|&(other, _)| other != place && self.points(other) == Points(0));
        let (next, best) = others.max_by(|one, other| one.1.total_cmp(&other.1))?;
        (best < value - TIE).then_some(Why::CheapestStrike { next, by: value - best })
    }

    fn stopping(&self, value: f64) -> Option<Why> {
        let throws = self.game.throws_left();
        let by = value - self.best_keep()?;
        (by > TIE).then_some(Why::Stops { by, throws })
    }

    fn keeping(&self, kept: Bones) -> Vec<Why> {
        let throws = self.game.throws_left();
        let mut reasons = self.alive(kept, throws);
        let table = TurnTable::new(self.book, self.game);
        let ends = table.map(|table| table.ends(kept, throws)).unwrap_or_default();
        if let Some(end) = ends.first() {
            reasons.push(Why::EndsIn { place: end.place, chance: end.chance, points: end.points });
        }
        let value = self.values.value_of(&KnochenMax::into_move(Move::Keep(kept)));
        reasons.extend(value.and_then(|value| self.throwing(value)));
        reasons
    }

    fn throwing(&self, value: f64) -> Option<Why> {
        let (place, best) = self.fills().max_by(|one, other| one.1.total_cmp(&other.1))?;
        let by = value - best;
        (by > TIE).then(|| Why::ThrowsOn { place, points: self.points(place), by })
    }

    /// The free boxes with a condition that the kept bones can still meet: those that promise most points first.
    fn alive(&self, kept: Bones, throws: u8) -> Vec<Why> {
        let mut alive: Vec<(f64, Why)> = Vec::new();
        for (place, _) in self.fills().filter(|(place, _)| has_condition(place.entry)) {
            let Some(sheet) = self.sheet(place) else { continue };
            let chance = chance_to_make(self.book, sheet, place.entry, kept, throws);
            if chance >= WORTH_SAYING {
                let promise = chance * promised(place.entry);
                alive.push((promise, Why::KeepsAlive { place, chance }));
            }
        }
        alive.sort_by(|one, other| other.0.total_cmp(&one.0));
        alive.into_iter().take(MOST_ALIVE).map(|(_, why)| why).collect()
    }
}

fn has_condition(entry: SheetBox) -> bool {
    entry.side().is_none() && entry != SheetBox::BesserAlsNix
}

/// Roughly what the box takes when it is made, only to put the more important reason first.
fn promised(entry: SheetBox) -> f64 {
    match entry {
        SheetBox::KnochenMax => 50.0,
        SheetBox::Venuswurf => 40.0,
        SheetBox::FullHouse => 25.0,
        SheetBox::Hund
        | SheetBox::Ruecken
        | SheetBox::Bauch
        | SheetBox::Chios
        | SheetBox::Dreierpasch
        | SheetBox::Viererpasch
        | SheetBox::BesserAlsNix => 18.0,
    }
}
