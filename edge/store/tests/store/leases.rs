//! One node looks after a table, and no clock is asked.

use bonecup_referee::room::Phase;
use bonecup_store::{NewTable, Store};

use crate::kit::{Place, change, create, id, new_table, on_both, step};

/// What version 2 left while a node of it held a table, long ago.
const HELD_IN_VERSION_2: &str = "
    insert into tables (id, code, game, public, owner, phase, summary, created, touched, analysed)
        values ('oak', 'K7QX', 'knochenmax', 1, 'anna', 'playing', '{}', 5, 6, 0);
    insert into events (table_id, seq, at, body) values ('oak', 1, 5, 'first'), ('oak', 2, 6, 'second');
    insert into leases (table_id, attended, node, epoch, until) values ('oak', 1, 'here', 3, 2000000000000);";

/// Makes a database as version 2 did.
async fn make_version_2(place: &Place) {
    let (first, second, version) = match place {
        Place::Sqlite(_) => {
            std::fs::create_dir_all(place.file().parent().unwrap()).unwrap();
            (
                include_str!("../../src/schema/1.sqlite.sql"),
                include_str!("../../src/schema/2.sqlite.sql"),
                "pragma application_id = 0x424f4e45; pragma user_version = 2;",
            )
        }
        Place::Postgres { .. } => (
            include_str!("../../src/schema/1.postgres.sql"),
            include_str!("../../src/schema/2.postgres.sql"),
            "create table bonecup_schema (version bigint primary key, at timestamptz not null default now());
             insert into bonecup_schema (version) values (1), (2);",
        ),
    };
    place.execute(&format!("{first}{second}{version}{HELD_IN_VERSION_2}")).await;
}

/// A store on which these nodes run.
async fn with_nodes(place: &Place, nodes: &[&str]) -> Store {
    let store = place.open().await;
    for node in nodes {
        store.beat(node).await.unwrap();
    }
    store
}

async fn beats(store: &Store) -> Vec<(String, u64)> {
    let mut nodes = store.nodes().await.unwrap();
    nodes.sort();
    nodes
}

on_both! {
    async fn a_table_is_held_by_one_node_until_that_is_gone(place: &Place) {
        let store = with_nodes(place, &["a", "b"]).await;
        create(&store, new_table("oak", 0)).await;
        assert_eq!(store.claim("a", 10).await.unwrap(), [(id("oak"), 1)]);
        assert_eq!(store.claim("b", 10).await.unwrap(), []);
        assert_eq!(store.claim_one(&id("oak"), "b").await.unwrap(), None);
        assert_eq!(store.claim("a", 10).await.unwrap(), [], "it is held, if by the same node");
        store.bury("a", 1).await.unwrap();
        assert_eq!(store.claim("b", 10).await.unwrap(), [(id("oak"), 2)]);
        store.beat("a").await.unwrap();
        assert_eq!(store.held("a").await.unwrap(), [], "the epoch of a is over, though it is back");
        assert_eq!(store.held("b").await.unwrap(), [(id("oak"), 2)]);
    }

    async fn a_node_that_counts_on_is_not_buried(place: &Place) {
        let store = with_nodes(place, &["a", "a", "b"]).await;
        assert_eq!(beats(&store).await, [("a".to_owned(), 2), ("b".to_owned(), 1)]);
        store.bury("a", 1).await.unwrap();
        assert_eq!(beats(&store).await.len(), 2, "whoever saw 1 was too late");
        store.bury("a", 2).await.unwrap();
        assert_eq!(beats(&store).await, [("b".to_owned(), 1)]);
        store.beat("a").await.unwrap();
        assert_eq!(beats(&store).await, [("a".to_owned(), 1), ("b".to_owned(), 1)]);
    }

    /// Whoever was stopped for a while and was not missed goes on.
    async fn a_node_that_comes_back_before_others_claim_has_its_tables(place: &Place) {
        let store = with_nodes(place, &["a", "b"]).await;
        create(&store, new_table("oak", 0)).await;
        store.claim("a", 10).await.unwrap();
        store.bury("a", 1).await.unwrap();
        store.beat("a").await.unwrap();
        assert_eq!(store.claim("b", 10).await.unwrap(), []);
        assert_eq!(store.held("a").await.unwrap(), [(id("oak"), 1)]);
    }

    async fn one_table_can_be_claimed_and_kept(place: &Place) {
        let store = with_nodes(place, &["a", "b"]).await;
        create(&store, new_table("oak", 0)).await;
        create(&store, new_table("ash", 0)).await;
        assert_eq!(store.claim_one(&id("oak"), "a").await.unwrap(), Some(1));
        assert_eq!(store.claim_one(&id("oak"), "a").await.unwrap(), Some(1), "the same epoch");
        assert_eq!(store.claim_one(&id("oak"), "b").await.unwrap(), None);
        assert_eq!(store.claim_one(&id("elm"), "a").await.unwrap(), None);
        assert_eq!(store.held("a").await.unwrap(), [(id("oak"), 1)]);
    }

    async fn only_tables_that_need_somebody_are_claimed(place: &Place) {
        let store = with_nodes(place, &["a"]).await;
        for phase in Phase::ALL {
            create(&store, NewTable { phase, ..new_table(phase.key(), 0) }).await;
        }
        create(&store, NewTable { attended: false, ..new_table("nobody", 0) }).await;
        let mut claimed = store.claim("a", 10).await.unwrap();
        claimed.sort();
        assert_eq!(claimed, [(id("gathering"), 1), (id("playing"), 1), (id("settled"), 1)]);
        assert_eq!(store.claim_one(&id("nobody"), "a").await.unwrap(), None);
        let mut end = step("playing", 2, 1);
        end.change = Some(change(Phase::Over));
        store.append(end).await.unwrap();
        let mut held = store.held("a").await.unwrap();
        held.sort();
        assert_eq!(held, [(id("gathering"), 1), (id("settled"), 1)]);
    }

    async fn released_tables_are_free_at_once(place: &Place) {
        let store = with_nodes(place, &["a", "b", "c"]).await;
        create(&store, new_table("oak", 0)).await;
        create(&store, new_table("ash", 0)).await;
        store.claim_one(&id("oak"), "a").await.unwrap();
        store.claim_one(&id("ash"), "b").await.unwrap();
        store.release("a").await.unwrap();
        assert_eq!(store.claim("c", 10).await.unwrap(), [(id("oak"), 2)]);
        assert_eq!(store.held("b").await.unwrap(), [(id("ash"), 1)]);
    }

    async fn a_node_takes_no_more_than_it_asks_for(place: &Place) {
        let store = with_nodes(place, &["a", "b"]).await;
        for i in 0..5 {
            create(&store, new_table(&format!("t{i}"), 0)).await;
        }
        assert_eq!(store.claim("a", 3).await.unwrap().len(), 3);
        assert_eq!(store.claim("b", 3).await.unwrap().len(), 2);
        assert_eq!(store.held("a").await.unwrap().len(), 3);
    }

    /// Nodes that claim at the same moment share the tables; none gets two holders in one epoch.
    async fn nodes_that_claim_at_once_share_the_tables(place: &Place) {
        let store = place.open().await;
        for i in 0..30 {
            create(&store, new_table(&format!("t{i}"), 0)).await;
        }
        for round in 0..5 {
            for node in ["n0", "n1", "n2", "n3", "last"] {
                store.release(node).await.unwrap();
                store.beat(&format!("{node}-{round}")).await.unwrap();
            }
            let nodes: Vec<_> = (0..4)
                .map(|node| {
                    let store = store.clone();
                    tokio::spawn(async move { store.claim(&format!("n{node}-{round}"), 20).await.unwrap() })
                })
                .collect();
            let mut claimed = Vec::new();
            for node in nodes {
                claimed.extend(node.await.unwrap());
            }
            claimed.extend(store.claim(&format!("last-{round}"), 100).await.unwrap());
            claimed.sort();
            let tables = claimed.len();
            claimed.dedup_by(|one, other| one.0 == other.0);
            assert_eq!((claimed.len(), tables), (30, 30));
            assert!(claimed.iter().all(|(_, epoch)| *epoch == round + 1));
            for node in ["n0", "n1", "n2", "n3", "last"] {
                store.release(&format!("{node}-{round}")).await.unwrap();
            }
        }
    }

    async fn nodes_tell_each_other_who_is_there(place: &Place) {
        let store = with_nodes(place, &["a", "b"]).await;
        store.report("a", "anna").await.unwrap();
        store.beat("a").await.unwrap();
        store.report("gone", "carl").await.unwrap();
        assert_eq!(store.reports("b").await.unwrap(), ["anna"]);
        assert_eq!(store.reports("a").await.unwrap(), [""; 0]);
        store.release("a").await.unwrap();
        assert_eq!(store.reports("b").await.unwrap(), [""; 0]);
    }

    /// The node has the same name as before, as the only one on a file has, and no time that it wrote down counts.
    async fn tables_that_were_held_under_version_2_are_free_and_not_idle(place: &Place) {
        make_version_2(place).await;
        let store = place.open().await;
        store.release("here").await.unwrap();
        store.beat("here").await.unwrap();
        assert_eq!(store.held("here").await.unwrap(), [], "not its own, though it held them by the same name");
        assert_eq!(store.claim("here", 10).await.unwrap(), [(id("oak"), 4)]);
        assert_eq!(store.idle_tables(1, 10).await.unwrap(), []);
        store.count_running("here", 5).await.unwrap();
        let row = store.table(&id("oak")).await.unwrap().unwrap();
        assert_eq!((row.touched, row.idle), (6, 5));
        store.append(step("oak", 3, 7)).await.unwrap();
        assert_eq!(store.table(&id("oak")).await.unwrap().unwrap().idle, 0);
    }

    async fn of_all_nodes_one_counts_how_long_they_run(place: &Place) {
        let store = with_nodes(place, &["a", "b"]).await;
        create(&store, new_table("oak", 0)).await;
        let idle = async || store.table(&id("oak")).await.unwrap().unwrap().idle;
        for node in ["a", "b", "nobody"] {
            store.count_running(node, 60_000).await.unwrap();
        }
        assert_eq!(idle().await, 60_000);
        store.release("a").await.unwrap();
        store.count_running("b", 5_000).await.unwrap();
        assert_eq!(idle().await, 65_000);
    }
}
