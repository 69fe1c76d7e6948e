//! Many writers, one log.

use bonecup_referee::room::Phase;
use bonecup_store::{Appended, Store};

use crate::kit::{Place, change, create, id, new_table, on_both, step};

/// Appends until the log has so many steps, as a node that loses, looks again and goes on. Returns what it won.
async fn race(store: Store, name: &'static str, writer: usize, until: u32) -> Vec<u32> {
    let mut won = Vec::new();
    loop {
        let head = store.heads(&[id(name)]).await.unwrap()[0].1;
        if head >= until {
            return won;
        }
        let mut step = step(name, head + 1, head.into());
        step.body = writer.to_string();
        // Now and then a step that takes the other way through the store.
        step.change = (head % 7 == 3).then(|| change(Phase::Playing));
        match store.append(step).await.unwrap() {
            Appended::Done => won.push(head + 1),
            Appended::Lost => {}
        }
    }
}

on_both! {
    async fn one_of_eight_writers_wins_each_number(place: &Place) {
        let store = place.open().await;
        create(&store, new_table("oak", 0)).await;
        let writers: Vec<_> =
            (0..8).map(|writer| tokio::spawn(race(store.clone(), "oak", writer, 60))).collect();
        let mut winners = std::collections::BTreeMap::new();
        for (writer, won) in writers.into_iter().enumerate() {
            for seq in won.await.unwrap() {
                assert_eq!(winners.insert(seq, writer.to_string()), None, "two won {seq}");
            }
        }
        let log = store.steps(&id("oak"), 1, 1000).await.unwrap();
        let log: std::collections::BTreeMap<_, _> = log.into_iter().map(|step| (step.seq, step.body)).collect();
        assert_eq!(log, winners, "whoever won is in the log");
        assert!(log.keys().copied().eq(2..=60), "without a gap");
    }

    /// The same step, asked for by all at the same moment, so that they meet in one batch.
    async fn of_equal_steps_in_one_batch_one_wins(place: &Place) {
        let store = place.open().await;
        create(&store, new_table("oak", 0)).await;
        store.append(step("oak", 2, 1)).await.unwrap();
        for seq in 3..20 {
            let tries: Vec<_> = (0..8)
                .map(|writer| {
                    let mut step = step("oak", seq, 1);
                    step.body = writer.to_string();
                    let store = store.clone();
                    tokio::spawn(async move { store.append(step).await.unwrap() })
                })
                .collect();
            let mut winners = Vec::new();
            for (writer, done) in tries.into_iter().enumerate() {
                if done.await.unwrap() == Appended::Done {
                    winners.push(writer.to_string());
                }
            }
            let stored = store.steps(&id("oak"), seq - 1, 5).await.unwrap();
            assert_eq!(stored.iter().map(|step| step.body.clone()).collect::<Vec<_>>(), winners);
            assert_eq!(winners.len(), 1);
        }
    }

    /// Losers of all kinds between steps of other tables, all handed over at once.
    async fn a_loser_does_not_spoil_its_batch(place: &Place) {
        let store = place.open().await;
        let names: Vec<String> = (0..40).map(|i| format!("t{i}")).collect();
        for name in &names {
            create(&store, new_table(name, 0)).await;
            store.append(step(name, 2, 1)).await.unwrap();
        }
        let jobs: Vec<_> = names
            .iter()
            .enumerate()
            .map(|(i, name)| {
                let mut step = step(name, if i % 4 == 1 { 2 } else { 3 }, 2);
                step.change = (i % 8 == 1).then(|| change(Phase::Over));
                let (store, table) = (store.clone(), (i % 4 == 3).then(|| new_table(name, 9)));
                tokio::spawn(async move {
                    if let Some(taken) = table {
                        store.create(taken).await.unwrap();
                    }
                    store.append(step).await.unwrap()
                })
            })
            .collect();
        for (i, job) in jobs.into_iter().enumerate() {
            let expected = if i % 4 == 1 { Appended::Lost } else { Appended::Done };
            assert_eq!(job.await.unwrap(), expected, "table {i}");
        }
        for (i, name) in names.iter().enumerate() {
            let head = if i % 4 == 1 { 2 } else { 3 };
            assert_eq!(store.heads(&[id(name)]).await.unwrap(), [(id(name), head)]);
            assert_eq!(store.table(&id(name)).await.unwrap().unwrap().phase, Phase::Playing);
        }
    }

    async fn more_appends_than_a_batch_holds_are_all_answered(place: &Place) {
        let store = place.open().await;
        let names: Vec<String> = (0..1200).map(|i| format!("t{i}")).collect();
        let many = "insert into events (table_id, seq, at, body) values ";
        let rows: Vec<String> = names.iter().map(|name| format!("('{name}', 1, 0, '')")).collect();
        place.execute(&format!("{many}{}", rows.join(","))).await;
        for seq in [2, 3] {
            let jobs: Vec<_> = names
                .iter()
                .map(|name| {
                    let (store, step) = (store.clone(), step(name, seq, 1));
                    tokio::spawn(async move { store.append(step).await.unwrap() })
                })
                .collect();
            for job in jobs {
                assert_eq!(job.await.unwrap(), Appended::Done);
            }
        }
        let tables: Vec<_> = names.iter().map(|name| id(name)).collect();
        assert!(store.heads(&tables).await.unwrap().iter().all(|(_, head)| *head == 3));
    }
}
