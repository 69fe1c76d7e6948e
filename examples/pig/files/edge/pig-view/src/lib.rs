//! Pig before people's eyes.

use bonecup_rules::{Points, Seat};
use bonecup_view::layout::rule;
use bonecup_view::{Cast, Look, NoFacts, Teller, View};
use bonecup_words::{Language, Words};
use pig::{Die, Face, Move, Pig};

/// The view of Pig.
pub struct PigView;

impl View for PigView {
    type Game = Pig;
    type Facts = NoFacts;

    fn facts(&self, _game: &Pig) -> NoFacts {
        NoFacts {}
    }

    fn rules_page(&self, language: Language) -> &'static str {
        match language {
            Language::German => include_str!("../../../docs/rules/de/pig.md"),
            Language::English => include_str!("../../../docs/rules/en/pig.md"),
        }
    }

    fn picture(&self, game: &Pig, names: &[String], words: &Words) -> Vec<String> {
        let mut lines = vec![rule(&words.say("pig-picture-title", &[("target", game.target().0.into())]))];
        for (seat, (name, total)) in (0..).zip(names.iter().zip(game.totals())) {
            let mark = if Seat(seat) == game.to_move() { "▸" } else { " " };
            lines.push(format!("{mark} {total:>3}  {name}"));
        }
        lines.push(words.say("pig-picture-risk", &[("points", game.at_risk().0.into())]));
        lines
    }

    fn deed(&self, action: &Move, game: &Pig, words: &Words) -> String {
        match action {
            Move::Roll => words.say("pig-do-roll", &[]),
            Move::Hold => words.say("pig-do-hold", &[("points", game.at_risk().0.into())]),
        }
    }

    fn told_move(
        &self,
        teller: &Teller<'_>,
        before: &Pig,
        (seat, action): (Seat, &Move),
        total: Points,
    ) -> String {
        match action {
            Move::Roll => teller.say("pig-tell-roll", seat, &[]),
            Move::Hold => {
                let values = [("points", before.at_risk().0.into()), ("total", total.0.into())];
                teller.say("pig-tell-hold", seat, &values)
            }
        }
    }

    fn told_outcome(&self, teller: &Teller<'_>, before: &Pig, face: &Face) -> String {
        teller.say("pig-tell-rolled", before.to_move(), &[("outcome", face.to_string().into())])
    }

    fn consequences(
        &self,
        teller: &Teller<'_>,
        before: &Pig,
        outcome: Option<&Face>,
        _after: &Pig,
    ) -> Vec<String> {
        let is_lost = outcome.is_some_and(|face| face.is_one()) && before.at_risk() > Points(0);
        let lost = || teller.words.say("pig-tell-lost", &[("points", before.at_risk().0.into())]);
        is_lost.then(lost).into_iter().collect()
    }

    fn look(&self, before: &Pig, _action: Option<&Move>, after: &Pig) -> Look {
        if before.to_move() == after.to_move() { Look::No } else { Look::After }
    }

    fn wanted(&self, seat: Seat, _die: &Die, cast: &Cast, words: &Words) -> String {
        words.say("pig-wanted", &cast.subject(seat))
    }
}
