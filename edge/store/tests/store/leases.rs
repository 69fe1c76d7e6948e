//! One node looks after a table.

use bonecup_referee::room::Phase;
use bonecup_store::NewTable;

use crate::kit::{Place, change, create, id, new_table, on_both, step};

on_both! {
    async fn a_table_is_held_by_one_node_until_the_lease_runs_out(place: &Place) {
        let store = place.open().await;
        create(&store, new_table("oak", 0)).await;
        assert_eq!(store.claim("a", 100, 200, 10).await.unwrap(), [(id("oak"), 1)]);
        assert_eq!(store.claim("b", 150, 250, 10).await.unwrap(), []);
        assert_eq!(store.claim_one(&id("oak"), "b", 150, 250).await.unwrap(), None);
        assert_eq!(store.claim("a", 150, 250, 10).await.unwrap(), [], "it is held, if by the same node");
        assert_eq!(store.claim("b", 200, 300, 10).await.unwrap(), [(id("oak"), 2)]);
        assert_eq!(store.renew("a", 201, 400).await.unwrap(), [], "the epoch of a is over");
        assert_eq!(store.renew("b", 201, 400).await.unwrap(), [(id("oak"), 2)]);
        assert_eq!(store.claim("a", 399, 500, 10).await.unwrap(), []);
        assert_eq!(store.claim("a", 400, 500, 10).await.unwrap(), [(id("oak"), 3)]);
    }

    async fn a_lease_that_ran_out_is_not_renewed(place: &Place) {
        let store = place.open().await;
        create(&store, new_table("oak", 0)).await;
        store.claim("a", 100, 200, 10).await.unwrap();
        assert_eq!(store.renew("a", 200, 300).await.unwrap(), []);
        assert_eq!(store.claim("a", 200, 300, 10).await.unwrap(), [(id("oak"), 2)]);
    }

    async fn one_table_can_be_claimed_and_kept(place: &Place) {
        let store = place.open().await;
        create(&store, new_table("oak", 0)).await;
        create(&store, new_table("ash", 0)).await;
        assert_eq!(store.claim_one(&id("oak"), "a", 100, 200).await.unwrap(), Some(1));
        assert_eq!(store.claim_one(&id("oak"), "a", 150, 260).await.unwrap(), Some(1), "the same epoch");
        assert_eq!(store.claim_one(&id("oak"), "b", 250, 300).await.unwrap(), None);
        assert_eq!(store.claim_one(&id("oak"), "a", 260, 300).await.unwrap(), Some(2));
        assert_eq!(store.claim_one(&id("elm"), "a", 0, 1).await.unwrap(), None);
        assert_eq!(store.renew("a", 270, 400).await.unwrap(), [(id("oak"), 2)]);
    }

    async fn only_tables_that_need_somebody_are_claimed(place: &Place) {
        let store = place.open().await;
        for phase in Phase::ALL {
            create(&store, NewTable { phase, ..new_table(phase.key(), 0) }).await;
        }
        create(&store, NewTable { attended: false, ..new_table("nobody", 0) }).await;
        let mut claimed = store.claim("a", 100, 200, 10).await.unwrap();
        claimed.sort();
        assert_eq!(claimed, [(id("gathering"), 1), (id("playing"), 1), (id("settled"), 1)]);
        assert_eq!(store.claim_one(&id("nobody"), "a", 100, 200).await.unwrap(), None);
        let mut end = step("playing", 2, 1);
        end.change = Some(change(Phase::Over));
        store.append(end).await.unwrap();
        let mut renewed = store.renew("a", 150, 300).await.unwrap();
        renewed.sort();
        assert_eq!(renewed, [(id("gathering"), 1), (id("settled"), 1)]);
    }

    async fn released_tables_are_free_at_once(place: &Place) {
        let store = place.open().await;
        create(&store, new_table("oak", 0)).await;
        create(&store, new_table("ash", 0)).await;
        store.claim_one(&id("oak"), "a", 100, 200).await.unwrap();
        store.claim_one(&id("ash"), "b", 100, 200).await.unwrap();
        store.release("a").await.unwrap();
        assert_eq!(store.claim("c", 110, 200, 10).await.unwrap(), [(id("oak"), 2)]);
        assert_eq!(store.renew("b", 110, 200).await.unwrap(), [(id("ash"), 1)]);
    }

    async fn a_node_takes_no_more_than_it_asks_for(place: &Place) {
        let store = place.open().await;
        for i in 0..5 {
            create(&store, new_table(&format!("t{i}"), 0)).await;
        }
        assert_eq!(store.claim("a", 100, 200, 3).await.unwrap().len(), 3);
        assert_eq!(store.claim("b", 100, 200, 3).await.unwrap().len(), 2);
        assert_eq!(store.renew("a", 100, 300).await.unwrap().len(), 3);
    }

    /// Nodes that claim at the same moment share the tables; none gets two holders in one epoch.
    async fn nodes_that_claim_at_once_share_the_tables(place: &Place) {
        let store = place.open().await;
        for i in 0..30 {
            create(&store, new_table(&format!("t{i}"), 0)).await;
        }
        for round in 0..5 {
            let (now, until) = (100 + round * 100, 200 + round * 100);
            let nodes: Vec<_> = (0..4)
                .map(|node| {
                    let store = store.clone();
                    tokio::spawn(async move { store.claim(&format!("n{node}"), now, until, 20).await.unwrap() })
                })
                .collect();
            let mut claimed = Vec::new();
            for node in nodes {
                claimed.extend(node.await.unwrap());
            }
            claimed.extend(store.claim("last", now, until, 100).await.unwrap());
            claimed.sort();
            let tables = claimed.len();
            claimed.dedup_by(|one, other| one.0 == other.0);
            assert_eq!((claimed.len(), tables), (30, 30));
            assert!(claimed.iter().all(|(_, epoch)| *epoch == u64::try_from(round).unwrap() + 1));
        }
    }
}
