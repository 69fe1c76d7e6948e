//! What a seed decides before anything happens: who plays what where, and how much goes wrong.

use std::time::Duration;

use bonecup_store::simulated::{Chance, DiskFaults, Mistake};
use serde_json::{Value, json};

use crate::network::NetworkFaults;

/// How long faults happen in simulated time, after which everything has to come to rest.
const LENGTH: Duration = Duration::from_secs(40);

/// One run. The seed alone decides everything but the planted mistake.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The seed.
    pub seed: u64,
    /// A mistake that the run should find.
    pub mistake: Option<Mistake>,
    /// How many nodes; more than one share a database.
    pub(crate) nodes: usize,
    pub(crate) tables: Vec<TablePlan>,
    pub(crate) length: Duration,
    pub(crate) disk: DiskFaults,
    pub(crate) network: NetworkFaults,
    /// How often a node is killed, in ten thousand slices.
    pub(crate) kills: u32,
    /// How often somebody sets a node's clock, in ten thousand slices.
    pub(crate) jumps: u32,
}

/// A table that somebody opens.
#[derive(Clone, Debug)]
pub(crate) struct TablePlan {
    /// What is asked for.
    pub(crate) body: Value,
    /// How many come by the link.
    pub(crate) guests: usize,
}

impl Plan {
    /// What follows from the seed.
    pub fn of(seed: u64) -> Plan {
        let mut chance = Chance::new(seed);
        let nodes = if chance.hits(6_000) { 3 } else { 1 };
        let tables = (0..=chance.below(2)).map(|_| TablePlan::of(&mut chance)).collect();
        // A calm run finds what a storm hides.
        let weight = [0, 1, 2, 4].get(usize::try_from(chance.below(4)).unwrap_or(0)).copied().unwrap_or(1);
        let mut up_to = |most: u64| u32::try_from(chance.below(most + 1)).unwrap_or(0) * weight;
        Plan {
            seed,
            mistake: None,
            nodes,
            tables,
            length: LENGTH,
            disk: DiskFaults {
                refused: up_to(100),
                refused_reads: up_to(50),
                unknown: up_to(150),
                stopped: up_to(100),
                slow: up_to(100),
            },
            network: NetworkFaults {
                lost: up_to(200),
                doubled: up_to(500),
                slow: up_to(200),
                cut: up_to(100),
            },
            kills: up_to(6),
            jumps: up_to(2),
        }
    }

    /// The same run with a planted mistake.
    #[must_use]
    pub fn with(self, mistake: Mistake) -> Plan {
        Plan { mistake: Some(mistake), ..self }
    }
}

impl TablePlan {
    fn of(chance: &mut Chance) -> TablePlan {
        let games = ["rolling-bones", "rolling-bones", "knochenmax", "knochenmax", "rolling-dice"];
        let game = chance.pick(&games).copied().unwrap_or_default();
        let options = if game == "rolling-bones" { json!({"target": 12}) } else { json!({}) };
        let guests = usize::try_from(chance.below(3)).unwrap_or(0);
        let bots = usize::try_from(chance.below(2)).unwrap_or(0) + usize::from(guests == 0);
        let seats = std::iter::once(json!({"kind": "me"}))
            .chain((0..guests).map(|_| json!({"kind": "open"})))
            .chain((0..bots).map(|_| json!({"kind": "bot", "bot": "random"})));
        let body = json!({
            "game": game,
            "options": options,
            "seats": seats.collect::<Vec<_>>(),
            "scheme": if chance.hits(5_000) { "bonecup/1" } else { "bonecup/2" },
            "deadline": if chance.hits(3_000) { "30s" } else { "none" },
        });
        TablePlan { body, guests }
    }
}
