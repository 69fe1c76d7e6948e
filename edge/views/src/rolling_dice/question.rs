//! What a person is asked on the floe: how to throw, which die to keep, where to put a die back.

use bonecup_games::{AnyGame, AnyMove, Listed};
use bonecup_rules::Points;
use bonecup_words::{Value, Words};
use rolling_dice::{Aim, Gain, Move, Rest, RollingDice, Spot, Task};

use super::aiming::{self, quoted};
use super::{earned, good_spots, if_chosen, speech};
use bonecup_view::layout::{BOLD, DIM, paint};
use bonecup_view::{Objection, Question};

pub(super) struct Floe {
    task: Task,
    /// What Enter throws.
    usual: Aim,
    /// Thrown dice that may be chosen, by number.
    dice: Vec<(u8, Rest, Option<Gain>)>,
    /// Good spots for a die that was knocked off, the best first.
    spots: Vec<(Spot, Option<Gain>)>,
}

impl Floe {
    pub(super) fn of(game: &RollingDice, last: Option<Aim>) -> Floe {
        let task = game.task();
        let dice = game.choices().filter_map(|number| {
            let rest = game.thrown().get(usize::from(number).checked_sub(1)?)?;
            Some((number, *rest, if_chosen(game, number)))
        });
        let dice = if matches!(task, Task::Choose { .. }) { dice.collect() } else { Vec::new() };
        let spots = match task {
            Task::Place { colour, face } => good_spots(game, colour, face),
            Task::Aim { .. } | Task::Land { .. } | Task::Choose { .. } | Task::Over => Vec::new(),
        };
        Floe { task, usual: last.unwrap_or(aiming::USUAL), dice, spots }
    }

    fn is_aim(&self) -> bool {
        matches!(self.task, Task::Aim { .. })
    }

    /// A move in notation, or the short form of what is asked for.
    fn read_move(&self, typed: &str, words: &Words) -> Result<Move, Objection> {
        if let Ok(action) = typed.parse() {
            return Ok(action);
        }
        match self.task {
            Task::Choose { .. } => self.read_die(typed, words),
            Task::Place { .. } => self.read_spot(typed, words),
            Task::Aim { .. } | Task::Land { .. } | Task::Over => aiming::read(typed, self.usual)
                .map(Move::Throw)
                .map_err(|error| Objection(words.reason(&error))),
        }
    }

    fn read_die(&self, typed: &str, words: &Words) -> Result<Move, Objection> {
        let number = typed.parse::<u8>().ok();
        number.map(Move::Choose).ok_or_else(|| objection("floe-no-die", typed, words))
    }

    /// The number of a listed spot, or `x y` with the turn after it if that matters; what the die touches on an own floe
    /// comes last.
    fn read_spot(&self, typed: &str, words: &Words) -> Result<Move, Objection> {
        let numbers = typed.replace(',', ".");
        let (numbers, patch) = numbers.split_once(" patch ").unwrap_or((&numbers, ""));
        let patch = if patch.is_empty() {
            String::new()
        } else {
            format!(" patch {}", patch.trim().trim_start_matches('+'))
        };
        let numbers: Vec<&str> =
            numbers.split_whitespace().filter(|word| !["place", "turn"].contains(word)).collect();
        let objection = || objection("floe-no-spot", typed, words);
        let notation = match numbers[..] {
            [number] if patch.is_empty() => {
                let index = number.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
                let spot = index.and_then(|index| self.spots.get(index));
                return spot.map(|(spot, _)| Move::place(*spot)).ok_or_else(objection);
            }
            [x, y] => format!("place {x} {y} turn 0{patch}"),
            [x, y, turn] => format!("place {x} {y} turn {turn}{patch}"),
            _ => return Err(objection()),
        };
        notation.parse().map_err(|_| objection())
    }
}

impl Question for Floe {
    /// A throw has shown the floe already, unless it has been cleared since.
    fn shows_position(&self, rolled: bool) -> bool {
        !rolled || self.is_aim()
    }

    fn lines(&self, words: &Words) -> Vec<String> {
        match self.task {
            Task::Aim { .. } => {
                let usual = Value::from(aiming::short(&self.usual));
                vec![words.say("floe-ask-aim", &[("usual", usual)])]
            }
            Task::Choose { .. } => {
                let mut lines = vec![paint(BOLD, &words.say("floe-ask-choose", &[]))];
                lines.extend(self.dice.iter().map(|die| die_line(die, words)));
                lines
            }
            Task::Place { face, .. } => {
                let mut lines =
                    vec![paint(BOLD, &words.say("floe-ask-place", &[("pips", face.pips().into())]))];
                lines.extend((1..).zip(&self.spots).map(|(number, spot)| spot_line(number, spot, words)));
                lines
            }
            Task::Land { .. } | Task::Over => Vec::new(),
        }
    }

    fn spoken(&self, words: &Words) -> Vec<String> {
        match self.task {
            Task::Aim { .. } => {
                let usual = ("usual", Value::from(aiming::short(&self.usual)));
                let mut said = vec![words.say("speech-rd-aim", &[usual])];
                said.extend(aiming::spoken(words));
                said
            }
            Task::Choose { .. } => self.dice.iter().map(|die| spoken_die(die, words)).collect(),
            Task::Place { .. } => {
                (1..).zip(&self.spots).map(|(number, spot)| spoken_spot(number, spot, words)).collect()
            }
            Task::Land { .. } | Task::Over => Vec::new(),
        }
    }

    fn spoken_briefly(&self, words: &Words) -> String {
        match self.task {
            Task::Aim { .. } => {
                let usual = ("usual", Value::from(aiming::short(&self.usual)));
                words.say("speech-rd-enter", &[usual])
            }
            Task::Choose { .. } => {
                let dice = self.dice.iter().map(|(number, _, gain)| {
                    let earned = gain.map_or(0, |gain| gain.earned().0);
                    words.say(
                        "speech-rd-die-earns",
                        &[("number", (*number).into()), ("earned", earned.into())],
                    )
                });
                let dice = dice.collect::<Vec<_>>().join(", ");
                words.say("speech-rd-now", &[("dice", dice.into())])
            }
            Task::Place { .. } => words.say("speech-rd-spots", &[("count", self.spots.len().into())]),
            Task::Land { .. } | Task::Over => String::new(),
        }
    }

    fn help(&self, words: &Words) -> Vec<String> {
        match self.task {
            Task::Aim { .. } => {
                let mut lines = vec![words.say("floe-help-aim", &[])];
                lines.extend(aiming::explained(words));
                lines.push(words.say("floe-help-aim-forms", &[]));
                lines
            }
            Task::Choose { .. } => vec![words.say("floe-help-choose", &[])],
            Task::Place { .. } => vec![words.say("floe-help-place", &[])],
            Task::Land { .. } | Task::Over => Vec::new(),
        }
    }

    fn read(&self, _game: &AnyGame, typed: &str, words: &Words) -> Result<Vec<AnyMove>, Objection> {
        self.read_move(typed, words).map(|action| vec![RollingDice::into_move(action)])
    }

    fn takes_enter(&self) -> bool {
        self.is_aim()
    }
}

fn objection(key: &str, typed: &str, words: &Words) -> Objection {
    let shown = quoted(typed).replace(char::is_control, " ");
    Objection(words.say(key, &[("given", shown.into())]))
}

fn die_line((number, rest, gain): &(u8, Rest, Option<Gain>), words: &Words) -> String {
    let values =
        [("pips", Value::from(rest.face.pips())), ("forward", words.number(rest.y.in_mm(), 0).into())];
    let die = words.say("floe-die", &values);
    entry((*number).into(), &die, gain.as_ref(), &Move::Choose(*number), words)
}

fn spoken_die((number, rest, gain): &(u8, Rest, Option<Gain>), words: &Words) -> String {
    let values = [
        ("number", Value::from(*number)),
        ("die", speech::lying(rest, words).into()),
        ("earned", gain.map_or(0, |gain| gain.earned().0).into()),
        ("parts", gain.as_ref().map(|gain| speech::parts(gain, words)).unwrap_or_default().into()),
    ];
    words.say("speech-rd-choice", &values)
}

fn spoken_spot(number: usize, (spot, gain): &(Spot, Option<Gain>), words: &Words) -> String {
    let values = [
        ("number", Value::from(number)),
        ("x", words.number(spot.x.in_mm(), 0).into()),
        ("forward", words.number(spot.y.in_mm(), 0).into()),
        ("net", gain.map_or(0, |gain| gain.patch.0).into()),
        ("earned", gain.map_or(0, |gain| gain.earned().0).into()),
    ];
    words.say("speech-rd-spot", &values)
}

fn spot_line(number: usize, (spot, gain): &(Spot, Option<Gain>), words: &Words) -> String {
    let place = match gain.map_or(Points(0), |gain| gain.patch) {
        Points(0) => words.say("floe-spot-front", &[]),
        Points(points) => words.say("floe-spot-net", &[("points", points.into())]),
    };
    entry(number, &place, gain.as_ref(), &Move::place(*spot), words)
}

fn entry(number: usize, text: &str, gain: Option<&Gain>, action: &Move, words: &Words) -> String {
    let number = paint(BOLD, &format!("{number:>2}"));
    let gain = gain.map_or(String::new(), |gain| format!(": {}", earned(gain, words)));
    format!("  {number}  {text}{gain} {}", paint(DIM, &format!("({action})")))
}
