//! Rolling Dice in words: throws, what they did, and how a round is scored.

use bonecup_games::AnyOutcome;
use bonecup_referee::Event;
use bonecup_rules::Seat;
use bonecup_words::Value;
use rolling_dice::{How, Landing, Line, Loss, RollingDice, Task};

use crate::{Teller, earned};

impl Teller<'_> {
    pub(crate) fn floe_move(&self, game: &RollingDice, seat: Seat, action: &rolling_dice::Move) -> String {
        use rolling_dice::Move;
        let (colour, count) = match game.task() {
            Task::Aim { colour, dice } => (colour, dice),
            Task::Place { colour, face } => (colour, face.pips()),
            Task::Land { .. } | Task::Choose { .. } | Task::Over => (game.thrower(), 0),
        };
        let colour = ("colour", Value::from(self.words.name("colour", colour)));
        match *action {
            Move::Throw(_) => self.say("tell-rd-throw", seat, &[colour, ("count", count.into())]),
            Move::Place { .. } => self.say("tell-rd-place", seat, &[colour, ("pips", count.into())]),
            Move::Choose(number) => {
                let chosen = usize::from(number).checked_sub(1).and_then(|index| game.thrown().get(index));
                let pips = chosen.map_or(0, |rest| rest.face.pips());
                let values = [colour, ("number", number.into()), ("pips", pips.into())];
                self.say("tell-rd-choose", seat, &values)
            }
        }
    }

    /// The thrown dice, and the scoring dice that are no longer on the floe.
    pub(crate) fn landing(&self, landing: &Landing) -> String {
        let thrown = landing.thrown.iter().map(|rest| {
            let place = self.words.say(&format!("place-{}", rest.place.name()), &[]);
            self.words.say("tell-rd-die", &[("pips", rest.face.pips().into()), ("place", place.into())])
        });
        let off = landing.scoring.iter().filter(|(_, rest)| !rest.on_floe()).map(|(colour, _)| {
            let colour = self.words.name("colour", colour);
            self.words.say("tell-rd-knocked-off", &[("colour", colour.into())])
        });
        thrown.chain(off).collect::<Vec<_>>().join(", ")
    }

    pub(crate) fn floe_consequences(
        &self,
        before: &RollingDice,
        event: &Event,
        after: &RollingDice,
    ) -> Vec<String> {
        let mut lines = Vec::new();
        if let Event::Rolled { outcome: AnyOutcome::RollingDice(landing), .. } = event {
            lines.extend(before.losses(landing).iter().map(|loss| self.loss(loss)));
        }
        let is_scored = after.turns() < before.turns() || after.task() == Task::Over;
        if is_scored {
            lines.push(self.words.say("tell-rd-round", &[]));
            lines.extend(after.last_round().iter().map(|line| self.round_line(line)));
            lines.extend(self.next_round(after));
        }
        lines
    }

    fn loss(&self, loss: &Loss) -> String {
        let key = match (loss.how, loss.block) {
            (How::AllWet, _) => "tell-rd-all-wet",
            (How::Miss, _) => "tell-rd-miss",
            (How::Mishap, _) => "tell-rd-mishap",
            (How::OtherColour, Some(_)) => "tell-rd-other-colour",
            (How::OtherColour, None) => "tell-rd-other-colour-back",
        };
        let values = [
            ("colour", Value::from(self.words.name("colour", loss.colour))),
            ("pips", loss.face.pips().into()),
            ("block", loss.block.unwrap_or_default().into()),
        ];
        self.words.say(key, &values)
    }

    fn round_line(&self, line: &Line) -> String {
        let colour = Value::from(self.words.name("colour", line.colour));
        let Some(gain) = line.gain else {
            return self.words.say("tell-rd-round-nothing", &[("colour", colour), ("to", line.to.0.into())]);
        };
        let values = [
            ("colour", colour),
            ("sum", earned(&gain, self.words).into()),
            ("from", line.from.0.into()),
            ("to", line.to.0.into()),
        ];
        let is_pushed = line.to - line.from != gain.earned();
        self.words.say(if is_pushed { "tell-rd-round-pushed" } else { "tell-rd-round-line" }, &values)
    }

    fn next_round(&self, after: &RollingDice) -> Option<String> {
        let Task::Aim { colour, .. } = after.task() else { return None };
        let colour = Value::from(self.words.name("colour", colour));
        Some(self.say("tell-rd-next-round", after.seat_of(after.thrower()), &[("colour", colour)]))
    }
}
