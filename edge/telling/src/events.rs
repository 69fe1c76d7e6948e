//! Events in words, one line each.

use bonecup_games::{AnyGame, AnyMove, AnyOutcome};
use bonecup_referee::Event;
use bonecup_rules::Game;
use bonecup_rules::{Points, Seat};
use bonecup_words::{Value, Words};
use knochenmax::{Bones, KnochenMax};
use rolling_bones::{Face, Kind, Roll, RollingBones, score};

use crate::{Cast, box_in_words, dice_in_words};

/// Tells what happens at a table.
#[derive(Clone, Copy, Debug)]
pub struct Teller<'a> {
    /// Who plays.
    pub cast: &'a Cast,
    /// The language.
    pub words: &'a Words,
}

impl Teller<'_> {
    /// The event in words. The games are those before and after it.
    pub fn event(&self, before: &AnyGame, event: &Event, after: &AnyGame) -> String {
        match event {
            Event::Moved { seat, action } => {
                let total = after.standings().points().get(seat.index()).copied().unwrap_or_default();
                self.action(before, *seat, action, total)
            }
            Event::Rolled { outcome, .. } => self.outcome(before, outcome),
        }
    }

    /// What else came of the event, a line each: dice that go to ice blocks, a round that is scored.
    pub fn consequences(&self, before: &AnyGame, event: &Event, after: &AnyGame) -> Vec<String> {
        match (before, after) {
            (AnyGame::RollingDice(before), AnyGame::RollingDice(after)) => {
                self.floe_consequences(before, event, after)
            }
            _ => Vec::new(),
        }
    }

    pub(crate) fn say(&self, key: &str, seat: Seat, more: &[(&'static str, Value<'_>)]) -> String {
        let mut values = self.cast.subject(seat);
        values.extend(more.iter().cloned());
        self.words.say(key, &values)
    }

    fn action(&self, before: &AnyGame, seat: Seat, action: &AnyMove, total: Points) -> String {
        match (before, action) {
            (AnyGame::RollingBones(game), AnyMove::RollingBones(action)) => {
                self.bones_move(game, seat, action, total)
            }
            (AnyGame::KnochenMax(game), AnyMove::KnochenMax(action)) => {
                self.sheet_move(game, seat, action, total)
            }
            (AnyGame::RollingDice(game), AnyMove::RollingDice(action)) => self.floe_move(game, seat, action),
            // The referee has refused moves of another game before.
            _ => String::new(),
        }
    }

    fn bones_move(
        &self,
        game: &RollingBones,
        seat: Seat,
        action: &rolling_bones::Move,
        total: Points,
    ) -> String {
        use rolling_bones::Move;
        let bone = |bone: rolling_bones::Bone| ("bone", Value::from(bone.to_string()));
        match *action {
            Move::Lay(laid) => self.say("tell-rb-lay", seat, &[bone(laid)]),
            Move::LayFalse { bone: laid, place } => {
                let place = ("place", self.words.name("face", place).into());
                self.say("tell-rb-false", seat, &[bone(laid), place])
            }
            Move::PutOnHat => self.say("tell-rb-hat-on", seat, &[]),
            Move::TakeOffHat => self.say("tell-rb-hat-off", seat, &[]),
            Move::Bury => {
                let points = score::burial(game.current_turn().skeleton()).0.into();
                self.say("tell-rb-bury", seat, &[("points", points), ("total", total.0.into())])
            }
            Move::Roll { paying } => {
                let dice = ("dice", dice_in_words(paying, self.words).into());
                self.say("tell-rb-roll", seat, &[dice, ("count", paying.total().into())])
            }
            Move::Leave => self.say("tell-rb-leave", seat, &[]),
        }
    }

    fn sheet_move(&self, game: &KnochenMax, seat: Seat, action: &knochenmax::Move, total: Points) -> String {
        use knochenmax::Move;
        match *action {
            Move::Keep(Bones::NONE) => self.say("tell-km-keep-none", seat, &[]),
            Move::Keep(kept) => self.say("tell-km-keep", seat, &[("kept", kept.to_string().into())]),
            Move::Fill { sheet, entry } => {
                let own = game.sheets(seat).get(sheet.map_or(0, |sheet| sheet.index()));
                let Points(points) =
                    own.map_or(Points(0), |own| own.worth(entry, game.throw(), game.options()));
                let name = ("box", box_in_words(sheet, entry, self.words).into());
                let key = if points == 0 { "tell-km-strike" } else { "tell-km-fill" };
                self.say(key, seat, &[name, ("points", points.into()), ("total", total.0.into())])
            }
        }
    }

    fn outcome(&self, before: &AnyGame, outcome: &AnyOutcome) -> String {
        let (key, text) = match outcome {
            AnyOutcome::RollingBones(roll) => ("tell-rb-rolled", roll_in_groups(roll)),
            AnyOutcome::KnochenMax(thrown) => ("tell-km-rolled", thrown.to_string()),
            AnyOutcome::RollingDice(landing) => ("tell-rd-rolled", self.landing(landing)),
        };
        self.say(key, before.roller(), &[("outcome", text.into())])
    }
}

/// `2×LA1 LL5 · RA1 · SK 2×GR`: a roll sorted by kind and face.
fn roll_in_groups(roll: &Roll) -> String {
    let count = |face: &Face| roll.faces().iter().filter(|rolled| *rolled == face).count();
    let shown = |face: &Face| match count(face) {
        0 => None,
        1 => Some(face.to_string()),
        times => Some(format!("{times}×{face}")),
    };
    let group = |kind: Kind| kind.faces().iter().filter_map(shown).collect::<Vec<_>>().join(" ");
    let groups: Vec<_> = Kind::ALL.into_iter().map(group).filter(|group| !group.is_empty()).collect();
    groups.join(" · ")
}
