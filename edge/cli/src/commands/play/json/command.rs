//! What a program may say.

use bonecup_coach::Unit;
use bonecup_games::{AnyGame, AnyMove, Listed};
use bonecup_referee::{Action, Next, Table};
use bonecup_views::rolling_dice::aiming;
use bonecup_views::{Objection, view};
use bonecup_words::{Value as Word, Words};
use rolling_dice::{Aim, AimPart, Move, RollingDice};
use serde_json::{Map, Value};

/// A line of a program.
pub(super) enum Command {
    /// Moves in notation, all or none.
    Play(Vec<String>),
    /// A throw by the parts of its aim; what is left out is as usual.
    Aim(Map<String, Value>),
    /// What real dice show.
    Enter(String),
    /// Tell the position again.
    State,
    /// What is best, counted in this?
    Advise(Unit),
    /// The record so far.
    Record,
    Quit,
    End,
}

/// The types of commands, for whoever sends another one.
const KNOWN: &str = "play, throw, enter, state, advise, record, quit, end";

/// Why a line was not obeyed.
pub(super) struct Refusal {
    pub(super) code: String,
    pub(super) message: String,
    pub(super) facts: Map<String, Value>,
}

impl Refusal {
    pub(super) fn new(code: &str, message: String) -> Refusal {
        Refusal { code: code.to_owned(), message, facts: Map::new() }
    }

    /// A line that is no command.
    fn form(error: String, words: &Words) -> Refusal {
        Refusal::new("command-form", words.say("json-form", &[("error", error.into())]))
    }
}

/// A command that came in, and the id that its answer is to carry, also if it is refused.
pub(super) struct Asked {
    pub(super) command: Result<Command, Refusal>,
    pub(super) id: Option<Value>,
}

impl Asked {
    /// Reads a line; `None` if it is blank.
    pub(super) fn read(text: &str, words: &Words) -> Option<Asked> {
        if text.trim().is_empty() {
            return None;
        }
        Some(match serde_json::from_str::<Map<String, Value>>(text) {
            Ok(line) => Asked { command: Command::read(&line, words), id: line.get("id").cloned() },
            Err(error) => Asked { command: Err(Refusal::form(error.to_string(), words)), id: None },
        })
    }
}

impl Command {
    fn read(line: &Map<String, Value>, words: &Words) -> Result<Command, Refusal> {
        let text_of = |name: &str| line.get(name).and_then(Value::as_str).map(str::to_owned);
        let needs = |name: &str| Refusal::form(format!("{name}?"), words);
        let kind = text_of("type").ok_or_else(|| needs("type"))?;
        let command = match kind.as_str() {
            "play" => Command::Play(moves_of(line).ok_or_else(|| needs("move"))?),
            "throw" => {
                let aim = line.get("aim").map(|aim| aim.as_object().cloned().ok_or_else(|| needs("aim")));
                Command::Aim(aim.transpose()?.unwrap_or_default())
            }
            "enter" => Command::Enter(text_of("dice").ok_or_else(|| needs("dice"))?),
            "state" => Command::State,
            "advise" => {
                let unit = line.get("in").map(|unit| unit.as_str().and_then(Unit::read));
                Command::Advise(unit.unwrap_or(Some(Unit::Points)).ok_or_else(|| needs("in"))?)
            }
            "record" => Command::Record,
            "quit" => Command::Quit,
            "end" => Command::End,
            other => {
                let values = [("given", Word::from(other)), ("known", KNOWN.into())];
                return Err(Refusal::new("command-unknown", words.say("json-unknown", &values)));
            }
        };
        Ok(command)
    }
}

/// One move, or several.
fn moves_of(line: &Map<String, Value>) -> Option<Vec<String>> {
    if let Some(action) = line.get("move") {
        return Some(vec![action.as_str()?.to_owned()]);
    }
    let moves = line.get("moves")?.as_array()?.iter();
    moves.map(|action| action.as_str().map(str::to_owned)).collect()
}

/// Moves as the rules read them.
pub(super) fn moves(game: &AnyGame, moves: &[String], words: &Words) -> Result<Action, Refusal> {
    let read = |text: &String| AnyMove::read(game.id(), text).map_err(|error| Refusal::of(&error, words));
    Ok(Action::Play(moves.iter().map(read).collect::<Result<_, _>>()?))
}

/// A throw by its parts, each a number in the units of the notation.
pub(super) fn aim(game: &AnyGame, parts: &Map<String, Value>, words: &Words) -> Result<Action, Refusal> {
    if game.of::<RollingDice>().is_none() {
        return Err(Refusal::new("not-aimed", words.say("json-no-floe", &[])));
    }
    let mut aim = Aim::USUAL;
    for (name, value) in parts {
        let part = AimPart::ALL.into_iter().find(|part| part.name() == name);
        let part = part.ok_or_else(|| {
            let known = AimPart::ALL.map(AimPart::name).join(", ");
            let values = [("given", Word::from(name.as_str())), ("known", known.into())];
            Refusal::new("aim-part", words.say("json-part", &values))
        })?;
        let typed = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        aim.set(part, aiming::read_part(part, &typed).map_err(|error| Refusal::of(&error, words))?);
    }
    Ok(Action::Play(vec![RollingDice::into_move(Move::Throw(aim))]))
}

/// What real dice show, as it could be typed at the prompt too.
pub(super) fn dice(table: &Table, typed: &str, words: &Words) -> Result<Action, Refusal> {
    let Next::Enter(_, request) = table.next() else {
        return Err(Refusal::new("no-dice-awaited", words.say("command-no-dice-awaited", &[])));
    };
    let read = view(table.game().id()).read_dice(&request, typed, words);
    read.map(Action::Enter).map_err(|Objection(message)| Refusal::new("dice", message))
}
