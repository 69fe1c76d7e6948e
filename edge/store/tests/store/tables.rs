//! Lists of tables.

use bonecup_referee::room::Phase;
use bonecup_store::{Appended, Change, NewTable, TableRow};

use crate::kit::{Place, create, id, names, new_table, on_both, step, who};

fn ids(rows: &[TableRow]) -> Vec<&str> {
    rows.iter().map(|row| row.id.as_str()).collect()
}

on_both! {
    async fn the_lobby_shows_public_tables_that_gather_or_play(place: &Place) {
        let store = place.open().await;
        for (at, phase) in (1..).zip(Phase::ALL) {
            create(&store, NewTable { phase, ..new_table(&format!("open-{phase}"), at) }).await;
            create(&store, NewTable { phase, public: false, ..new_table(&format!("closed-{phase}"), at) }).await;
        }
        assert_eq!(ids(&store.lobby(10, 9).await.unwrap()), ["open-playing", "open-settled", "open-gathering"]);
        assert_eq!(ids(&store.lobby(1, 9).await.unwrap()), ["open-playing"]);
    }

    async fn nobody_fills_the_lobby_alone(place: &Place) {
        let store = place.open().await;
        create(&store, NewTable { owner: who("bert"), ..new_table("berts", 1) }).await;
        for at in 2..10 {
            create(&store, new_table(&format!("annas-{at}"), at)).await;
        }
        assert_eq!(ids(&store.lobby(10, 3).await.unwrap()), ["annas-9", "annas-8", "annas-7", "berts"]);
        assert_eq!(ids(&store.lobby(2, 3).await.unwrap()), ["annas-9", "annas-8"]);
    }

    async fn a_person_finds_where_they_sit_and_what_they_opened(place: &Place) {
        let store = place.open().await;
        create(&store, NewTable { owner: who("carl"), seated: vec![who("bert")], ..new_table("sits", 3) }).await;
        create(&store, NewTable { owner: who("bert"), seated: vec![], ..new_table("opened", 1) }).await;
        let both = NewTable { owner: who("bert"), seated: vec![who("bert")], ..new_table("both", 2) };
        create(&store, NewTable { phase: Phase::Over, ..both }).await;
        create(&store, NewTable { owner: who("carl"), seated: vec![who("anna")], ..new_table("other", 4) }).await;
        let of = async |before, limit| store.tables_of(&who("bert"), None, before, limit).await.unwrap();
        assert_eq!(ids(&of(None, 10).await), ["sits", "both", "opened"]);
        assert_eq!(ids(&of(None, 2).await), ["sits", "both"]);
        assert_eq!(ids(&of(Some(2), 10).await), ["opened"]);
        assert_eq!(store.tables_of(&who("dora"), None, None, 10).await.unwrap(), []);
    }

    async fn a_change_is_written_with_its_step(place: &Place) {
        let store = place.open().await;
        create(&store, new_table("oak", 0)).await;
        let change = Change {
            phase: Phase::Over,
            closed: None,
            attended: false,
            summary: r#"{"won":"bert"}"#.to_owned(),
            seated: vec![who("bert"), who("dora"), who("bert")],
            counted: true,
            results: Vec::new(),
        };
        let mut last = step("oak", 2, 70);
        last.change = Some(change);
        assert_eq!(store.append(last).await.unwrap(), Appended::Done);
        let row = store.table(&id("oak")).await.unwrap().unwrap();
        assert_eq!((row.phase, row.touched, row.created), (Phase::Over, 70, 0));
        assert_eq!(row.summary, r#"{"won":"bert"}"#);
        assert_eq!(ids(&store.tables_of(&who("dora"), None, None, 10).await.unwrap()), ["oak"]);
        assert_eq!(ids(&store.tables_of(&who("bert"), None, None, 10).await.unwrap()), ["oak"]);
        assert_eq!(ids(&store.tables_of(&who("anna"), None, None, 10).await.unwrap()), ["oak"], "anna opened it");
        assert_eq!(store.lobby(10, 9).await.unwrap(), []);
    }

    async fn open_tables_are_counted_by_owner(place: &Place) {
        let store = place.open().await;
        assert_eq!(store.count_open_tables(&who("anna")).await.unwrap(), 0);
        for phase in Phase::ALL {
            create(&store, NewTable { phase, ..new_table(phase.key(), 0) }).await;
        }
        create(&store, NewTable { owner: who("bert"), ..new_table("berts", 0) }).await;
        assert_eq!(store.count_open_tables(&who("anna")).await.unwrap(), 3);
        assert_eq!(store.count_open_tables(&who("bert")).await.unwrap(), 1);
    }

    /// Whatever the times of the steps say: a table is idle while servers run and nobody plays.
    async fn idle_tables_are_those_that_nobody_touched_while_servers_ran(place: &Place) {
        let store = place.open().await;
        store.beat("a").await.unwrap();
        create(&store, new_table("oldest", 900)).await;
        create(&store, NewTable { phase: Phase::Closed, ..new_table("ended", 50) }).await;
        store.count_running("a", 300).await.unwrap();
        create(&store, new_table("later", 200)).await;
        store.count_running("a", 300).await.unwrap();
        create(&store, new_table("fresh", 100)).await;
        store.count_running("a", 200).await.unwrap();
        assert_eq!(names(&store.idle_tables(500, 10).await.unwrap()), ["oldest", "later"]);
        assert_eq!(names(&store.idle_tables(500, 1).await.unwrap()), ["oldest"]);
        assert_eq!(names(&store.idle_tables(501, 10).await.unwrap()), ["oldest"]);
        assert_eq!(names(&store.idle_tables(801, 10).await.unwrap()), [""; 0]);
        store.append(step("oldest", 2, 10)).await.unwrap();
        assert_eq!(names(&store.idle_tables(500, 10).await.unwrap()), ["later"], "a step touches its table");
    }

    /// Every step touches its table, but the row is written at most once a minute.
    async fn steps_touch_their_table_to_the_minute(place: &Place) {
        let store = place.open().await;
        create(&store, new_table("oak", 0)).await;
        let times = [(1_000, 1_000), (30_000, 1_000), (60_999, 1_000), (61_000, 61_000), (62_000, 61_000)];
        for (seq, (at, touched)) in (2..).zip(times) {
            assert_eq!(store.append(step("oak", seq, at)).await.unwrap(), Appended::Done);
            assert_eq!(store.table(&id("oak")).await.unwrap().unwrap().touched, touched, "at {at}");
        }
    }
}
