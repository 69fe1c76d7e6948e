//! Whole games of version 2 with devices, links, a new chain and signatures: they hold, and forgeries are made from them.

use std::path::PathBuf;

use bonecup_arena::Arena;
use bonecup_chance::{GameKey, Proof, Seed, SeededDice, verify};
use bonecup_games::{AnyMove, AnyOptions, GameId};
use bonecup_referee::fair::{DeviceChain, command_message, receipt_message, seal_of, table_id_of};
use bonecup_referee::{
    Action, Command, CommandProof, DiceSource, Entry, Hex32, Next, Plan, Player, Record, Scheme, SeatPlan,
    Signature, Table, Vouched,
};
use bonecup_rules::Seat;
use bonecup_rules::conformance::Source;
use ed25519_dalek::{Signer, SigningKey};
use rolling_dice::Scatter;
use sha2::{Digest, Sha256};

/// The secrets of the corpus are known to everybody; `scripts/forgeries` derives them in the same way.
fn secret(name: &str) -> [u8; 32] {
    Sha256::new().chain_update("a secret of the corpus: ").chain_update(name).finalize().into()
}

fn chain(name: &str) -> DeviceChain {
    DeviceChain::new(Hex32(secret(&format!("chain {name}"))))
}

fn key(name: &str) -> SigningKey {
    SigningKey::from_bytes(&secret(&format!("key {name}")))
}

fn sign(key: &SigningKey, message: &[u8]) -> Signature {
    Signature(key.sign(message).to_bytes())
}

/// Ada signs on her own device, a bot plays, and Bo has a device that cannot sign.
fn plan(game: GameId) -> Plan {
    let commitment = Seed::new(secret("seed")).commitment(Scheme::Two);
    let table = table_id_of(&commitment);
    let person = |name: &str, device: u8| {
        let anchor = chain(&name.to_lowercase()).anchor();
        let contribution = format!("Glück für {name} ☘").parse().unwrap();
        let seal = seal_of(&table, &anchor, &contribution);
        let seat = SeatPlan::new(name.parse().unwrap(), Player::Human, DiceSource::Drawn);
        SeatPlan { contribution, device: Some(device), seal: Some(seal), anchor: Some(anchor), ..seat }
    };
    let ada = SeatPlan { key: Some(Hex32(key("ada").verifying_key().to_bytes())), ..person("Ada", 0) };
    let bot = Player::Bot("steady".parse().unwrap());
    let stone = SeatPlan::new("Stone".parse().unwrap(), bot, DiceSource::Drawn);
    let engine = game.has_physics().then(|| "rapier/1".parse().unwrap());
    let seats = vec![ada, stone, person("Bo", 1)];
    let options = AnyOptions::new(game);
    Plan { table, options, seats, commitment: Some(commitment), scheme: Scheme::Two, engine, from: None }
}

struct Game {
    table: Table,
    entries: Vec<Entry>,
    dice: SeededDice<Arena>,
    source: Source,
    /// Which chain and key Ada's device has now.
    ada: &'static str,
    /// The roll from which on her chain counts.
    first: u64,
}

impl Game {
    fn begin(game: GameId) -> Game {
        let plan = plan(game);
        let dice = SeededDice::new(GameKey::new(&Seed::new(secret("seed")), &plan), Arena);
        let table = Table::new(plan).unwrap();
        Game { table, entries: Vec::new(), dice, source: Source::new(5), ada: "ada", first: 0 }
    }

    fn take(&mut self, entries: Vec<Entry>) {
        entries.iter().for_each(|entry| self.table.evolve(entry).unwrap());
        self.entries.extend(entries);
    }

    fn link(&self, seat: Seat) -> Option<Hex32> {
        match seat {
            Seat(0) => chain(self.ada).link(self.table.rolls() - self.first),
            Seat(2) => chain("bo").link(self.table.rolls()),
            Seat(_) => None,
        }
    }

    /// Sends a command with everything that the seat's device adds; every fifth roll nobody is asked.
    fn send(&mut self, seat: Seat, action: Action, casts: bool) {
        let other = if seat == Seat(0) { Seat(2) } else { Seat(0) };
        let asks = (casts && self.table.rolls() % 5 != 4).then_some(other);
        let link = self.link(seat).filter(|_| casts);
        let message = command_message(&self.table.head().unwrap(), seat, &action.text());
        let signature = (seat == Seat(0)).then(|| sign(&key(self.ada), &message));
        let command = Command { seat, action, proof: CommandProof { link, signature, asks } };
        let entries = self.table.decide(&command, &mut self.dice).unwrap().entries;
        self.take(entries);
    }

    /// One or two moves, as long as the same seat goes on and no dice roll.
    fn moves(&mut self, seat: Seat) -> (Vec<AnyMove>, bool) {
        let mut after = self.table.game().clone();
        let mut moves = Vec::new();
        loop {
            let action = self.source.pick(&after.legal_moves());
            after.play(&action).unwrap();
            moves.push(action);
            let casts = matches!(after.turn(), bonecup_rules::Turn::Chance(_)) && !after.begins_turn();
            if casts || moves.len() == 2 || after.turn() != bonecup_rules::Turn::Seat(seat) {
                return (moves, casts);
            }
        }
    }

    fn step(&mut self) {
        match self.table.next() {
            Next::Throw(seat, _) => self.send(seat, Action::Throw, true),
            Next::Move(seat) => {
                let (moves, casts) = self.moves(seat);
                self.send(seat, Action::Play(moves), casts);
            }
            Next::Link(cast) => {
                // Every third link comes too late.
                let link = cast.asks.and_then(|asked| self.link(asked)).filter(|_| cast.roll % 3 != 2);
                let entries = self.table.decide_link(link, &mut self.dice).unwrap().entries;
                self.take(entries);
            }
            other @ (Next::Draw(_) | Next::Enter(..) | Next::Over(_)) => panic!("{other:?}"),
        }
    }

    /// Ada goes on with another device.
    fn change_device(&mut self) {
        (self.ada, self.first) = ("ada-2", self.table.rolls());
        let public = Hex32(key("ada-2").verifying_key().to_bytes());
        let entries = self.table.decide_chain(Seat(0), chain("ada-2").anchor(), Some(public)).unwrap();
        self.take(entries);
    }

    fn record(&self) -> Record {
        let record = Record::of(&self.table, &self.entries, Some(Hex32(secret("seed"))));
        let server = key("server");
        let receipt = sign(&server, &receipt_message(&record.head.unwrap()));
        Record {
            vouched: Some(Vouched { server: Hex32(server.verifying_key().to_bytes()), receipt }),
            ..record
        }
    }
}

/// A game that was given up after so many steps, with another device in the middle.
fn honest(game: GameId, steps: usize) -> Record {
    let mut played = Game::begin(game);
    for step in 0..steps {
        if step >= steps / 2 && played.ada == "ada" && !matches!(played.table.next(), Next::Link(_)) {
            played.change_device();
        }
        played.step();
    }
    played.record()
}

fn steps(game: GameId) -> usize {
    if game.has_physics() { 14 } else { 30 }
}

fn proved(record: &Record) -> Proof {
    verify(record, &Arena, &[&Scatter]).unwrap()
}

#[test]
fn games_with_links_chains_and_signatures_hold() {
    for game in GameId::ALL {
        let record = honest(game, steps(game));
        let proof = proved(&record);
        assert!(proof.drawn > 3 && proof.known_to_host > 0, "{game}: {proof:?}");
        assert!(proof.known_to_host < proof.drawn, "{game}: {proof:?}");
        let [ada, _, bo] = proof.vouched.seats[..] else { panic!("{proof:?}") };
        assert!(ada.signed > 0 && ada.signed == ada.events && bo.signed == 0, "{game}: {proof:?}");
        let text = record.write().unwrap();
        assert_eq!(proved(&Record::read(text.as_bytes()).unwrap()), proof, "{game}");
    }
}

/// With `UPDATE_HONEST=1` they are written anew; then `scripts/forgeries` makes forgeries from them.
#[test]
fn the_honest_games_of_the_corpus_are_those() {
    for game in GameId::ALL {
        let folder: PathBuf = [env!("CARGO_MANIFEST_DIR"), "../../docs/forgeries/honest"].iter().collect();
        let file = folder.join(format!("{game}-2.json"));
        let text = honest(game, steps(game)).write().unwrap();
        if std::env::var_os("UPDATE_HONEST").is_some() {
            std::fs::write(&file, &text).unwrap();
        }
        assert_eq!(std::fs::read_to_string(&file).unwrap_or_default(), text, "{}", file.display());
    }
}
