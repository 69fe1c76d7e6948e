//! Records of games that people played with dice of their own, with random moves.

use std::path::{Path, PathBuf};

use bonecup_games::{AnyGame, AnyOptions, GameId, draw};
use bonecup_referee::{By, DiceSource, Event, Plan, Player, Record, RecordedResult, Scheme, SeatPlan};
use bonecup_rules::{Cup, Turn};
use rolling_dice::Scatter;

/// Chance that is the same in every run.
struct Luck(u64);

impl Luck {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }
}

impl Cup for Luck {
    fn fair(&mut self, faces: u8) -> u8 {
        u8::try_from(self.below(faces.into())).unwrap()
    }

    fn weighted(&mut self, weights: &[u64]) -> usize {
        let mut point = self.below(weights.iter().sum());
        weights
            .iter()
            .position(|weight| {
                let here = point < *weight;
                point = point.saturating_sub(*weight);
                here
            })
            .unwrap()
    }

    fn noise(&mut self) -> u64 {
        self.below(u64::MAX)
    }
}

/// The record of a whole game; a name of small letters is a bot's.
pub(crate) fn evening(game: GameId, table: &str, names: &[&str], seed: u64) -> Record {
    let (mut options, mut luck) = (AnyOptions::new(game), Luck(seed));
    if game == GameId::RollingBones {
        options.set("target", "8").unwrap();
    }
    let mut position = AnyGame::start(&options, names.len()).unwrap();
    let (mut events, mut rolls) = (Vec::new(), 0..);
    let standings = loop {
        let event = match position.turn() {
            Turn::Seat(seat) => {
                let mut moves = position.legal_moves();
                let chosen = luck.below(moves.len().try_into().unwrap());
                Event::moved(seat, moves.swap_remove(chosen.try_into().unwrap()))
            }
            Turn::Chance(request) => {
                Event::rolled(rolls.next().unwrap(), By::Hand, draw(&request, &mut luck, &Scatter))
            }
            Turn::Over(standings) => break standings,
        };
        match &event {
            Event::Moved { action, .. } => position.play(action).unwrap(),
            Event::Rolled { outcome, .. } => position.resolve(outcome).unwrap(),
            Event::Cast { .. } | Event::Chained { .. } => {}
        }
        events.push(event);
    };
    let seat = |name: &&str| {
        let is_bot = name.starts_with(char::is_lowercase);
        let player = if is_bot { Player::Bot(name.parse().unwrap()) } else { Player::Human };
        SeatPlan::new(name.parse().unwrap(), player, DiceSource::Hand)
    };
    let plan = Plan {
        table: table.parse().unwrap(),
        options,
        seats: names.iter().map(seat).collect(),
        commitment: None,
        scheme: Scheme::One,
        engine: None,
        from: None,
    };
    let result = Some(RecordedResult::new(&standings));
    Record { plan, seed: None, events, result, head: None, vouched: None }
}

/// Writes it into the folder, under the name of its table.
pub(crate) fn written(folder: &Path, record: &Record) -> PathBuf {
    let path = folder.join(format!("{}.json", record.plan.table));
    std::fs::write(&path, record.write().unwrap()).unwrap();
    path
}
