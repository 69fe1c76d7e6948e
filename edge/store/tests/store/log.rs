//! The log of a table: what is appended is there, in order, once.

use bonecup_games::GameId;
use bonecup_referee::room::Phase;
use bonecup_store::{Appended, Committed, Created, MOST_BYTES, MOST_ROWS, NewTable, StoreError, TableRow};

use crate::kit::{Place, change, create, id, new_table, on_both, step, who};

on_both! {
    async fn a_new_table_has_a_row_a_first_step_and_a_seed(place: &Place) {
        let store = place.open().await;
        create(&store, new_table("oak", 5_000)).await;
        let row = TableRow {
            id: id("oak"),
            code: "C-oak".to_owned(),
            game: GameId::RollingBones,
            public: true,
            owner: who("anna"),
            phase: Phase::Playing,
            summary: r#"{"name":"oak"}"#.to_owned(),
            created: 5_000,
            touched: 5_000,
            idle: 0,
        };
        assert_eq!(store.table(&id("oak")).await.unwrap(), Some(row.clone()));
        assert_eq!(store.table_by_code("C-oak").await.unwrap(), Some(row));
        let steps = store.steps(&id("oak"), 0, 10).await.unwrap();
        assert_eq!(steps.len(), 1);
        assert_eq!((steps[0].seq, steps[0].at, steps[0].body.as_str()), (1, 5_000, r#"{"opened":true}"#));
        assert_eq!(store.seed(&id("oak")).await.unwrap(), Some(vec![7; 72]));
    }

    async fn what_is_not_there_is_not_found(place: &Place) {
        let store = place.open().await;
        assert_eq!(store.table(&id("oak")).await.unwrap(), None);
        assert_eq!(store.table_by_code("C-oak").await.unwrap(), None);
        assert_eq!(store.steps(&id("oak"), 0, 10).await.unwrap(), []);
        assert_eq!(store.seed(&id("oak")).await.unwrap(), None);
        create(&store, NewTable { seed: None, ..new_table("ash", 0) }).await;
        assert_eq!(store.seed(&id("ash")).await.unwrap(), None);
    }

    async fn a_taken_id_or_code_changes_nothing(place: &Place) {
        let store = place.open().await;
        create(&store, new_table("oak", 1)).await;
        let same_id = NewTable { code: "other".to_owned(), ..new_table("oak", 2) };
        assert_eq!(store.create(same_id).await.unwrap(), Created::IdTaken);
        let same_code = NewTable { code: "C-oak".to_owned(), seated: vec![who("carl")], ..new_table("ash", 2) };
        assert_eq!(store.create(same_code).await.unwrap(), Created::CodeTaken);
        assert_eq!(store.table(&id("oak")).await.unwrap().unwrap().created, 1);
        assert_eq!(store.table(&id("ash")).await.unwrap(), None);
        assert_eq!(store.steps(&id("ash"), 0, 10).await.unwrap(), []);
        assert_eq!(store.tables_of(&who("carl"), None, None, 10).await.unwrap(), []);
    }

    async fn steps_come_back_in_order_and_in_pages(place: &Place) {
        let store = place.open().await;
        create(&store, new_table("oak", 0)).await;
        for seq in 2..=30 {
            assert_eq!(store.append(step("oak", seq, seq.into())).await.unwrap(), Appended::Done);
        }
        let seqs = |steps: Vec<bonecup_store::StoredStep>| steps.iter().map(|step| step.seq).collect::<Vec<_>>();
        assert_eq!(seqs(store.steps(&id("oak"), 0, 100).await.unwrap()), (1..=30).collect::<Vec<_>>());
        assert_eq!(seqs(store.steps(&id("oak"), 10, 3).await.unwrap()), [11, 12, 13]);
        assert_eq!(seqs(store.steps(&id("oak"), 30, 3).await.unwrap()), [0; 0]);
        assert_eq!(store.steps(&id("oak"), 11, 1).await.unwrap()[0].body, r#"{"step":12}"#);
    }

    async fn no_page_is_longer_than_the_limit(place: &Place) {
        let store = place.open().await;
        create(&store, new_table("oak", 0)).await;
        let many = "insert into events (table_id, seq, at, body) select 'oak', seq + 1, 0, '{}' from \
            (with recursive count(seq) as (select 1 union all select seq + 1 from count where seq < 1500) \
             select seq from count) as numbers";
        place.execute(many).await;
        let most = usize::try_from(MOST_ROWS).unwrap();
        assert_eq!(store.steps(&id("oak"), 0, u32::MAX).await.unwrap().len(), most);
        assert_eq!(store.append(step("oak", 1502, 1)).await.unwrap(), Appended::Done);
    }

    async fn a_number_that_is_there_is_lost(place: &Place) {
        let store = place.open().await;
        create(&store, new_table("oak", 0)).await;
        for hot in [false, true] {
            // The first append of a table writes its row too, the others do not.
            let seq = if hot { 3 } else { 2 };
            assert_eq!(store.append(step("oak", seq, 10)).await.unwrap(), Appended::Done);
            let mut late = step("oak", seq, 20);
            late.body = "late".to_owned();
            assert_eq!(store.append(late.clone()).await.unwrap(), Appended::Lost);
            late.change = Some(change(Phase::Over));
            assert_eq!(store.append(late).await.unwrap(), Appended::Lost);
        }
        assert_eq!(store.table(&id("oak")).await.unwrap().unwrap().phase, Phase::Playing);
        assert!(store.steps(&id("oak"), 0, 10).await.unwrap().iter().all(|step| step.body != "late"));
    }

    async fn a_log_gets_no_gap_and_no_step_without_a_table(place: &Place) {
        let store = place.open().await;
        create(&store, new_table("oak", 0)).await;
        assert_eq!(store.append(step("oak", 2, 1)).await.unwrap(), Appended::Done);
        assert_eq!(store.append(step("oak", 4, 1)).await.unwrap(), Appended::Lost);
        assert_eq!(store.append(step("oak", 0, 1)).await.unwrap(), Appended::Lost);
        assert_eq!(store.append(step("ash", 1, 1)).await.unwrap(), Appended::Lost);
        assert_eq!(store.append(step("ash", 2, 1)).await.unwrap(), Appended::Lost);
        assert_eq!(store.steps(&id("ash"), 0, 10).await.unwrap(), []);
        assert_eq!(store.steps(&id("oak"), 0, 10).await.unwrap().len(), 2);
    }

    async fn heads_are_the_greatest_numbers(place: &Place) {
        let store = place.open().await;
        create(&store, new_table("oak", 0)).await;
        create(&store, new_table("ash", 0)).await;
        store.append(step("ash", 2, 1)).await.unwrap();
        let mut heads = store.heads(&[id("oak"), id("elm"), id("ash")]).await.unwrap();
        heads.sort();
        assert_eq!(heads, [(id("ash"), 2), (id("oak"), 1)]);
        assert_eq!(store.heads(&[]).await.unwrap(), []);
        let many: Vec<_> = (0..1500).map(|i| id(&format!("none{i}"))).chain([id("ash")]).collect();
        assert_eq!(store.heads(&many).await.unwrap(), [(id("ash"), 2)]);
    }

    async fn every_text_comes_back_as_it_was(place: &Place) {
        let store = place.open().await;
        create(&store, new_table("oak", 0)).await;
        let bodies = ["", "„Knöchel“ 🦴", "'; drop table events; --", "a\\b\"c\n\t", "$1 ?1 :a"];
        for (seq, body) in (2..).zip(bodies) {
            let mut step = step("oak", seq, 1);
            step.body = body.to_owned();
            assert_eq!(store.append(step).await.unwrap(), Appended::Done);
        }
        let stored = store.steps(&id("oak"), 1, 10).await.unwrap();
        assert_eq!(stored.iter().map(|step| step.body.as_str()).collect::<Vec<_>>(), bodies);
    }

    async fn a_text_that_is_too_large_is_refused(place: &Place) {
        let store = place.open().await;
        create(&store, new_table("oak", 0)).await;
        let mut large = step("oak", 2, 1);
        large.body = "x".repeat(MOST_BYTES + 1);
        let error = store.append(large.clone()).await.unwrap_err();
        assert_eq!(error, StoreError::TooLarge { bytes: MOST_BYTES + 1, most: MOST_BYTES });
        assert_eq!(error.committed(), Committed::No);
        let summary = NewTable { summary: large.body.clone(), ..new_table("ash", 0) };
        assert!(matches!(store.create(summary).await, Err(StoreError::TooLarge { .. })));
        large.body.pop();
        assert_eq!(store.append(large).await.unwrap(), Appended::Done);
    }

    async fn a_closed_store_says_so(place: &Place) {
        let store = place.open().await;
        create(&store, new_table("oak", 0)).await;
        let other = store.clone();
        store.ready("here", 1).await.unwrap();
        store.close().await;
        let unavailable = |error: StoreError| {
            assert!(matches!(error, StoreError::Unavailable { committed: Committed::No, .. }), "{error:?}");
        };
        unavailable(other.append(step("oak", 2, 1)).await.unwrap_err());
        unavailable(other.table(&id("oak")).await.unwrap_err());
        unavailable(other.ready("here", 2).await.unwrap_err());
        other.close().await;
    }

    async fn everything_is_there_after_a_restart(place: &Place) {
        let store = place.open().await;
        create(&store, new_table("oak", 0)).await;
        store.append(step("oak", 2, 1)).await.unwrap();
        store.close().await;
        let store = place.open().await;
        assert_eq!(store.heads(&[id("oak")]).await.unwrap(), [(id("oak"), 2)]);
        assert_eq!(store.append(step("oak", 3, 2)).await.unwrap(), Appended::Done);
    }
}

#[test]
fn a_seed_is_not_printed() {
    let table = NewTable { seed: Some(vec![0xab; 72]), ..new_table("oak", 0) };
    let printed = format!("{table:?}");
    assert!(!printed.contains("171") && !printed.contains("ab, ab"), "{printed}");
}
