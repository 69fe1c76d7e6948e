//! The reasons of KnochenMAX: on random positions, every number is found again another way.

use std::collections::BTreeSet;

use bonecup_coach::knochenmax::KnochenMaxBook;
use bonecup_coach::{Book, Place, Values, Why};
use bonecup_games::{AnyGame, AnyMove, GameId};
use bonecup_rules::conformance::Source;
use bonecup_rules::{Game, Points};
use knochenmax::{Bones, KnochenMax, Move, Sheet, SheetNo};

use crate::kit;
use crate::knochenmax_odds::slow;

struct Case<'a> {
    game: &'a KnochenMax,
    advice: &'a Values,
    action: Move,
}

impl Case<'_> {
    fn sheet(&self, place: Place) -> &Sheet {
        &self.game.sheets(self.game.to_move())[place.sheet.map_or(0, SheetNo::index)]
    }

    /// What the seat has more after filling the box.
    fn gain(&self, place: Place) -> Points {
        let mut next = self.game.clone();
        next.play(&Move::Fill { sheet: place.sheet, entry: place.entry }).unwrap();
        let seat = self.game.to_move().index();
        next.standings().points()[seat] - self.game.standings().points()[seat]
    }

    fn value(&self) -> f64 {
        self.value_of(self.action)
    }

    fn value_of(&self, action: Move) -> f64 {
        self.advice.value_of(&AnyMove::KnochenMax(action)).unwrap()
    }

    fn filling(&self, place: Place) -> f64 {
        self.value_of(Move::Fill { sheet: place.sheet, entry: place.entry })
    }

    fn best_keep(&self) -> f64 {
        let is_keep = |action: &AnyMove| matches!(action, AnyMove::KnochenMax(Move::Keep(_)));
        let keeps = self.advice.moves.iter().filter(|valued| is_keep(&valued.action));
        keeps.map(|valued| valued.value).fold(f64::MIN, f64::max)
    }

    fn par(&self, place: Place) -> f64 {
        let worth = |throw| f64::from(self.sheet(place).worth(place.entry, throw, self.game.options()).0);
        slow(self.game.options(), &worth, Bones::NONE, 3)
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the other game has its own reasons")]
    fn check(&self, why: &Why) {
        let near =
            |one: f64, other: f64| assert!((one - other).abs() < 1e-9, "{why:?}: {one} is not {other}");
        match why {
            Why::FillNow { place, points, par } => {
                assert_eq!(*points, self.gain(*place));
                near(*par, self.par(*place));
            }
            Why::Bonus { place, points } => {
                assert_eq!(*points, self.gain(*place));
                assert!(points.0 > 50 && self.game.throw().five_alike() == place.entry.side());
            }
            Why::Joker { place, points } => assert_eq!(*points, self.gain(*place)),
            Why::Strikes { place, par } => {
                assert_eq!(self.gain(*place), Points(0));
                near(*par, self.par(*place));
            }
            Why::CheapestStrike { next, by } => {
                assert_eq!(self.gain(*next), Points(0));
                near(*by, self.value() - self.filling(*next));
            }
            Why::Stops { by, throws } => {
                assert_eq!(*throws, self.game.throws_left());
                near(*by, self.value() - self.best_keep());
            }
            Why::ThrowsOn { place, points, by } => {
                assert_eq!(*points, self.gain(*place));
                near(*by, self.value() - self.filling(*place));
            }
            Why::KeepsAlive { place, chance } => {
                let Move::Keep(kept) = self.action else { panic!("{why:?} is no keep") };
                let sheet = self.sheet(*place);
                let made =
                    |throw| f64::from(sheet.worth(place.entry, throw, self.game.options()) > Points(0));
                near(*chance, slow(self.game.options(), &made, kept, self.game.throws_left()));
            }
            Why::EndsIn { chance, points, .. } => {
                assert!(*chance > 0.0 && *chance <= 1.0 + 1e-12 && (0.0..=80.0).contains(points));
            }
            Why::OnlyMove { value } => near(*value, self.value()),
            Why::Ahead { by, next } => near(*by, self.value() - self.advice.value_of(next).unwrap()),
            Why::Costs { by, best } => near(*by, self.advice.value_of(best).unwrap() - self.value()),
            Why::AllEqual { moves, .. } => assert_eq!(*moves, self.advice.moves.len()),
            other => panic!("{other:?} is not of this game"),
        }
    }
}

#[test]
fn every_reason_on_random_positions_is_true() {
    let mut families = BTreeSet::new();
    for written in [&["bones=antique"][..], &["bones=fair", "struck_max_counts=true"]] {
        let options = kit::options(GameId::KnochenMax, written);
        let book = Book::solve(&options).unwrap();
        kit::positions(&options, &book, 500, &mut Source::new(9), |any, source| {
            let AnyGame::KnochenMax(game) = any else { panic!("another game") };
            let advice = book.values(any).unwrap();
            let best = advice.best().next().unwrap().action.clone();
            for action in [best, source.pick(&advice.moves).action] {
                let reasons = book.why(any, &advice, &action);
                let AnyMove::KnochenMax(played) = action else { panic!("another game") };
                let case = Case { game, advice: &advice, action: played };
                assert!(!reasons.is_empty(), "{game:?} {played}");
                for why in &reasons {
                    assert!(kit::has_number(why), "{why:?} is empty talk");
                    case.check(why);
                    families.insert(why.key());
                }
            }
        });
    }
    for key in ["why-fill-now", "why-strikes", "why-cheapest-strike", "why-keeps-alive", "why-stops"] {
        assert!(families.contains(key), "{key} never came up in {families:?}");
    }
}

/// Where a turn ends, found again by playing every throw out with the values of the moves.
#[test]
fn turns_end_where_best_play_ends_them() {
    let options = kit::options(GameId::KnochenMax, &[]);
    let any = Book::solve(&options).unwrap();
    let book = &*any.of::<KnochenMaxBook>().unwrap();
    let mut compared = 0;
    kit::positions(&options, &any, 60, &mut Source::new(21), |game, _| {
        let AnyGame::KnochenMax(position) = game else { return };
        let mut keeps = position.legal_moves().into_iter().filter_map(|action| match action {
            Move::Keep(kept) => Some(kept),
            Move::Fill { .. } => None,
        });
        let Some(kept) = keeps.next_back() else { return };
        let table = bonecup_coach::knochenmax::TurnTable::new(book, position).unwrap();
        let ends = table.ends(kept, position.throws_left());
        assert!((ends.iter().map(|end| end.chance).sum::<f64>() - 1.0).abs() < 1e-9);
        let mut next = position.clone();
        next.play(&Move::Keep(kept)).unwrap();
        if let Some(slow) = slow_ends(&AnyGame::KnochenMax(next), &any) {
            for end in &ends {
                let chance: f64 =
                    slow.iter().filter(|(place, _)| *place == end.place).map(|(_, chance)| chance).sum();
                assert!((chance - end.chance).abs() < 1e-9, "{end:?}: {chance}");
            }
            compared += 1;
        }
    });
    assert!(compared > 10);
}

/// Every way that the throw that is due can go; `None` where two moves are equally good.
fn slow_ends(game: &AnyGame, book: &Book) -> Option<Vec<(Place, f64)>> {
    let AnyGame::KnochenMax(position) = game else { return None };
    let due = 5 - position.throw().number();
    let mut ends = Vec::new();
    for bones in crate::knochenmax_odds::multisets(due) {
        let mut next = position.clone();
        next.resolve(&knochenmax::Thrown::new(bones.sides()).unwrap()).unwrap();
        let chance = crate::knochenmax_odds::chance(position.options(), bones);
        let next = AnyGame::KnochenMax(next);
        let advice = book.values(&next).unwrap();
        let best: Vec<_> = advice.best().collect();
        let [only] = best.as_slice() else { return None };
        match only.action {
            AnyMove::KnochenMax(Move::Fill { sheet, entry }) => ends.push((Place { sheet, entry }, chance)),
            AnyMove::KnochenMax(Move::Keep(_)) => {
                let mut on = next.clone();
                on.play(&only.action).unwrap();
                ends.extend(slow_ends(&on, book)?.into_iter().map(|(place, part)| (place, part * chance)));
            }
            AnyMove::RollingBones(_) | AnyMove::RollingDice(_) => return None,
        }
    }
    Some(ends)
}
