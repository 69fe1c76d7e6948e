#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop at the first surprise")]

use bonecup_arena::Arena;
use bonecup_chance::{GameKey, Seed, SeededDice};
use bonecup_games::{AnyOptions, GameId};
use bonecup_referee::room::{
    Millis, Offer, Opening, PersonAction, PersonRequest, Room, RoomDecision, RoomDice, SeatOffer,
};
use bonecup_referee::{Action, DiceSource, Hex32, Next, NoSeed, Plan, TableDice};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::*;
use crate::view::StepMessage;

#[test]
fn the_types_of_the_web_app_are_those_of_the_server() {
    let wanted = protocol();
    if std::env::var_os("UPDATE_TYPES").is_some() {
        std::fs::create_dir_all(path().parent().unwrap()).unwrap();
        std::fs::write(path(), &wanted).unwrap();
    }
    let there = std::fs::read_to_string(path()).unwrap_or_default();
    assert!(there == wanted, "web/src/api/protocol.ts is not fresh: UPDATE_TYPES=1 cargo test writes it");
}

struct Dice(Seed);

impl RoomDice for Dice {
    fn dice(&self, plan: &Plan) -> Box<dyn TableDice + '_> {
        Box::new(SeededDice::new(GameKey::new(&self.0, plan), Arena))
    }

    fn publish(&self) -> Result<Hex32, NoSeed> {
        Ok(self.0.publish())
    }
}

/// Whether the mirror says the same: nothing is unknown to it, and nothing is lost.
fn mirrored<T: DeserializeOwned + Serialize>(written: &Value) {
    let read: T =
        serde_json::from_value(written.clone()).unwrap_or_else(|error| panic!("{error}: {written}"));
    assert_eq!(serde_json::to_value(read).unwrap(), *written);
}

fn position(game: GameId, written: &Value) {
    match game {
        GameId::RollingBones => mirrored::<mirrors::BonesPosition>(written),
        GameId::KnochenMax => mirrored::<mirrors::SheetsPosition>(written),
        GameId::RollingDice => mirrored::<mirrors::FloePosition>(written),
    }
}

/// A whole game, every message of which is read as the web app reads it.
fn play(game: GameId) {
    let dice = Dice(Seed::new([7; 32]));
    let person: bonecup_referee::PersonId = "anna".parse().unwrap();
    let me = || Offer::Person { person: person.clone(), name: "Anna".parse().unwrap() };
    let opening = Opening {
        table: "table".parse().unwrap(),
        game,
        rules: bonecup_games::RULES_VERSION,
        options: serde_json::to_value(AnyOptions::new(game)).unwrap(),
        owner: person.clone(),
        public: false,
        deadline: bonecup_referee::room::Deadline::default(),
        coach: true,
        commitment: Some(dice.0.commitment()),
        seats: vec![
            SeatOffer { offer: me(), dice: DiceSource::Drawn },
            SeatOffer { offer: me(), dice: DiceSource::Drawn },
        ],
    };
    let first = Room::open(opening, person.clone(), "open".parse().unwrap(), Millis(0)).unwrap();
    let mut room = Room::opened(&first).unwrap();
    let mut action = PersonAction::Start;
    for number in 0_usize..3000 {
        let key = format!("key-{number}").parse().unwrap();
        let request = PersonRequest { person: person.clone(), key, expected: Some(room.seq()), action };
        let decision = room.decide(&request.into(), Millis(0), &dice).unwrap();
        let RoomDecision::New(step) = decision else { panic!("it was not asked before") };
        room.evolve(&step).unwrap();
        let told = serde_json::to_value(StepMessage::of(&room, &step)).unwrap();
        told["events"].as_array().unwrap().iter().for_each(mirrored::<mirrors::RoomEvent>);
        mirrored::<mirrors::Phase>(&told["phase"]);
        position(game, &told["play"]["position"]);
        let table = room.table().unwrap();
        let Next::Move(seat) = table.next() else { return };
        let moves = table.game().legal_moves();
        let played = Action::Play(vec![moves[number * 7919 % moves.len()].clone()]);
        action = PersonAction::Act { seat, action: played };
    }
    panic!("the game does not end");
}

#[test]
fn rolling_bones_is_what_its_types_say() {
    play(GameId::RollingBones);
}

#[test]
fn knochenmax_is_what_its_types_say() {
    play(GameId::KnochenMax);
}

#[test]
fn rolling_dice_is_what_its_types_say() {
    play(GameId::RollingDice);
}

#[test]
fn names_are_what_their_types_say() {
    GameId::ALL.iter().for_each(|game| mirrored::<mirrors::GameId>(&json!(game)));
    rolling_dice::Colour::ALL.iter().for_each(|colour| mirrored::<mirrors::Colour>(&json!(colour)));
    for deadline in ["none", "30s", "2min", "1day"] {
        let known: bonecup_referee::room::Deadline = serde_json::from_value(json!(deadline)).unwrap();
        mirrored::<mirrors::Deadline>(&json!(known));
    }
    for offer in
        [json!("open"), json!({"bot": "steady"}), json!({"reserved": {"person": "-", "name": "Bert"}})]
    {
        let known: Offer = serde_json::from_value(offer).unwrap();
        mirrored::<mirrors::Offer>(&json!(known));
    }
}
