//! Messages and records of whole games, as TypeScript. The compiler of the web app checks that they fit the types, so a
//! type that says something else than the JSON does not get through.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop at the first surprise")]

use std::collections::BTreeSet;

use bonecup_arena::Arena;
use bonecup_chance::{GameKey, Seed, SeededDice};
use bonecup_games::{AnyOptions, GameId};
use bonecup_referee::fair::table_id_of;
use bonecup_referee::room::{
    History, Millis, Offer, Opening, PersonAction, PersonRequest, Room, RoomDecision, RoomDice, SeatOffer,
    Step,
};
use bonecup_referee::{
    Action, DiceSource, Hex32, Next, NoSeed, PersonId, Plan, Scheme, Signature, TableDice,
};
use serde_json::Value;

use crate::view::{StepMessage, Viewer};

/// No game takes more steps than this.
const MOST_STEPS: usize = 3000;

/// Texts longer than any word of a fixed vocabulary: what they say is left to the game's notation.
const LONGEST_WORD: usize = 20;

/// As many events of a record as show what it is made of.
const EVENTS: usize = 12;

const HEAD: &str = "\
// Messages and records of whole games, written by the server: UPDATE_TYPES=1 cargo test

import type { GameId, GameOptions, GameRecord, StepOf } from '../../src/lib/protocol';

interface Sample<G extends GameId> {
  options: GameOptions[G];
  steps: StepOf<G>[];
  record: GameRecord;
}
";

/// The file: of every game those messages that have something which none before them had, and the record.
pub(super) fn samples() -> String {
    let games = GameId::ALL.map(sample).concat();
    format!("{HEAD}\nexport const SAMPLES = {{\n{games}}} satisfies {{ [G in GameId]: Sample<G> }};\n")
}

fn sample(game: GameId) -> String {
    let steps = play(game);
    let options = serde_json::to_string(&AnyOptions::new(game)).unwrap();
    format!(
        "  '{}': {{\n    options: {options},\n    steps: [{}],\n    record: {},\n  }},\n",
        game.key(),
        lines(&telling(&steps)),
        record(&steps),
    )
}

fn record(steps: &[Step]) -> Value {
    let written = History::of(steps).unwrap().record().unwrap().write().unwrap();
    let mut record: Value = serde_json::from_str(&written).unwrap();
    record["events"].as_array_mut().unwrap().truncate(EVENTS);
    record
}

fn lines<T: ToString>(values: &[T]) -> String {
    values.iter().map(|value| format!("\n      {},", value.to_string())).collect::<String>() + "\n    "
}

/// The messages of the game that are new in kind.
fn telling(steps: &[Step]) -> Vec<Value> {
    let mut room = Room::opened(&steps[0]).unwrap();
    let mut known = BTreeSet::new();
    let messages = steps[1..].iter().map(|step| {
        room.evolve(step).unwrap();
        let message = StepMessage::of(&room, step, None, |_| Signature([7; 64]));
        let game = room.table().map(bonecup_referee::Table::game);
        serde_json::to_value(message.for_viewer(game, Viewer::Mover)).unwrap()
    });
    let messages: Vec<Value> = messages.collect();
    messages.into_iter().filter(|message| says_something_new(message, "", &mut known)).collect()
}

/// Whether the JSON has a field, a kind of value or a word at a place where none was before.
fn says_something_new(json: &Value, place: &str, known: &mut BTreeSet<String>) -> bool {
    match json {
        // All are looked at, also after the first that is new.
        Value::Object(fields) => {
            let mut is_new = |name: &str, value| says_something_new(value, &format!("{place}.{name}"), known);
            fields.iter().filter(|(name, value)| is_new(name, value)).count() > 0
        }
        Value::Array(values) => {
            values.iter().filter(|value| says_something_new(value, place, known)).count() > 0
        }
        Value::String(word) if word.len() <= LONGEST_WORD && !word.contains(' ') => {
            known.insert(format!("{place} {word}"))
        }
        Value::String(_) => known.insert(format!("{place} text")),
        Value::Number(_) => known.insert(format!("{place} number")),
        Value::Bool(_) => known.insert(format!("{place} boolean")),
        Value::Null => known.insert(format!("{place} null")),
    }
}

struct Dice(Seed);

impl RoomDice for Dice {
    fn dice(&self, plan: &Plan) -> Box<dyn TableDice + '_> {
        Box::new(SeededDice::new(GameKey::new(&self.0, plan), Arena))
    }

    fn publish(&self) -> Result<Hex32, NoSeed> {
        Ok(self.0.publish())
    }

    fn is_connected(&self, _: &PersonId) -> bool {
        false
    }
}

/// The steps of a whole game of one person against themselves.
fn play(game: GameId) -> Vec<Step> {
    let dice = Dice(Seed::new([7; 32]));
    let first = opening(game, &dice);
    let mut room = Room::opened(&first).unwrap();
    let mut steps = vec![first];
    let mut action = PersonAction::Start;
    for number in 0..MOST_STEPS {
        let key = format!("key-{number}").parse().unwrap();
        let person = "anna".parse().unwrap();
        let request = PersonRequest { person, key, expected: Some(room.seq()), action };
        let decision = room.decide(&request.into(), Millis(0), &dice).unwrap();
        let RoomDecision::New(step) = decision else { panic!("it was not asked before") };
        room.evolve(&step).unwrap();
        steps.push(step);
        let table = room.table().unwrap();
        let moves = table.game().legal_moves();
        let (seat, played) = match table.next() {
            Next::Move(seat) => (seat, Action::Play(vec![moves[number * 7919 % moves.len()].clone()])),
            Next::Throw(seat, _) => (seat, Action::Throw),
            Next::Link(_) | Next::Draw(_) | Next::Enter(..) | Next::Over(_) => return steps,
        };
        action = PersonAction::Act { seat, action: played, link: None, signature: None };
    }
    panic!("the game does not end");
}

fn opening(game: GameId, dice: &Dice) -> Step {
    let person: bonecup_referee::PersonId = "anna".parse().unwrap();
    let me = || SeatOffer {
        offer: Offer::Person { person: person.clone(), name: "Anna".parse().unwrap() },
        dice: DiceSource::Drawn,
    };
    let commitment = dice.0.commitment(Scheme::Two);
    let opening = Opening {
        table: table_id_of(&commitment),
        game,
        rules: bonecup_games::RULES_VERSION,
        options: serde_json::to_value(AnyOptions::new(game)).unwrap(),
        owner: person.clone(),
        public: false,
        deadline: bonecup_referee::room::Deadline::default(),
        coach: true,
        commitment: Some(commitment),
        scheme: Scheme::Two,
        engine: game.has_physics().then(|| "rapier/1".parse().unwrap()),
        from: None,
        ahead: Vec::new(),
        seats: vec![me(), me()],
    };
    Room::open(opening, person.clone(), "open".parse().unwrap(), Millis(0)).unwrap()
}
