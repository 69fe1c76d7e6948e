//! Results, figures and analyses.

use bonecup_games::GameId;
use bonecup_referee::room::Phase;
use bonecup_store::{
    Figures, ListedResult, MOST_BYTES, NewTable, ResultRow, SeatAnalysis, Store, StoreError,
};

use crate::kit::{Place, create, id, names, new_table, on_both, who};

fn result(table: &str, seat: u8, at: i64, score: f64, won: f64) -> ResultRow {
    ResultRow {
        table: id(table),
        seat,
        person: who(["anna", "bert"][usize::from(seat)]),
        game: GameId::RollingBones,
        seats: 2,
        at,
        score,
        won,
        luck: None,
        loss: None,
    }
}

/// The results of somebody alone.
async fn of(store: &Store, person: &str) -> Vec<ResultRow> {
    let listed = store.results_of(&who(person), None, 10).await.unwrap();
    listed.into_iter().map(|row| row.result).collect()
}

on_both! {
    async fn results_come_with_their_table_and_what_was_found(place: &Place) {
        let store = place.open().await;
        for name in ["seen", "unseen"] {
            create(&store, NewTable { summary: format!("about {name}"), ..new_table(name, 0) }).await;
            store.add_results(vec![result(name, 0, 10, 1.0, 1.0)]).await.unwrap();
        }
        store.set_findings(&id("seen"), "rated".to_owned(), "[]".to_owned()).await.unwrap();
        let listed = store.results_of(&who("anna"), None, 10).await.unwrap();
        let told: Vec<_> = listed.iter().map(|row| (row.summary.as_str(), row.rated.as_deref())).collect();
        assert_eq!(told, [("about seen", Some("rated")), ("about unseen", None)]);
    }

    async fn results_are_added_once(place: &Place) {
        let store = place.open().await;
        create(&store, new_table("oak", 0)).await;
        let rows = vec![result("oak", 0, 10, 21.5, 1.0), result("oak", 1, 10, 7.0, 0.0)];
        store.add_results(rows.clone()).await.unwrap();
        let other = vec![ResultRow { score: 99.0, ..rows[0].clone() }];
        store.add_results(other).await.unwrap();
        store.add_results(Vec::new()).await.unwrap();
        assert_eq!(of(&store, "anna").await, rows[..1]);
        assert_eq!(of(&store, "bert").await, rows[1..]);
    }

    async fn results_come_newest_first_and_in_pages(place: &Place) {
        let store = place.open().await;
        for (at, name) in (1..).zip(["one", "two", "three"]) {
            create(&store, new_table(name, at)).await;
            store.add_results(vec![result(name, 0, at, 1.0, 1.0)]).await.unwrap();
        }
        let tables =
            |rows: Vec<ListedResult>| rows.iter().map(|row| row.result.table.to_string()).collect::<Vec<_>>();
        assert_eq!(tables(store.results_of(&who("anna"), None, 2).await.unwrap()), ["three", "two"]);
        assert_eq!(tables(store.results_of(&who("anna"), Some(2), 2).await.unwrap()), ["one"]);
    }

    async fn a_result_without_a_table_is_refused(place: &Place) {
        let store = place.open().await;
        create(&store, new_table("oak", 0)).await;
        let rows = vec![result("oak", 0, 1, 1.0, 1.0), result("elm", 0, 1, 1.0, 1.0)];
        assert!(matches!(store.add_results(rows).await, Err(StoreError::Refused { .. })));
        assert_eq!(of(&store, "anna").await, [], "all or nothing");
    }

    async fn figures_are_sums_and_means_per_game(place: &Place) {
        let store = place.open().await;
        assert_eq!(store.figures(&who("anna")).await.unwrap(), []);
        for (name, score, won) in [("one", 10.0, 1.0), ("two", 20.0, 0.5), ("three", 30.0, 0.0)] {
            create(&store, new_table(name, 1)).await;
            store.add_results(vec![result(name, 0, 1, score, won)]).await.unwrap();
        }
        create(&store, new_table("max", 1)).await;
        let max = ResultRow { game: GameId::KnochenMax, ..result("max", 0, 1, 100.0, 1.0) };
        store.add_results(vec![max]).await.unwrap();
        for (name, luck, loss) in [("one", 4.0, 1.0), ("two", -1.0, 2.0)] {
            store.set_analysis(&id(name), "{}".to_owned(), &[SeatAnalysis { seat: 0, luck, loss }]).await.unwrap();
        }
        let knochenmax = Figures {
            game: GameId::KnochenMax,
            games: 1,
            wins: 1.0,
            mean_score: 100.0,
            analysed: 0,
            mean_luck: None,
            mean_loss: None,
        };
        let bones = Figures {
            game: GameId::RollingBones,
            games: 3,
            wins: 1.5,
            mean_score: 20.0,
            analysed: 2,
            mean_luck: Some(1.5),
            mean_loss: Some(1.5),
        };
        assert_eq!(store.figures(&who("anna")).await.unwrap(), [knochenmax, bones]);
    }

    async fn what_is_over_waits_for_its_analysis(place: &Place) {
        let store = place.open().await;
        for (at, phase) in (1..).zip(Phase::ALL) {
            create(&store, NewTable { phase, ..new_table(phase.key(), at) }).await;
        }
        create(&store, NewTable { phase: Phase::Over, ..new_table("older", 0) }).await;
        assert_eq!(names(&store.unanalysed(10).await.unwrap()), ["older", "over"]);
        assert_eq!(names(&store.unanalysed(1).await.unwrap()), ["older"]);
        assert_eq!(store.analysis(&id("older")).await.unwrap(), None);
        store.set_analysis(&id("older"), "first".to_owned(), &[]).await.unwrap();
        store.set_analysis(&id("older"), "second".to_owned(), &[]).await.unwrap();
        assert_eq!(store.analysis(&id("older")).await.unwrap().as_deref(), Some("second"));
        assert_eq!(names(&store.unanalysed(10).await.unwrap()), ["over"]);
        let large = "x".repeat(MOST_BYTES + 1);
        assert!(matches!(store.set_analysis(&id("over"), large, &[]).await, Err(StoreError::TooLarge { .. })));
    }
}
