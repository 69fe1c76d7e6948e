//! Tables as browsers play them: two people and somebody who watches, all of whom draw the board after every step and play
//! flights back. What a page needs comes with the step, or is asked for as pages did before.

use futures::future::try_join_all;
use serde_json::{Value, json};

use crate::Failure;
use crate::device::Dice;
use crate::http::{get, post};
use crate::people::Person;

/// How a page learns what follows from a position.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Learning {
    /// It comes with the step.
    FromSteps,
    /// Every page asks for it after every step.
    ByAsking,
}

/// One table, its pages and where its game is.
pub(crate) struct Evening {
    address: String,
    id: String,
    learning: Learning,
    /// Two seats, and the one who watches.
    pages: Vec<Person>,
    /// What the pages were told last, seat by seat.
    shown: Vec<Value>,
    key: usize,
}

impl Evening {
    /// Opens a table of the game for two, with a third page that watches.
    pub(crate) async fn open(address: &str, game: &str, learning: Learning) -> Result<Evening, Failure> {
        let cookies = [Person::arrive(address).await?, Person::arrive(address).await?];
        // What pages are told is measured here, not their dice.
        let seats = json!([{"kind": "me"}, {"kind": "open"}]);
        let body = json!({"game": game, "seats": seats, "scheme": Dice::One.scheme()});
        let (opened, _) = post(address, "/api/tables", Some(&cookies[0]), &body).await?;
        let id = opened["id"].as_str().ok_or("a table without a name")?.to_owned();
        post(address, &format!("/api/tables/{id}/join"), Some(&cookies[1]), &json!({})).await?;
        let facts = learning == Learning::FromSteps;
        let mut pages = Vec::new();
        for cookie in [Some(&cookies[0]), Some(&cookies[1]), None] {
            pages.push(Person::watch(address, &id, cookie.map(String::as_str), facts).await?);
        }
        post(address, &format!("/api/tables/{id}/start"), Some(&cookies[0]), &json!({})).await?;
        let shown = vec![Value::Null; pages.len()];
        let mut evening = Evening { address: address.to_owned(), id, learning, pages, shown, key: 0 };
        evening.see_step().await?;
        Ok(evening)
    }

    /// Plays so many moves, or to the end; how many they were.
    pub(crate) async fn play(&mut self, most: u64) -> Result<u64, Failure> {
        for made in 0..most {
            let Some(command) = self.next_move() else { return Ok(made) };
            let seat = usize::try_from(command["seat"].as_u64().unwrap_or(0))?;
            self.pages[seat].say(command.to_string()).await?;
            self.see_step().await?;
        }
        Ok(most)
    }

    /// A legal move of whoever has to move, another one each time.
    fn next_move(&mut self) -> Option<Value> {
        let seat = usize::try_from(self.shown[0]["turn"]["seat"].as_u64()?).ok()?;
        let legal = self.shown[seat]["previews"].as_array().filter(|legal| !legal.is_empty())?;
        let action = &legal[self.key * 7919 % legal.len()]["move"];
        self.key += 1;
        let (key, expected) = (format!("m{}", self.key), &self.shown[0]["seq"]);
        Some(json!({"type": "play", "seat": seat, "expected": expected, "key": key, "moves": [action]}))
    }

    /// Every page hears of the next step, learns what follows from it, and plays a flight back.
    async fn see_step(&mut self) -> Result<(), Failure> {
        let (address, id, learning) = (&self.address, &self.id, self.learning);
        let seen = self.pages.iter_mut().map(|page| see(page, address, id, learning));
        self.shown = try_join_all(seen).await?;
        Ok(())
    }
}

async fn see(page: &mut Person, address: &str, table: &str, learning: Learning) -> Result<Value, Failure> {
    let step = page.hear_of("step").await?;
    let mut play = step["play"].clone();
    play["seq"] = step["seq"].clone();
    if learning == Learning::ByAsking {
        page.say(json!({"type": "look", "id": 1, "moves": []}).to_string()).await?;
        play["previews"] = page.hear_of("looked").await?["moves"].take();
    }
    let rolls = step["events"].as_array().into_iter().flatten().filter(|event| event["type"] == "rolled");
    for roll in rolls.filter(|roll| roll["outcome"].as_str().is_some_and(|outcome| outcome.contains("; "))) {
        get(address, &format!("/api/tables/{table}/throws/{}", roll["roll"])).await?;
    }
    Ok(play)
}
