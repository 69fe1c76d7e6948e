//! Rolling Bones before people's eyes.

mod choices;
mod facts;
mod picture;
mod speech;
mod telling;

use bonecup_rules::{Points, Seat};
use bonecup_words::{Language, Words};
use rolling_bones::{DiceCount, Kind, Move, Roll, RollingBones};

use bonecup_view::{Cast, Choices, Look, Teller, Topic, View};

pub use facts::RollingBonesFacts;
pub use speech::faces;

/// The view of Rolling Bones.
pub struct BonesView;

impl View for BonesView {
    type Game = RollingBones;
    type Facts = RollingBonesFacts;

    fn facts(&self, game: &RollingBones) -> RollingBonesFacts {
        RollingBonesFacts::of(game)
    }

    fn rules_page(&self, language: Language) -> &'static str {
        match language {
            Language::German => include_str!("../../../../docs/rules/de/rolling-bones.md"),
            Language::English => include_str!("../../../../docs/rules/en/rolling-bones.md"),
        }
    }

    fn picture(&self, game: &RollingBones, names: &[String], words: &Words) -> Vec<String> {
        picture::lines(game, names, words)
    }

    fn state(&self, game: &RollingBones, cast: &Cast, words: &Words) -> String {
        speech::state(game, cast, words)
    }

    fn state_tells_dice(&self) -> bool {
        true
    }

    fn topic(&self, topic: Topic, game: &RollingBones, cast: &Cast, words: &Words) -> Vec<String> {
        speech::topic(topic, game, cast, words)
    }

    fn spoken_outcome(
        &self,
        teller: &Teller<'_>,
        before: &RollingBones,
        roll: &Roll,
        _after: &RollingBones,
    ) -> String {
        let outcome = speech::faces(roll.faces().iter().copied(), teller.words);
        teller.say("tell-rb-rolled", before.to_move(), &[("outcome", outcome.into())])
    }

    fn choices(&self, game: &RollingBones, words: &Words) -> Choices {
        choices::choices(game, words)
    }

    /// Bones are laid one by one.
    fn can_take_back(&self) -> bool {
        true
    }

    fn deed(&self, action: &Move, game: &RollingBones, words: &Words) -> String {
        telling::deed(action, game, words)
    }

    fn brief(&self, action: &Move, game: &RollingBones, _is_own: bool, words: &Words) -> String {
        telling::brief(action, game, words)
    }

    fn told_move(
        &self,
        teller: &Teller<'_>,
        before: &RollingBones,
        (seat, action): (Seat, &Move),
        total: Points,
    ) -> String {
        telling::told_move(teller, before, seat, action, total)
    }

    fn told_outcome(&self, teller: &Teller<'_>, before: &RollingBones, roll: &Roll) -> String {
        teller.say("tell-rb-rolled", before.to_move(), &[("outcome", telling::in_groups(roll).into())])
    }

    /// The skeleton is worth a look before it is buried.
    fn look(&self, _before: &RollingBones, action: Option<&Move>, _after: &RollingBones) -> Look {
        match action {
            Some(Move::Bury | Move::Leave) => Look::Before,
            Some(
                Move::Lay(_) | Move::LayFalse { .. } | Move::PutOnHat | Move::TakeOffHat | Move::Roll { .. },
            )
            | None => Look::No,
        }
    }

    fn wanted(&self, seat: Seat, dice: &DiceCount, cast: &Cast, words: &Words) -> String {
        let mut values = cast.subject(seat);
        values.push(("count", dice.total().into()));
        values.push(("dice", dice_in_words(*dice, words).into()));
        words.say("play-roll-rb", &values)
    }
}

/// `2 left, 1 centre`.
pub fn dice_in_words(count: DiceCount, words: &Words) -> String {
    let part = |kind| format!("{} {}", count.of(kind), words.name("kind", kind));
    let parts: Vec<_> = Kind::ALL.into_iter().filter(|&kind| count.of(kind) > 0).map(part).collect();
    parts.join(", ")
}
