//! Whole games by the choices of the input: what was drawn is verified, what was decided is replayed, what is written is read.

use bonecup_chance::{GameKey, Seed, SeededDice, verify};
use bonecup_games::{AnyMove, AnyOptions, GameId};
use bonecup_referee::{Action, Command, DiceSource, Next, Plan, Player, Record, Scheme, SeatPlan, Table};
use rolling_dice::Scatter;

use super::{Seen, positions};

/// Choices that are made at most.
const MOST_CHOICES: usize = 60;

/// The first bytes choose game and seats, each other one a move.
pub(super) fn game(input: &[u8]) -> Seen {
    let [first, second, choices @ ..] = input else { return "too short".to_owned() };
    let game = GameId::ALL[usize::from(*first) % GameId::COUNT];
    let seed = Seed::simulated(u64::from(*second), 7);
    let Some(plan) = plan(game, 1 + usize::from(*second % 5), &seed) else { return "no plan".to_owned() };
    let mut dice = SeededDice::new(GameKey::new(&seed, &plan), Scatter);
    let Ok(mut table) = Table::new(plan) else { return format!("{game} has other seats") };
    let Ok(mut entries) = table.begin(&mut dice) else { return "no dice".to_owned() };
    let begun = entries.iter().all(|entry| table.evolve(entry).is_ok());
    assert!(begun, "what was decided was refused");
    for choice in choices.iter().take(MOST_CHOICES) {
        positions::check(table.game());
        let Next::Move(seat) = table.next() else { break };
        let moves = table.game().legal_moves();
        let Some(action) = moves.get(usize::from(*choice) % moves.len()) else { break };
        let written = AnyMove::read(game, &action.to_string());
        assert_eq!(written.as_ref(), Ok(action), "a legal move is written as another");
        let command = Command::new(seat, Action::Play(vec![action.clone()]));
        let decided = table.decide(&command, &mut dice);
        assert!(decided.is_ok(), "{action} is called legal and refused");
        let Ok(decided) = decided else { break };
        assert!(
            decided.entries.iter().all(|entry| table.evolve(entry).is_ok()),
            "what was decided was refused"
        );
        entries.extend(decided.entries);
    }
    let record = Record::of(&table, &entries, Some(seed.publish()));
    let written = record.write().unwrap_or_default();
    assert!(
        Record::read(written.as_bytes()).is_ok_and(|read| read == record),
        "a record is written as another"
    );
    let replayed = record.replay();
    assert!(
        replayed.is_ok_and(|replayed| replayed.game() == table.game()),
        "a record is replayed to another game"
    );
    let proof = verify(&record, &Scatter, &[]);
    assert!(proof.is_ok(), "honest dice do not hold: {:?}", proof.err());
    let over = matches!(table.next(), Next::Over(_));
    format!("{game} {} {over}", entries.len().max(1).ilog2())
}

fn plan(game: GameId, seats: usize, seed: &Seed) -> Option<Plan> {
    let seat = |number: usize| {
        let name = format!("Player {number}").parse().ok()?;
        Some(SeatPlan::new(name, Player::Human, DiceSource::Drawn))
    };
    let seats = (1..=seats).map(seat).collect::<Option<Vec<_>>>()?;
    let commitment = Some(seed.commitment(Scheme::One));
    let (table, options) = ("table-1".parse().ok()?, AnyOptions::new(game));
    Some(Plan { table, options, seats, commitment, scheme: Scheme::One, engine: None, from: None })
}
