//! A process that is killed has lost nothing of what it was told is stored.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use bonecup_store::{Appended, Store, StoreError};

use crate::kit::{Place, create, id, new_table, step};

/// Where the process to be killed works.
const FILE: &str = "BONECUP_TEST_KILLED";
const TABLES: usize = 8;
const ROUNDS: usize = 10;

/// Not a test by itself: the process that the test kills.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "started by the test below"]
async fn process_that_appends_until_it_is_killed() {
    let Ok(file) = std::env::var(FILE) else { return };
    let store = Store::open_sqlite(Path::new(&file)).await.unwrap();
    let tables: Vec<_> =
        (0..TABLES).map(|table| tokio::spawn(append_for_ever(store.clone(), table))).collect();
    for table in tables {
        table.await.unwrap();
    }
}

async fn append_for_ever(store: Store, table: usize) {
    let name = format!("t{table}");
    let mut seq = store.heads(&[id(&name)]).await.unwrap()[0].1;
    loop {
        seq += 1;
        assert_eq!(store.append(step(&name, seq, 0)).await.unwrap(), Appended::Done);
        println!("stored {name} {seq}");
    }
}

/// Starts the process, waits for so many acknowledgements, kills it, and returns what it was told.
fn kill_after(place: &Place, lines: usize, acknowledged: &mut BTreeMap<String, u32>) {
    let mut process = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "killed::process_that_appends_until_it_is_killed", "--ignored", "--nocapture"])
        .env(FILE, place.file())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut output = BufReader::new(process.stdout.take().unwrap()).lines();
    let stored = output.by_ref().map(|line| line.unwrap()).filter(|line| line.starts_with("stored"));
    let first: Vec<String> = stored.take(lines).collect();
    assert_eq!(first.len(), lines, "the process ended by itself");
    process.kill().unwrap();
    process.wait().unwrap();
    // What it had said before it died counts too; its last line may be cut off.
    let rest = output.map_while(Result::ok).filter(|line| line.starts_with("stored"));
    for line in first.into_iter().chain(rest) {
        let mut words = line.split(' ').skip(1);
        let (Some(name), Some(Ok(seq))) = (words.next(), words.next().map(str::parse)) else { continue };
        acknowledged.insert(name.to_owned(), seq);
    }
}

#[tokio::test]
async fn a_killed_process_has_stored_whatever_it_acknowledged() {
    let place = Place::sqlite();
    let store = place.open().await;
    for table in 0..TABLES {
        create(&store, new_table(&format!("t{table}"), 0)).await;
    }
    store.close().await;
    let mut acknowledged = BTreeMap::new();
    for round in 0..ROUNDS {
        kill_after(&place, 20 + 13 * round, &mut acknowledged);
        // The lock went with the process.
        let store = place.open().await;
        for (name, seq) in &acknowledged {
            let last = store.steps(&id(name), seq - 1, 1).await.unwrap();
            assert_eq!(last[0].body, step(name, *seq, 0).body, "{name} {seq} was acknowledged");
            let (_, head) = store.heads(&[id(name)]).await.unwrap()[0];
            let log = store.steps(&id(name), head.saturating_sub(500), 1000).await.unwrap();
            assert!(
                log.iter().map(|step| step.seq).eq(head.saturating_sub(500) + 1..=head),
                "a gap in {name}"
            );
        }
        store.close().await;
    }
    assert_eq!(acknowledged.len(), TABLES);
}

/// The file of a process that runs is not to be had.
#[tokio::test]
async fn another_process_keeps_the_file() {
    let place = Place::sqlite();
    let store = place.open().await;
    for table in 0..TABLES {
        create(&store, new_table(&format!("t{table}"), 0)).await;
    }
    store.close().await;
    let mut process = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "killed::process_that_appends_until_it_is_killed", "--ignored", "--nocapture"])
        .env(FILE, place.file())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut output = BufReader::new(process.stdout.take().unwrap()).lines();
    output.find(|line| line.as_ref().unwrap().starts_with("stored")).unwrap().unwrap();
    let error = Store::open_sqlite(&place.file()).await.err();
    let copied = bonecup_store::backup_file(&place.file(), &place.file().with_extension("copy"));
    let restored = bonecup_store::restore_file(&place.file().with_extension("copy"), &place.file(), true);
    process.kill().unwrap();
    process.wait().unwrap();
    let in_use = StoreError::InUse { path: place.file(), process: Some(process.id()) };
    assert_eq!(error, Some(in_use.clone()));
    assert_eq!(copied, Ok(()), "a copy can be made from another process");
    assert_eq!(restored, Err(in_use));
}
