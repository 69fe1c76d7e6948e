//! Evenings of circles, and what their leagues are computed from.

use bonecup_games::GameId;
use bonecup_referee::room::Phase;
use bonecup_store::{
    EveningLimits, EveningPlanned, EveningProgress, EveningRow, NewEvening, NewTable, SeatAnalysis, Store,
};

use crate::circles::{TABLES, circle, end, family, join, play};
use crate::kit::{Place, change, id, new_table, on_both, step, who};

const LIMITS: EveningLimits = EveningLimits { not_over: 3, kept: 4 };

fn progress(phase: &'static str, state: &str) -> EveningProgress {
    EveningProgress { phase, state: state.to_owned(), summary: format!("{state} in short") }
}

fn friday(planner: u32, players: &[u32]) -> NewEvening {
    NewEvening {
        circle: circle("home"),
        name: "Friday".parse().unwrap(),
        game: GameId::KnochenMax,
        planner,
        players: players.to_vec(),
        at: 100,
        terms: r#"{"coach":false}"#.to_owned(),
        progress: progress("planned", "plan"),
    }
}

async fn plan(store: &Store) -> EveningPlanned {
    store.plan_evening(friday(2, &[1, 2, 3]), LIMITS).await.unwrap()
}

async fn evening(store: &Store, number: u32) -> EveningRow {
    store.evening(&circle("home"), number).await.unwrap().unwrap()
}

/// The members who take part; 0 for who has left.
async fn players(store: &Store, number: u32) -> Vec<u32> {
    let players = evening(store, number).await.players;
    players.iter().map(|player| player.as_ref().map_or(0, |player| player.member)).collect()
}

/// Changes the evening from this version on, and opens tables of these names.
async fn go_on(store: &Store, version: i64, phase: &'static str, tables: &[&str]) -> bool {
    let table = |name: &&str| NewTable { phase: Phase::Gathering, ..new_table(name, 200) };
    let tables = tables.iter().map(table).collect();
    let which = (1, version);
    store.change_evening(&circle("home"), which, progress(phase, phase), tables).await.unwrap()
}

async fn news(store: &Store) -> Vec<u32> {
    store.evenings_with_news().await.unwrap().into_iter().map(|(_, evening)| evening).collect()
}

on_both! {
    async fn evenings_are_planned_by_members_for_members(place: &Place) {
        let store = family(place).await;
        assert_eq!(plan(&store).await, EveningPlanned::Done(1));
        let row = evening(&store, 1).await;
        assert_eq!((row.planner, row.host, row.created, row.state.as_str()), (Some(2), 1, 100, "plan"));
        assert_eq!((row.game, row.name.as_str()), (GameId::KnochenMax, "Friday"));
        let bert = row.players[1].as_ref().unwrap();
        assert_eq!((bert.member, bert.person.as_str(), bert.name.as_str()), (2, "bert", "bert"), "his name outside");
        for wrong in [friday(9, &[1, 2]), friday(1, &[1, 9])] {
            assert_eq!(store.plan_evening(wrong, LIMITS).await.unwrap(), EveningPlanned::NoMember);
        }
        assert_eq!(plan(&store).await, EveningPlanned::Done(2), "refusals take no numbers");
        assert_eq!(plan(&store).await, EveningPlanned::Done(3));
        assert_eq!(plan(&store).await, EveningPlanned::TooMany);
        assert_eq!(store.evening(&circle("club"), 1).await.unwrap(), None);
        let list = store.evenings(&circle("home"), 2).await.unwrap();
        let shown: Vec<_> = list.iter().map(|e| (e.evening, e.phase.as_str(), e.summary.as_str())).collect();
        assert_eq!(shown, [(3, "planned", "plan in short"), (2, "planned", "plan in short")]);
        assert_eq!(list[0].players, [Some(1), Some(2), Some(3)]);
    }

    async fn the_oldest_that_is_over_makes_room(place: &Place) {
        let store = family(place).await;
        for number in 1..=6 {
            assert_eq!(plan(&store).await, EveningPlanned::Done(number));
            let over = progress("over", "over");
            assert!(store.change_evening(&circle("home"), (number, 1), over, Vec::new()).await.unwrap());
        }
        let list = store.evenings(&circle("home"), 9).await.unwrap();
        assert_eq!(list.iter().map(|evening| evening.evening).collect::<Vec<_>>(), [6, 5, 4, 3]);
        assert!(store.delete_evening(&circle("home"), 6).await.unwrap());
        assert_eq!(plan(&store).await, EveningPlanned::Done(7), "no number is given again");
    }

    /// Half of those who try are on a second node where there can be one.
    async fn of_all_who_begin_a_round_one_opens_its_tables(place: &Place) {
        let store = family(place).await;
        plan(&store).await;
        let other = if store.is_shared() { place.open().await } else { store.clone() };
        let tries: Vec<_> = (0..8)
            .map(|number| {
                let store = if number % 2 == 0 { store.clone() } else { other.clone() };
                tokio::spawn(async move { go_on(&store, 1, "playing", &[&format!("t{number}"), &format!("u{number}")]).await })
            })
            .collect();
        let mut done = 0;
        for tried in tries {
            done += usize::from(tried.await.unwrap());
        }
        assert_eq!(done, 1);
        let tables = store.open_circle_tables(&circle("home"), 99).await.unwrap();
        assert_eq!(tables.len(), 2);
        assert!(tables.iter().all(|table| table.evening == Some(1)));
        assert_eq!(evening(&store, 1).await.version, 2);
    }

    async fn all_tables_of_a_round_are_opened_or_none(place: &Place) {
        let store = family(place).await;
        plan(&store).await;
        assert!(!go_on(&store, 1, "playing", &["oak", "oak"]).await, "the id is taken");
        assert!(store.table(&id("oak")).await.unwrap().is_none());
        let dora = NewTable { owner: who("dora"), ..new_table("elm", 200) };
        let of_stranger = progress("playing", "playing");
        assert!(!store.change_evening(&circle("home"), (1, 1), of_stranger, vec![dora]).await.unwrap());
        assert_eq!(evening(&store, 1).await.version, 1);
        assert!(go_on(&store, 1, "playing", &["oak"]).await);
        assert!(!store.delete_evening(&circle("home"), 1).await.unwrap(), "it is on");
        assert!(go_on(&store, 2, "over", &[]).await);
        assert!(store.delete_evening(&circle("home"), 1).await.unwrap());
        assert!(!store.delete_evening(&circle("home"), 1).await.unwrap());
        assert_eq!(store.circle_of_table(&id("oak")).await.unwrap().unwrap().evening, None);
    }

    async fn a_table_that_ends_is_news_until_it_was_taken_in(place: &Place) {
        let store = family(place).await;
        plan(&store).await;
        assert!(go_on(&store, 1, "playing", &["oak", "elm"]).await);
        assert_eq!(news(&store).await, [] as [u32; 0]);
        end(&store, "oak", 300, &["anna", "bert"]).await;
        assert_eq!((news(&store).await, evening(&store, 1).await.has_news), (vec![1], true));
        let seats = store.evening_result(&id("oak")).await.unwrap();
        assert_eq!(seats.iter().map(|seat| (seat.member, seat.won)).collect::<Vec<_>>(), [(Some(1), 1.0), (Some(2), 0.0)]);
        assert!(store.evening_result(&id("elm")).await.unwrap().is_empty());
        assert!(!go_on(&store, 2, "playing", &[]).await, "that is not known yet");
        assert!(go_on(&store, 3, "playing", &[]).await);
        assert_eq!(news(&store).await, [] as [u32; 0]);
        let mut closed = step("elm", 2, 310);
        closed.change = Some(change(Phase::Closed));
        store.append(closed).await.unwrap();
        assert_eq!(news(&store).await, [1]);
        assert!(go_on(&store, 5, "over", &[]).await);
        play(&store, "ash", 320, &["anna", "bert"]).await;
        assert_eq!(news(&store).await, [] as [u32; 0], "a table of no evening is none");
    }

    async fn who_leaves_is_nobody_in_an_evening(place: &Place) {
        let store = family(place).await;
        plan(&store).await;
        assert!(store.leave_circle(&circle("home"), 2).await.unwrap());
        assert_eq!(players(&store, 1).await, [1, 0, 3]);
        assert_eq!(evening(&store, 1).await.left(), [1]);
        assert_eq!((evening(&store, 1).await.planner, news(&store).await), (None, vec![1]));
        join(&store, "home", "bert").await;
        assert_eq!(players(&store, 1).await, [1, 0, 3], "a new member is somebody else");
        assert!(store.let_go(&who("carl")).await.unwrap());
        assert_eq!(players(&store, 1).await, [1, 0, 0]);
        assert!(!place.rows_of(&TABLES).await.contains("carl"));
        assert!(store.end_circle(&circle("home"), 1).await.unwrap());
        assert_eq!(place.rows_of(&TABLES).await, "");
    }

    async fn what_counts_comes_in_its_order_with_what_ratings_need(place: &Place) {
        let store = family(place).await;
        play(&store, "oak", 100, &["bert", "anna"]).await;
        play(&store, "elm", 200, &["anna", "dora"]).await;
        play(&store, "ash", 300, &["carl", "anna", "dora"]).await;
        store.begin_season(&circle("home"), 1, &"2".parse().unwrap(), 350, 9).await.unwrap();
        play(&store, "fir", 400, &["anna", "bert"]).await;
        store.set_findings(&id("ash"), "rated".to_owned(), "[]".to_owned()).await.unwrap();
        let found = [SeatAnalysis { seat: 0, luck: 2.5, loss: 1.0 }];
        store.set_analysis(&id("ash"), "null".to_owned(), &found).await.unwrap();
        let games = async |season, limit| store.counted_games(&circle("home"), season, limit).await.unwrap();
        let all = games(None, 9).await;
        let names: Vec<&str> = all.iter().map(|game| game.table.as_str()).collect();
        assert_eq!(names, ["oak", "ash", "fir"], "one member alone is no game of the league");
        let ash = &all[1];
        assert_eq!(ash.seats.iter().map(|seat| seat.member).collect::<Vec<_>>(), [Some(3), Some(1), None]);
        assert_eq!((ash.rated.as_deref(), ash.seats[0].luck, ash.seats[0].won), (Some("rated"), Some(2.5), 1.0));
        assert_eq!((all[0].rated.as_deref(), all[0].at, all[0].seats[1].score), (None, 100, 99.0));
        assert_eq!(games(Some(2), 9).await.len(), 1);
        assert_eq!(games(None, 2).await[0].table, id("ash"), "the newest");
        store.leave_circle(&circle("home"), 3).await.unwrap();
        assert_eq!(games(None, 9).await[1].seats[0].member, None);
    }
}
