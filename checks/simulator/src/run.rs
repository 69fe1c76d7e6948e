//! A run: all nodes, the network and the people on one thread, slice by slice, and faults in between.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bonecup_server::{Config, Limits};
use bonecup_store::StoreError;
use bonecup_store::simulated::{Chance, DiskFaults, SimulatedDisk};
use tokio::runtime::Runtime;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};

use crate::audit::{Auditor, Verdict};
use crate::closing;
use crate::network::{Network, NetworkFaults};
use crate::node::{RunningNode, still_runtime};
use crate::person::{Meeting, Person, Surroundings};
use crate::plan::Plan;

/// How far everything goes before the next has its turn. Whatever crosses between nodes and people takes longer anyway.
const SLICE: Duration = Duration::from_millis(5);
/// How long everything may take to come to rest when nothing goes wrong any more.
const REST: Duration = Duration::from_secs(180);
/// What clocks show in the beginning: some day in 2026.
const DAY: i64 = 1_780_000_000_000;
/// By how much a clock jumps at most, in milliseconds.
const JUMP: u64 = 3_600_000;
/// By how much the clock of a node is ahead or behind at most.
const SKEW: u64 = 600_000;

/// Why a simulation could not be run: this is no finding.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// The system gives no runtime.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// The simulated disk does not work.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The whole simulated world.
pub(crate) struct Simulation {
    plan: Plan,
    chance: Chance,
    pub(crate) disk: SimulatedDisk,
    nodes: Vec<NodeSlot>,
    pub(crate) network: Network,
    pub(crate) people: Runtime,
    pub(crate) began: Instant,
    pub(crate) auditor: Auditor,
    now: Duration,
}

/// A node, or when it comes back.
enum NodeSlot {
    Up(RunningNode),
    Down { until: Duration },
}

/// Runs the plan to its end or to the first fault.
///
/// # Errors
/// If the simulation itself cannot be run.
pub fn run(plan: &Plan) -> Result<Verdict, RunError> {
    let mut simulation = Simulation::new(plan.clone())?;
    simulation.run()?;
    Ok(simulation.auditor.verdict())
}

impl Simulation {
    fn new(plan: Plan) -> Result<Simulation, RunError> {
        let mut chance = Chance::new(plan.seed ^ 0x5EED);
        let disk = SimulatedDisk::new(chance.split(), plan.nodes > 1)?;
        if let Some(mistake) = plan.mistake {
            disk.plant(mistake);
        }
        let auditor = Auditor::new();
        let listener = {
            let (auditor, disk) = (auditor.clone(), disk.clone());
            Arc::new(move |text: &str| auditor.heard(text, &disk))
        };
        let network = Network::new(chance.split(), plan.nodes, listener);
        let people = still_runtime()?;
        let began = people.block_on(async { Instant::now() });
        let nodes = (0..plan.nodes).map(|_| NodeSlot::Down { until: Duration::ZERO }).collect();
        let now = Duration::ZERO;
        Ok(Simulation { plan, chance, disk, nodes, network, people, began, auditor, now })
    }

    fn run(&mut self) -> Result<(), RunError> {
        let ending = Arc::new(AtomicBool::new(false));
        let mut tasks = self.invite(&ending);
        self.set_faults(true);
        while self.now < self.plan.length && !self.auditor.has_fault() {
            self.slice()?;
            self.disturb()?;
        }
        self.set_faults(false);
        ending.store(true, Ordering::Relaxed);
        let latest = self.now + REST;
        while !self.auditor.has_fault() && !self.is_at_rest(&mut tasks) {
            if self.now > latest {
                self.auditor
                    .fault("people still wait for an answer when nothing goes wrong any more".to_owned());
            }
            self.slice()?;
        }
        if !self.auditor.has_fault() {
            closing::audit(self)?;
        }
        drop(tasks);
        Ok(())
    }

    /// Everybody who takes part.
    fn invite(&mut self, ending: &Arc<AtomicBool>) -> JoinSet<()> {
        let around = Surroundings {
            network: self.network.clone(),
            auditor: self.auditor.clone(),
            disk: self.disk.clone(),
            began: self.began,
            ending: Arc::clone(ending),
        };
        let _inside = self.people.enter();
        let mut tasks = JoinSet::new();
        let mut number = 0;
        for table in self.plan.tables.clone() {
            let meeting = Arc::new(Meeting::default());
            let mut person = || {
                number += 1;
                Person::new(number, around.clone(), Arc::clone(&meeting), self.chance.split())
            };
            tasks.spawn(person().host(table.body.clone()));
            for _ in 0..table.guests {
                tasks.spawn(person().visit(table.body.clone()));
            }
            tasks.spawn(person().watch());
            tasks.spawn(person().watch());
        }
        tasks
    }

    fn set_faults(&self, on: bool) {
        self.disk.set_faults(if on { self.plan.disk } else { DiskFaults::default() });
        self.network.set_faults(if on { self.plan.network } else { NetworkFaults::default() });
    }

    /// Everybody goes on for a moment.
    pub(crate) fn slice(&mut self) -> Result<(), RunError> {
        self.now += SLICE;
        for number in 0..self.nodes.len() {
            match &self.nodes[number] {
                NodeSlot::Up(node) => node.advance(self.now),
                NodeSlot::Down { until } if *until <= self.now => self.start(number)?,
                NodeSlot::Down { .. } => {}
            }
        }
        let until = self.began + self.now;
        self.people.block_on(async { sleep_until(until).await });
        for what in self.disk.happened() {
            self.happened(what);
        }
        if self.disk.has_stopped() {
            // A disk that stops takes its machine with it.
            self.crash(0);
            self.disk.recover(true)?;
        }
        Ok(())
    }

    fn start(&mut self, number: usize) -> Result<(), RunError> {
        let wall = DAY + i64::try_from(self.now.as_millis()).unwrap_or(0) + self.skew();
        let config = config(number, self.plan.nodes);
        let node = RunningNode::start(config, &self.disk, self.chance.split(), self.now, wall)?;
        self.network.set_node(number, Some(node.inbox.clone()));
        self.nodes[number] = NodeSlot::Up(node);
        Ok(())
    }

    /// How much the clock of a node that starts is ahead or behind.
    fn skew(&mut self) -> i64 {
        if self.plan.jumps == 0 { 0 } else { off_by(&mut self.chance, SKEW) }
    }

    fn crash(&mut self, number: usize) {
        let until = self.now + Duration::from_millis(self.chance.below(4_000));
        self.network.set_node(number, None);
        if let NodeSlot::Up(node) = std::mem::replace(&mut self.nodes[number], NodeSlot::Down { until }) {
            node.crash();
        }
    }

    /// Kills nodes, cuts the power, sets clocks.
    fn disturb(&mut self) -> Result<(), RunError> {
        let number = usize::try_from(self.chance.below(self.nodes.len() as u64)).unwrap_or(0);
        let NodeSlot::Up(node) = &self.nodes[number] else { return Ok(()) };
        if self.chance.hits(self.plan.jumps) {
            let by = off_by(&mut self.chance, JUMP);
            node.jump(by);
            self.happened(&format!("the clock of node {number} jumps by {by} ms"));
        }
        if self.chance.hits(self.plan.kills) {
            let power_cut = self.nodes.len() == 1 && self.chance.hits(5_000);
            let how = if power_cut { "loses its power" } else { "is killed" };
            self.happened(&format!("node {number} {how}"));
            self.crash(number);
            if self.nodes.len() == 1 {
                self.disk.recover(power_cut)?;
            }
        }
        Ok(())
    }

    fn happened(&self, what: &str) {
        self.auditor.count(|counted| counted.faults += 1);
        self.auditor.note(self.now, what);
    }

    fn is_at_rest(&self, tasks: &mut JoinSet<()>) -> bool {
        let _inside = self.people.enter();
        while let Some(ended) = tasks.try_join_next() {
            if let Err(error) = ended {
                self.auditor.fault(format!("somebody broke off: {error}"));
            }
        }
        tasks.is_empty() && self.nodes.iter().all(|node| matches!(node, NodeSlot::Up(_)))
    }

    /// Everything stops at once, and the power goes.
    pub(crate) fn end_of_the_world(&mut self) -> Result<(), RunError> {
        (0..self.nodes.len()).for_each(|number| self.crash(number));
        Ok(self.disk.recover(true)?)
    }

    /// Waits for something that people do, while everything goes on.
    pub(crate) fn until<T: Send + 'static>(
        &mut self,
        doing: impl Future<Output = T> + Send + 'static,
    ) -> Result<Option<T>, RunError> {
        let task = self.people.spawn(doing);
        let latest = self.now + REST;
        while !task.is_finished() && self.now < latest {
            self.slice()?;
        }
        if !task.is_finished() {
            return Ok(None);
        }
        Ok(self.people.block_on(task).ok())
    }
}

/// Somewhere between so much less and so much more.
fn off_by(chance: &mut Chance, most: u64) -> i64 {
    i64::try_from(chance.below(2 * most)).unwrap_or(0) - i64::try_from(most).unwrap_or(0)
}

/// A node as people would run it, but with nobody to keep off.
fn config(number: usize, nodes: usize) -> Config {
    let many = 1_000_000;
    Config {
        node: (nodes > 1).then(|| format!("node-{number}")),
        key: "7".repeat(64).parse().map_or(bonecup_keys::KeySource::Fresh, bonecup_keys::KeySource::Given),
        bot_pace: Duration::from_millis(60),
        limits: Limits {
            requests_per_second: many,
            request_burst: many,
            people_per_minute: many,
            codes_per_minute: many,
            tables_per_day: many,
            messages_per_second: many,
            messages_per_address: many,
            ..Limits::default()
        },
        ..Config::default()
    }
}
