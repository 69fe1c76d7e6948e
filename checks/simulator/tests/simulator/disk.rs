//! What the simulated disk keeps and what it loses. If it were kinder than real ones, nothing would be found on it.

use bonecup_games::GameId;
use bonecup_referee::room::Phase;
use bonecup_store::simulated::{Chance, DiskFaults, Mistake, SimulatedDisk};
use bonecup_store::{Appended, NewStep, NewTable, Store};
use tokio::runtime::{Builder, Runtime};

fn runtime() -> Runtime {
    Builder::new_current_thread().enable_time().start_paused(true).build().unwrap()
}

fn step(seq: u32) -> NewStep {
    NewStep { table: "oak".parse().unwrap(), seq, at: 1, body: format!("step {seq}"), change: None }
}

/// A disk with a table whose log has its first step, on a runtime that is one node's.
fn with_table(runtime: &Runtime, seed: u64, is_shared: bool) -> (SimulatedDisk, Store) {
    let disk = SimulatedDisk::new(Chance::new(seed), is_shared).unwrap();
    let store = Store::simulated(&disk);
    let table = NewTable {
        id: "oak".parse().unwrap(),
        code: "K7QX".to_owned(),
        game: GameId::KnochenMax,
        public: true,
        owner: "anna".parse().unwrap(),
        phase: Phase::Gathering,
        attended: true,
        seed: None,
        summary: "{}".to_owned(),
        at: 1,
        first: "step 1".to_owned(),
        seated: vec!["anna".parse().unwrap()],
    };
    runtime.block_on(store.create(table)).unwrap();
    (disk, store)
}

fn seqs(disk: &SimulatedDisk) -> Vec<u32> {
    disk.log("oak").unwrap().into_iter().map(|(seq, _)| seq).collect()
}

#[test]
fn what_was_acknowledged_survives_a_power_cut() {
    let runtime = runtime();
    let (disk, store) = with_table(&runtime, 1, false);
    assert_eq!(runtime.block_on(store.append(step(2))), Ok(Appended::Done));
    disk.recover(true).unwrap();
    assert_eq!(seqs(&disk), [1, 2]);
}

#[test]
fn without_a_sync_a_power_cut_takes_it_and_a_kill_does_not() {
    let lost = (0..20).filter(|seed| {
        let runtime = runtime();
        let (disk, store) = with_table(&runtime, *seed, false);
        disk.plant(Mistake::NoSync);
        assert_eq!(runtime.block_on(store.append(step(2))), Ok(Appended::Done));
        disk.recover(false).unwrap();
        assert_eq!(seqs(&disk), [1, 2], "the system still has it");
        disk.recover(true).unwrap();
        seqs(&disk) == [1]
    });
    let lost = lost.count();
    assert!((1..20).contains(&lost), "sometimes it was written all the same: {lost} of 20");
}

#[test]
fn what_failed_without_a_word_may_be_there_or_not() {
    let there = (0..20).filter(|seed| {
        let runtime = runtime();
        let (disk, store) = with_table(&runtime, *seed, false);
        disk.set_faults(DiskFaults { unknown: 10_000, ..DiskFaults::default() });
        runtime.block_on(store.append(step(2))).unwrap_err();
        disk.recover(true).unwrap();
        seqs(&disk) == [1, 2]
    });
    let there = there.count();
    assert!((1..20).contains(&there), "{there} of 20");
}

#[test]
fn a_refused_write_is_not_there() {
    let runtime = runtime();
    let (disk, store) = with_table(&runtime, 1, true);
    disk.set_faults(DiskFaults { refused: 10_000, ..DiskFaults::default() });
    runtime.block_on(store.append(step(2))).unwrap_err();
    disk.recover(true).unwrap();
    assert_eq!(seqs(&disk), [1]);
}

#[test]
fn of_two_nodes_one_loses() {
    let (here, there) = (runtime(), runtime());
    let (disk, one) = with_table(&here, 1, true);
    let other = Store::simulated(&disk);
    assert_eq!(here.block_on(one.append(step(2))), Ok(Appended::Done));
    assert_eq!(there.block_on(other.append(step(2))), Ok(Appended::Lost));
    disk.plant(Mistake::NoFence);
    assert_eq!(there.block_on(other.append(step(2))), Ok(Appended::Done), "the planted mistake");
    assert_eq!(seqs(&disk), [1, 2]);
}
