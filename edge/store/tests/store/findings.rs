//! What was found out about finished games.

use bonecup_games::GameId;
use bonecup_store::{MOST_BYTES, ResultRow, StoreError};

use crate::kit::{Place, create, id, new_table, on_both, who};

fn result(table: &str, seat: u8, person: &str, at: i64) -> ResultRow {
    ResultRow {
        table: id(table),
        seat,
        person: who(person),
        game: GameId::KnochenMax,
        seats: 2,
        at,
        score: 1.0,
        won: 1.0,
        luck: None,
        loss: None,
    }
}

async fn played(store: &bonecup_store::Store, table: &str, people: [&str; 2], at: i64) {
    create(store, new_table(table, at)).await;
    let rows = (0..).zip(people).map(|(seat, person)| result(table, seat, person, at));
    store.add_results(rows.collect()).await.unwrap();
}

on_both! {
    async fn rated_games_are_those_of_the_person_newest_first(place: &Place) {
        let store = place.open().await;
        played(&store, "old", ["anna", "bert"], 10).await;
        played(&store, "new", ["carl", "anna"], 20).await;
        played(&store, "both", ["anna", "anna"], 30).await;
        played(&store, "unseen", ["anna", "bert"], 40).await;
        for table in ["old", "new", "both"] {
            store.set_findings(&id(table), format!("rated {table}"), "[]".to_owned()).await.unwrap();
        }
        let told = |rows: Vec<bonecup_store::FindingRow>| {
            rows.into_iter().map(|row| (row.table.to_string(), row.seat, row.at, row.rated)).collect::<Vec<_>>()
        };
        let row = |table: &str, seat: u8, at: i64| (table.to_owned(), seat, at, format!("rated {table}"));
        let anna = store.rated_games(&who("anna"), 10).await.unwrap();
        assert_eq!(told(anna), [row("both", 0, 30), row("both", 1, 30), row("new", 1, 20), row("old", 0, 10)]);
        let two = store.rated_games(&who("anna"), 2).await.unwrap();
        assert_eq!(told(two), [row("both", 0, 30), row("both", 1, 30)]);
        assert_eq!(told(store.rated_games(&who("bert"), 10).await.unwrap()), [row("old", 1, 10)]);
        assert_eq!(told(store.rated_games(&who("dora"), 10).await.unwrap()), []);
    }

    async fn mistakes_are_read_in_pages_and_games_without_are_left_out(place: &Place) {
        let store = place.open().await;
        for (at, table, mistakes) in [(10, "one", "[1]"), (20, "none", "[]"), (30, "three", "[3]")] {
            played(&store, table, ["anna", "bert"], at).await;
            store.set_findings(&id(table), "rated".to_owned(), mistakes.to_owned()).await.unwrap();
        }
        let read = async |before, limit| {
            let rows = store.games_with_mistakes(&who("anna"), before, limit).await.unwrap();
            rows.into_iter().map(|row| (row.game.table.to_string(), row.game.seat, row.mistakes)).collect::<Vec<_>>()
        };
        let row = |table: &str, mistakes: &str| (table.to_owned(), 0, mistakes.to_owned());
        assert_eq!(read(None, 10).await, [row("three", "[3]"), row("one", "[1]")]);
        assert_eq!(read(None, 1).await, [row("three", "[3]")]);
        assert_eq!(read(Some(30), 10).await, [row("one", "[1]")]);
        let of = async |person, table| store.mistakes_at(&who(person), &id(table)).await.unwrap();
        assert_eq!(of("bert", "one").await.map(|row| (row.game.seat, row.mistakes)), Some((1, "[1]".to_owned())));
        assert_eq!(of("carl", "one").await, None, "who did not play there is told nothing");
        assert_eq!(of("anna", "nowhere").await, None);
    }

    async fn the_last_word_counts_and_there_is_an_end_to_it(place: &Place) {
        let store = place.open().await;
        played(&store, "oak", ["anna", "bert"], 10).await;
        for rated in ["first", "second"] {
            store.set_findings(&id("oak"), rated.to_owned(), "[]".to_owned()).await.unwrap();
        }
        assert_eq!(store.rated_games(&who("anna"), 10).await.unwrap()[0].rated, "second");
        let large = || "x".repeat(MOST_BYTES + 1);
        let refused = store.set_findings(&id("oak"), large(), "[]".to_owned()).await;
        assert!(matches!(refused, Err(StoreError::TooLarge { .. })));
        let refused = store.set_findings(&id("oak"), "third".to_owned(), large()).await;
        assert!(matches!(refused, Err(StoreError::TooLarge { .. })));
        let refused = store.set_findings(&id("elm"), "third".to_owned(), "[]".to_owned()).await;
        assert!(matches!(refused, Err(StoreError::Refused { .. })), "there is no such table");
    }
}
