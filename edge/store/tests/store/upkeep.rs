//! Tables that are deleted, and databases that are brought up to date.

use bonecup_referee::room::Phase;
use bonecup_store::{ClosedTable, NewPerson, NewTable, OpeningTerms, TokenHash};

use crate::kit::{Place, change, create, id, new_table, on_both, step, who};

/// The schema of version 2, as it was released.
const VERSION_2: [[&str; 2]; 2] = [
    [include_str!("../../src/schema/1.sqlite.sql"), include_str!("../../src/schema/2.sqlite.sql")],
    [include_str!("../../src/schema/1.postgres.sql"), include_str!("../../src/schema/2.postgres.sql")],
];
/// How each database tells its version.
const NUMBERS: [&str; 2] = [
    "pragma application_id = 1112493637; pragma user_version = 2",
    "create table bonecup_schema (version bigint primary key, at timestamptz not null default now());
     insert into bonecup_schema (version) values (1), (2)",
];
const DATA: &str = "insert into people (id, name, since) values ('anna', 'Anna', 5);
    insert into tables (id, code, game, public, owner, phase, summary, created, touched, analysed, begun)
        values ('oak', 'C', 'knochenmax', 1, 'anna', 'playing', '{}', 1, 2, 0, 1);
    insert into events (table_id, seq, at, body) values ('oak', 1, 1, '{}');
    insert into leases (table_id, attended, node, epoch, until) values ('oak', 0, '', 0, 0);
    insert into seats (table_id, person) values ('oak', 'anna')";
/// The token's hash is 32 times the byte 1.
const TOKENS: [&str; 2] = [
    "insert into tokens (hash, person, kind, label, since) values (unhex(HEX), 'anna', 'device', 'old', 7)",
    "insert into tokens (hash, person, kind, label, since) values (decode(HEX, 'hex'), 'anna', 'device', 'old', 7)",
];

async fn make_version_2(place: &Place) {
    let which = match place {
        Place::Sqlite(_) => {
            std::fs::create_dir_all(place.file().parent().unwrap()).unwrap();
            0
        }
        Place::Postgres { .. } => 1,
    };
    for sql in VERSION_2[which] {
        place.execute(sql).await;
    }
    place.execute(NUMBERS[which]).await;
    place.execute(DATA).await;
    place.execute(&TOKENS[which].replace("HEX", &format!("'{}'", "01".repeat(32)))).await;
}

/// What leads from there to the version that has no circles yet.
const UP_TO_5: [[&str; 4]; 2] = [
    [
        include_str!("../../src/schema/3.sqlite.sql"),
        include_str!("../../src/schema/4.sqlite.sql"),
        include_str!("../../src/schema/5.sqlite.sql"),
        "pragma user_version = 5",
    ],
    [
        include_str!("../../src/schema/3.postgres.sql"),
        include_str!("../../src/schema/4.postgres.sql"),
        include_str!("../../src/schema/5.postgres.sql"),
        "insert into bonecup_schema (version) values (3), (4), (5)",
    ],
];

fn ids(tables: &[ClosedTable]) -> Vec<(&str, bool)> {
    tables.iter().map(|table| (table.id.as_str(), table.was_played)).collect()
}

on_both! {
    async fn a_database_of_version_2_goes_on_with_all_it_has(place: &Place) {
        make_version_2(place).await;
        let store = place.open().await;
        let holder = store.person_by_token(&TokenHash([1; 32])).await.unwrap().unwrap();
        assert_eq!((holder.person.id.as_str(), holder.used), ("anna", 7));
        assert_eq!(store.steps(&id("oak"), 0, 9).await.unwrap().len(), 1);
        assert_eq!(store.count_open_tables(&who("anna")).await.unwrap(), 1);
        let key = Some("k".parse().unwrap());
        store.open_table(new_table("ash", 3), OpeningTerms { key, most: 2, circle: None }).await.unwrap();
        assert_eq!(store.lobby(9, 9).await.unwrap().len(), 2);
        assert!(store.let_go(&who("anna")).await.unwrap());
    }

    /// Tables from before belong to no circle, and people may make one at once.
    async fn a_database_of_version_5_gets_circles(place: &Place) {
        make_version_2(place).await;
        let which = usize::from(matches!(place, Place::Postgres { .. }));
        for sql in UP_TO_5[which] {
            place.execute(sql).await;
        }
        let store = place.open().await;
        assert_eq!(store.circle_of_table(&id("oak")).await.unwrap(), None);
        crate::circles::make(&store, "club", "anna").await;
        assert_eq!(store.circles_of(&who("anna")).await.unwrap().len(), 1);
        assert_eq!(store.steps(&id("oak"), 0, 9).await.unwrap().len(), 1);
    }

    /// What a game left behind is kept, however little; what never came to a game is not.
    async fn closed_tables_tell_whether_anything_happened(place: &Place) {
        let store = place.open().await;
        store.beat("a").await.unwrap();
        let closed = |name: &str, at| NewTable { phase: Phase::Closed, ..new_table(name, at) };
        create(&store, closed("never", 10)).await;
        for (name, body) in [
            ("moved", r#"{"events":[{"type":"moved","seat":0}]}"#),
            ("rolled", r#"{"events":[{"type":"rolled","roll":1}]}"#),
            ("cast", r#"{"events":[{"type":"cast","roll":1}]}"#),
            ("talked", r#"{"events":[{"type":"seated","name":"\"type\":\"moved\""}]}"#),
        ] {
            create(&store, new_table(name, 20)).await;
            let mut step = step(name, 2, 20);
            step.body = body.to_owned();
            store.append(step).await.unwrap();
            let mut last = crate::kit::step(name, 3, 30);
            last.change = Some(change(Phase::Closed));
            store.append(last).await.unwrap();
        }
        create(&store, NewTable { phase: Phase::Over, ..new_table("over", 10) }).await;
        create(&store, new_table("open", 10)).await;
        store.count_running("a", 400).await.unwrap();
        create(&store, closed("fresh", 1)).await;
        store.count_running("a", 200).await.unwrap();
        let found = store.closed_tables(500, None, 100).await.unwrap();
        let expected =
            [("cast", true), ("moved", true), ("never", false), ("rolled", true), ("talked", false)];
        assert_eq!(ids(&found), expected, "whatever the times of their steps say");
        let rest = store.closed_tables(500, Some(&found[2]), 1).await.unwrap();
        assert_eq!(ids(&rest), [("rolled", true)], "read on from where one was");
    }

    async fn a_deleted_table_leaves_nothing(place: &Place) {
        let store = place.open().await;
        let token = TokenHash([1; 32]);
        let anna =
            NewPerson { id: who("anna"), name: "Anna".parse().unwrap(), token, label: String::new(), at: 1 };
        store.add_person(anna).await.unwrap();
        store.beat("a").await.unwrap();
        let terms = || OpeningTerms { key: Some("k".parse().unwrap()), most: 9, circle: None };
        store.open_table(new_table("oak", 10), terms()).await.unwrap();
        let mut last = step("oak", 2, 20);
        last.change = Some(change(Phase::Closed));
        store.count_running("a", 20).await.unwrap();
        assert!(!store.delete_closed(&id("oak"), 0).await.unwrap(), "it is not closed yet");
        store.append(last).await.unwrap();
        assert!(!store.delete_closed(&id("oak"), 20).await.unwrap(), "somebody was there since");
        store.count_running("a", 20).await.unwrap();
        assert!(!store.delete_closed(&id("oak"), 21).await.unwrap());
        assert!(store.delete_closed(&id("oak"), 20).await.unwrap());
        assert!(!store.delete_closed(&id("oak"), 20).await.unwrap());
        assert!(store.table(&id("oak")).await.unwrap().is_none());
        assert!(store.steps(&id("oak"), 0, 9).await.unwrap().is_empty());
        assert!(store.tables_of(&who("bert"), None, None, 9).await.unwrap().is_empty());
        store.open_table(new_table("oak", 30), terms()).await.unwrap();
        assert!(store.table(&id("oak")).await.unwrap().is_some(), "its name and its key are free again");
    }
}
