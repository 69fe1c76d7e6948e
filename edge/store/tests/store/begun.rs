//! Games that were begun, and what became of them.

use std::fs;

use bonecup_games::GameId;
use bonecup_referee::room::{Phase, Why};
use bonecup_store::{Begun, Change, NewStep, NewTable, Store};

use crate::files::VERSION_1;
use crate::kit::{Place, change, create, names, new_table, on_both, step, who};

/// The next step of a table, with which it gets so far.
async fn go_on(store: &Store, name: &str, seq: u32, phase: Phase, closed: Option<Why>, seated: &[&str]) {
    let seated = seated.iter().map(|person| who(person)).collect();
    let change = Some(Change {
        phase,
        closed,
        attended: false,
        summary: "{}".to_owned(),
        seated,
        counted: true,
        results: Vec::new(),
    });
    store.append(NewStep { change, ..step(name, seq, i64::from(seq)) }).await.unwrap();
}

async fn tables(store: &Store, person: &str, phase: Option<Phase>) -> Vec<String> {
    let mut rows = store.tables_of(&who(person), phase, None, 10).await.unwrap();
    rows.sort_by(|one, other| one.id.cmp(&other.id));
    let ids: Vec<_> = rows.into_iter().map(|row| row.id).collect();
    names(&ids).into_iter().map(str::to_owned).collect()
}

on_both! {
    async fn a_game_counts_from_its_beginning_whatever_becomes_of_it(place: &Place) {
        let store = place.open().await;
        for name in ["finished", "closed", "idle", "runs", "never"] {
            let gathering = NewTable { phase: Phase::Gathering, ..new_table(name, 0) };
            create(&store, gathering).await;
        }
        let both = ["anna", "bert"];
        for name in ["finished", "closed", "idle", "runs"] {
            go_on(&store, name, 2, Phase::Playing, None, &both).await;
        }
        go_on(&store, "finished", 3, Phase::Over, None, &both).await;
        go_on(&store, "closed", 3, Phase::Closed, Some(Why::Owner), &both).await;
        go_on(&store, "idle", 3, Phase::Closed, Some(Why::Idle), &both).await;
        go_on(&store, "never", 2, Phase::Closed, Some(Why::Owner), &both).await;
        let annas = Begun { begun: 4, finished: 1, closed: 1 };
        assert_eq!(store.begun_by(&who("anna")).await.unwrap(), [(GameId::RollingBones, annas)]);
        assert_eq!(store.begun_at_tables_of(&who("anna")).await.unwrap(), annas);
        let berts = Begun { closed: 0, ..annas };
        assert_eq!(store.begun_by(&who("bert")).await.unwrap(), [(GameId::RollingBones, berts)]);
        assert_eq!(store.begun_at_tables_of(&who("bert")).await.unwrap(), Begun::default());
        assert_eq!(tables(&store, "bert", Some(Phase::Closed)).await, ["closed", "idle", "never"]);
        // Whoever plays again at another table changes the row, but not this.
        go_on(&store, "closed", 4, Phase::Closed, Some(Why::Owner), &both).await;
        assert_eq!(store.begun_at_tables_of(&who("anna")).await.unwrap(), annas);
    }

    async fn a_practice_is_a_table_but_no_game_that_was_begun(place: &Place) {
        let store = place.open().await;
        create(&store, NewTable { phase: Phase::Gathering, ..new_table("oak", 0) }).await;
        for (seq, phase) in [(2, Phase::Playing), (3, Phase::Over)] {
            let change = Some(Change { counted: false, ..change(phase) });
            store.append(NewStep { change, ..step("oak", seq, seq.into()) }).await.unwrap();
        }
        assert_eq!(store.begun_by(&who("anna")).await.unwrap(), []);
        assert_eq!(store.begun_at_tables_of(&who("anna")).await.unwrap(), Begun::default());
        assert_eq!(tables(&store, "anna", Some(Phase::Over)).await, ["oak"]);
    }

    async fn whoever_left_a_game_still_has_it(place: &Place) {
        let store = place.open().await;
        create(&store, NewTable { phase: Phase::Gathering, ..new_table("oak", 0) }).await;
        create(&store, NewTable { phase: Phase::Gathering, ..new_table("ash", 0) }).await;
        go_on(&store, "oak", 2, Phase::Playing, None, &["anna", "bert"]).await;
        go_on(&store, "oak", 3, Phase::Playing, None, &["anna"]).await;
        // Nothing had begun here when bert got up.
        go_on(&store, "ash", 2, Phase::Gathering, None, &["anna"]).await;
        assert_eq!(tables(&store, "bert", None).await, ["oak"]);
        assert_eq!(store.begun_by(&who("bert")).await.unwrap()[0].1.begun, 1);
    }
}

/// What version 1 left, with which nobody counted anything.
const OLD: &str = r#"
    insert into tables values ('over', 'A', 'knochenmax', 0, 'anna', 'over', null, '{}', 5, 6, 1);
    insert into tables values ('closed', 'B', 'knochenmax', 0, 'anna', 'closed', null, '{}', 5, 6, 0);
    insert into tables values ('idle', 'C', 'knochenmax', 0, 'anna', 'closed', null, '{}', 5, 6, 0);
    insert into tables values ('never', 'D', 'knochenmax', 0, 'anna', 'closed', null, '{}', 5, 6, 0);
    insert into events values ('closed', 1, 5, '{"seq":1,"at":5,"events":[{"type":"started"}]}'),
        ('closed', 2, 6, '{"seq":2,"at":6,"events":[{"type":"closed","why":"owner","seed":null}]}'),
        ('idle', 1, 5, '{"seq":1,"at":5,"events":[{"type":"started"},{"type":"rolled"}]}'),
        ('idle', 2, 6, '{"seq":2,"at":6,"events":[{"type":"closed","why":"idle","seed":null}]}'),
        ('never', 1, 5, '{"seq":1,"at":5,"events":[{"type":"closed","why":"owner","seed":null}]}');
    insert into seats values ('over', 'anna'), ('closed', 'anna'), ('closed', 'bert'), ('idle', 'anna'),
        ('never', 'anna'), ('oak', 'anna');
    insert into results values ('over', 0, 'anna', 'knochenmax', 2, 6, 1.0, 1.0, null, null),
        ('over', 1, 'bert', 'knochenmax', 2, 6, 1.0, 0.0, null, null);"#;

#[tokio::test]
async fn games_of_version_1_are_counted() {
    let place = Place::sqlite();
    fs::create_dir_all(place.file().parent().unwrap()).unwrap();
    place.execute(VERSION_1).await;
    place.execute(OLD).await;
    let store = place.open().await;
    let annas = Begun { begun: 4, finished: 1, closed: 1 };
    assert_eq!(store.begun_by(&who("anna")).await.unwrap(), [(GameId::KnochenMax, annas)]);
    let berts = Begun { begun: 2, finished: 1, closed: 0 };
    assert_eq!(store.begun_by(&who("bert")).await.unwrap(), [(GameId::KnochenMax, berts)]);
}
