//! KnochenMAX before people's eyes.

mod choices;
mod facts;
mod picture;
mod speech;
mod telling;

use bonecup_rules::{Points, Seat};
use bonecup_words::{Language, Words};
use knochenmax::{KnochenMax, Move, Request, SheetBox, SheetNo, Side, Thrown};

use bonecup_view::faces;
use bonecup_view::{Cast, Choices, Look, Objection, Teller, Topic, View};

pub use facts::KnochenMaxFacts;

/// The view of KnochenMAX.
pub struct KnochenMaxView;

impl View for KnochenMaxView {
    type Game = KnochenMax;
    type Facts = KnochenMaxFacts;

    fn facts(&self, game: &KnochenMax) -> KnochenMaxFacts {
        KnochenMaxFacts::of(game)
    }

    fn note(&self, game: &KnochenMax, action: &Move) -> Option<&'static str> {
        facts::note(game, action)
    }

    fn rules_page(&self, language: Language) -> &'static str {
        match language {
            Language::German => include_str!("../../../../docs/rules/de/knochenmax.md"),
            Language::English => include_str!("../../../../docs/rules/en/knochenmax.md"),
        }
    }

    fn picture(&self, game: &KnochenMax, names: &[String], words: &Words) -> Vec<String> {
        picture::lines(game, names, words)
    }

    fn state(&self, game: &KnochenMax, cast: &Cast, words: &Words) -> String {
        speech::state(game, cast, words)
    }

    fn state_tells_dice(&self) -> bool {
        true
    }

    fn topic(&self, topic: Topic, game: &KnochenMax, cast: &Cast, words: &Words) -> Vec<String> {
        speech::topic(topic, game, cast, words)
    }

    fn choices(&self, game: &KnochenMax, words: &Words) -> Choices {
        choices::choices(game, words)
    }

    fn deed(&self, action: &Move, game: &KnochenMax, words: &Words) -> String {
        telling::deed(action, game, words)
    }

    fn brief(&self, action: &Move, game: &KnochenMax, _is_own: bool, words: &Words) -> String {
        telling::brief(action, game, words)
    }

    fn told_move(
        &self,
        teller: &Teller<'_>,
        before: &KnochenMax,
        (seat, action): (Seat, &Move),
        total: Points,
    ) -> String {
        telling::told_move(teller, before, seat, action, total)
    }

    fn told_outcome(&self, teller: &Teller<'_>, before: &KnochenMax, thrown: &Thrown) -> String {
        teller.say("tell-km-rolled", before.to_move(), &[("outcome", thrown.to_string().into())])
    }

    /// A sheet is worth a look when something was entered.
    fn look(&self, _before: &KnochenMax, action: Option<&Move>, _after: &KnochenMax) -> Look {
        match action {
            Some(Move::Fill { .. }) => Look::After,
            Some(Move::Keep(_)) | None => Look::No,
        }
    }

    fn wanted(&self, seat: Seat, request: &Request, cast: &Cast, words: &Words) -> String {
        let mut values = cast.subject(seat);
        values.push(("count", request.bones().into()));
        words.say("play-roll-km", &values)
    }

    /// A side that does not exist is named.
    fn read_dice(&self, _request: &Request, typed: &str, words: &Words) -> Result<Thrown, Objection> {
        let faces = faces(typed);
        if let Some(Err(error)) = faces.iter().map(|face| face.parse::<Side>()).find(Result::is_err) {
            return Err(Objection(words.reason(&error)));
        }
        faces.join(" ").parse().map_err(|error| Objection(words.reason(&error)))
    }
}

/// A box, with its sheet where there are several.
pub fn box_in_words(sheet: Option<SheetNo>, entry: SheetBox, words: &Words) -> String {
    let name = words.name("box", entry);
    let Some(sheet) = sheet else { return name };
    let number = u32::try_from(sheet.index() + 1).unwrap_or(0);
    words.say("choice-km-box-of-sheet", &[("sheet", number.into()), ("box", name.into())])
}
