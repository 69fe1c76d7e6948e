//! Circles: who is in them, what their host may do, and which games are theirs.

use bonecup_games::GameId;
use bonecup_referee::room::Phase;
use bonecup_store::{
    CircleGame, CircleId, CircleLimits, CircleMade, CircleTable, Joined, NewCircle, NewPerson, OpenedTable,
    OpeningTerms, ResultRow, Store, TokenHash,
};

use crate::kit::{Place, change, id, new_table, on_both, step, who};

const LIMITS: CircleLimits = CircleLimits { members: 9, circles: 9 };
/// What belongs to circles.
pub(crate) const TABLES: [&str; 7] = [
    "circles",
    "circle_members",
    "circle_seasons",
    "circle_tables",
    "circle_seats",
    "circle_evenings",
    "circle_evening_players",
];

pub(crate) fn circle(name: &str) -> CircleId {
    name.parse().unwrap()
}

fn wish(name: &str, person: &str) -> NewCircle {
    NewCircle {
        id: circle(name),
        name: "Family".parse().unwrap(),
        link: format!("link-{name}"),
        person: who(person),
        called: format!("{person} in {name}").parse().unwrap(),
        at: 10,
        key: None,
    }
}

/// A circle of this person's.
pub(crate) async fn make(store: &Store, name: &str, person: &str) {
    assert_eq!(store.make_circle(wish(name, person), 9).await.unwrap(), CircleMade::Done);
}

async fn add(store: &Store, people: &[&str]) {
    for name in people {
        let mut token = [0; 32];
        token[..name.len()].copy_from_slice(name.as_bytes());
        let person = NewPerson {
            id: who(name),
            name: name.parse().unwrap(),
            token: TokenHash(token),
            label: String::new(),
            at: 1,
        };
        assert!(store.add_person(person).await.unwrap());
    }
}

pub(crate) async fn join(store: &Store, name: &str, person: &str) -> Joined {
    let called = format!("{person} in {name}").parse().unwrap();
    store.join_circle(&format!("link-{name}"), &who(person), &called, 20, LIMITS).await.unwrap()
}

/// The circle of anna, bert and carl, who are its members 1, 2 and 3.
pub(crate) async fn family(place: &Place) -> Store {
    let store = place.open().await;
    add(&store, &["anna", "bert", "carl", "dora"]).await;
    make(&store, "home", "anna").await;
    for person in ["bert", "carl"] {
        assert_eq!(join(&store, "home", person).await, Joined::Done);
    }
    store
}

/// The numbers of the members, and of their host.
async fn members(store: &Store, name: &str) -> Option<(Vec<u32>, u32)> {
    let circle = store.circle(&circle(name)).await.unwrap()?;
    Some((circle.members.iter().map(|member| member.member).collect(), circle.host))
}

async fn open(store: &Store, table: &str, owner: &str, seated: &[&str]) -> OpenedTable {
    let of = CircleTable { circle: circle("home"), evening: (table == "evening").then_some(4) };
    let terms = OpeningTerms { key: None, most: 9, circle: Some(of) };
    let mut new = new_table(table, 30);
    (new.owner, new.phase) = (who(owner), Phase::Gathering);
    new.seated = seated.iter().map(|person| who(person)).collect();
    store.open_table(new, terms).await.unwrap()
}

/// Plays a game of the circle to its end; the first of the seats has won.
pub(crate) async fn play(store: &Store, table: &str, at: i64, seats: &[&str]) {
    assert_eq!(open(store, table, "anna", seats).await, OpenedTable::Done);
    end(store, table, at, seats).await;
}

pub(crate) async fn end(store: &Store, table: &str, at: i64, seats: &[&str]) {
    let row = |(seat, person): (u8, &&str)| ResultRow {
        table: id(table),
        seat,
        person: who(person),
        game: GameId::RollingBones,
        seats: u8::try_from(seats.len()).unwrap(),
        at,
        score: f64::from(100 - seat),
        won: f64::from(u8::from(seat == 0)),
        luck: None,
        loss: None,
    };
    let mut last = step(table, 2, at);
    let mut over = change(Phase::Over);
    over.results = (0..).zip(seats).map(row).collect();
    last.change = Some(over);
    store.append(last).await.unwrap();
}

/// Who had the seats.
fn seats(game: &CircleGame) -> Vec<Option<u32>> {
    game.seats.iter().map(|seat| seat.member).collect()
}

async fn games(store: &Store, season: Option<u32>) -> Vec<CircleGame> {
    store.circle_games(&circle("home"), season, None, 9).await.unwrap()
}

fn names(games: &[CircleGame]) -> Vec<&str> {
    games.iter().map(|game| game.table.as_str()).collect()
}

on_both! {
    async fn whoever_makes_a_circle_is_its_host_and_others_join_by_the_link(place: &Place) {
        let store = family(place).await;
        assert_eq!(members(&store, "home").await, Some((vec![1, 2, 3], 1)));
        assert_eq!(join(&store, "home", "bert").await, Joined::Already);
        assert_eq!(join(&store, "nowhere", "bert").await, Joined::NoCircle);
        assert_eq!(join(&store, "home", "nobody").await, Joined::NoPerson);
        let found = store.circle_by_link("link-home").await.unwrap().unwrap();
        assert_eq!((found.id.as_str(), found.name.as_str(), found.members), ("home", "Family", 3));
        let whole = store.circle(&circle("home")).await.unwrap().unwrap();
        assert_eq!((whole.members[1].name.as_str(), whole.members[1].since), ("bert in home", 20));
        assert_eq!((whole.seasons[0].season, whole.seasons[0].begun, whole.seasons.len()), (1, 10, 1));
        assert_eq!(store.member_of(&circle("home"), &who("carl")).await.unwrap(), Some(3));
        assert_eq!(store.member_of(&circle("home"), &who("dora")).await.unwrap(), None);
        let list = store.circles_of(&who("carl")).await.unwrap();
        assert_eq!((list[0].members, list[0].you, list[0].host, list.len()), (3, 3, 1, 1));
    }

    async fn a_key_makes_one_circle(place: &Place) {
        let store = place.open().await;
        add(&store, &["anna", "bert"]).await;
        let wish = |name, person| NewCircle { key: Some("k".parse().unwrap()), ..wish(name, person) };
        let make = async |name, person| store.make_circle(wish(name, person), 1).await.unwrap();
        assert_eq!(make("one", "anna").await, CircleMade::Done);
        assert_eq!(make("two", "anna").await, CircleMade::Repeated(circle("one")));
        assert_eq!(make("one", "bert").await, CircleMade::Taken);
        assert_eq!(make("two", "bert").await, CircleMade::Done, "a key is its person's own");
        assert_eq!(make("three", "nobody").await, CircleMade::NoPerson);
        assert_eq!(store.make_circle(self::wish("three", "anna"), 1).await.unwrap(), CircleMade::TooMany);
    }

    async fn there_are_no_more_members_and_circles_than_there_may_be(place: &Place) {
        let store = family(place).await;
        make(&store, "club", "dora").await;
        let join = async |person, limits| {
            let name = "x".parse().unwrap();
            store.join_circle("link-club", &who(person), &name, 1, limits).await.unwrap()
        };
        assert_eq!(join("anna", CircleLimits { members: 1, circles: 9 }).await, Joined::Full);
        assert_eq!(join("anna", CircleLimits { members: 9, circles: 1 }).await, Joined::TooMany);
        assert_eq!(join("anna", CircleLimits { members: 2, circles: 2 }).await, Joined::Done);
        assert_eq!(members(&store, "club").await, Some((vec![1, 2], 1)), "refusals take no numbers");
    }

    /// Half of them on a second node where there can be one.
    async fn a_crowd_that_joins_at_once_fills_the_circle_and_no_more(place: &Place) {
        let store = place.open().await;
        let crowd: Vec<String> = (0..20).map(|number| format!("p{number}")).collect();
        add(&store, &crowd.iter().map(String::as_str).collect::<Vec<_>>()).await;
        make(&store, "home", "p0").await;
        let other = if store.is_shared() { place.open().await } else { store.clone() };
        let asked = (0..).zip(crowd).map(|(number, person)| {
            let store = if number % 2 == 0 { store.clone() } else { other.clone() };
            tokio::spawn(async move { join(&store, "home", &person).await })
        });
        let asked: Vec<_> = asked.collect();
        let mut joined = 0;
        for asked in asked {
            joined += usize::from(asked.await.unwrap() == Joined::Done);
        }
        assert_eq!(joined, 8, "beside the one who made it");
        assert_eq!(members(&store, "home").await, Some(((1..=9).collect(), 1)));
    }

    async fn only_the_host_changes_a_circle(place: &Place) {
        let store = family(place).await;
        let (home, name) = (circle("home"), "Club".parse().unwrap());
        assert!(!store.rename_circle(&home, 2, &name).await.unwrap());
        assert!(store.rename_circle(&home, 1, &name).await.unwrap());
        assert!(!store.set_circle_link(&home, 2, "new").await.unwrap());
        assert!(store.set_circle_link(&home, 1, "new").await.unwrap());
        assert_eq!(store.circle_by_link("link-home").await.unwrap(), None);
        assert_eq!(store.circle_by_link("new").await.unwrap().unwrap().name, name);
        assert!(!store.hand_over_circle(&home, 1, 9).await.unwrap(), "there is no such member");
        assert!(store.hand_over_circle(&home, 1, 2).await.unwrap());
        assert!(!store.hand_over_circle(&home, 1, 3).await.unwrap());
        assert!(!store.end_circle(&home, 1).await.unwrap());
        assert!(!store.remove_member(&home, 1, 3).await.unwrap());
        assert!(store.remove_member(&home, 2, 3).await.unwrap());
        assert!(!store.remove_member(&home, 2, 3).await.unwrap(), "there is no such member any more");
        assert!(store.call_member(&home, 1, &"Oma".parse().unwrap()).await.unwrap());
        assert!(!store.call_member(&home, 9, &"Oma".parse().unwrap()).await.unwrap());
        let whole = store.circle(&home).await.unwrap().unwrap();
        assert_eq!((whole.name, whole.host, whole.members[0].name.as_str()), (name, 2, "Oma"));
    }

    async fn seasons_follow_each_other(place: &Place) {
        let store = family(place).await;
        let begin = async |host, at| {
            store.begin_season(&circle("home"), host, &"Winter".parse().unwrap(), at, 3).await.unwrap()
        };
        assert!(!begin(2, 50).await, "only the host");
        assert!(begin(1, 50).await && begin(1, 40).await);
        assert!(!begin(1, 60).await, "no more than three");
        let has = async |season| store.has_season(&circle("home"), season).await.unwrap();
        assert!(has(3).await && !has(0).await && !has(4).await);
        let whole = store.circle(&circle("home")).await.unwrap().unwrap();
        let seasons: Vec<_> = whole.seasons.iter().map(|season| (season.season, season.begun)).collect();
        assert_eq!(seasons, [(1, 10), (2, 50), (3, 50)], "none begins before the one that it ends");
    }

    async fn games_are_those_of_the_members_who_had_a_seat(place: &Place) {
        let store = family(place).await;
        play(&store, "plain", 100, &["anna", "bert", "dora"]).await;
        store.begin_season(&circle("home"), 1, &"2".parse().unwrap(), 150, 9).await.unwrap();
        play(&store, "evening", 200, &["bert", "bert", "anna", "carl"]).await;
        play(&store, "alone", 300, &["anna", "dora"]).await;
        let all = games(&store, None).await;
        assert_eq!(names(&all), ["alone", "evening", "plain"]);
        assert_eq!(names(&games(&store, Some(2)).await), ["alone", "evening"]);
        assert_eq!(seats(&all[2]), [Some(1), Some(2), None], "dora is no member");
        assert_eq!(seats(&all[1]), [None, None, Some(1), Some(3)], "a device that went round");
        assert_eq!(all.iter().map(|game| game.counts).collect::<Vec<_>>(), [false, true, true]);
        assert_eq!(all.iter().map(|game| game.evening).collect::<Vec<_>>(), [None, Some(4), None]);
        assert_eq!((all[2].seats[0].won, all[2].seats[1].score, all[2].season), (1.0, 99.0, 1));
        let before = store.circle_games(&circle("home"), None, Some(300), 1).await.unwrap();
        assert_eq!(names(&before), ["evening"]);
        let found = [bonecup_store::SeatAnalysis { seat: 1, luck: 2.0, loss: 3.0 }];
        store.set_analysis(&id("plain"), "null".to_owned(), &found).await.unwrap();
        let seat = games(&store, Some(1)).await[0].seats[1];
        assert_eq!((seat.luck, seat.loss), (Some(2.0), Some(3.0)));
        assert_eq!(store.results_of(&who("dora"), None, 9).await.unwrap().len(), 2, "results are there at once");
    }

    /// The log has the last step once, and whoever appends what is there changes nothing.
    async fn a_game_ends_once(place: &Place) {
        let store = family(place).await;
        play(&store, "oak", 100, &["anna", "bert"]).await;
        store.begin_season(&circle("home"), 1, &"2".parse().unwrap(), 150, 9).await.unwrap();
        end(&store, "oak", 200, &["bert", "carl"]).await;
        let all = games(&store, None).await;
        assert_eq!((all.len(), all[0].at, all[0].season), (1, 100, 1));
        assert_eq!(seats(&all[0]), [Some(1), Some(2)]);
    }

    async fn tables_are_opened_by_members_and_listed_until_they_end(place: &Place) {
        let store = family(place).await;
        assert_eq!(open(&store, "oak", "dora", &["dora"]).await, OpenedTable::NoCircle);
        assert!(store.table(&id("oak")).await.unwrap().is_none());
        assert_eq!(open(&store, "oak", "anna", &["anna", "dora", "carl"]).await, OpenedTable::Done);
        assert_eq!(open(&store, "evening", "bert", &["dora"]).await, OpenedTable::Done);
        let mut touched = step("oak", 2, 99);
        touched.change = Some(change(Phase::Playing));
        touched.change.as_mut().unwrap().seated = vec![who("anna"), who("dora"), who("carl")];
        store.append(touched).await.unwrap();
        let tables = store.open_circle_tables(&circle("home"), 9).await.unwrap();
        let shown: Vec<_> = tables.iter().map(|t| (t.table.as_str(), &t.members[..], t.evening)).collect();
        assert_eq!(shown, [("oak", &[1, 3][..], None), ("evening", &[][..], Some(4))]);
        let own = async |person| store.own_circle_of_table(&id("evening"), &who(person)).await.unwrap();
        assert_eq!(own("anna").await, Some(CircleTable { circle: circle("home"), evening: Some(4) }));
        assert_eq!(own("dora").await, None);
        let mut last = step("oak", 3, 100);
        last.change = Some(change(Phase::Closed));
        store.append(last).await.unwrap();
        assert_eq!(store.open_circle_tables(&circle("home"), 9).await.unwrap().len(), 1);
        assert!(store.delete_closed(&id("oak"), 0).await.unwrap());
        assert_eq!(store.circle_of_table(&id("oak")).await.unwrap(), None);
        assert!(games(&store, None).await.is_empty());
    }

    async fn whoever_leaves_is_gone_and_their_games_are_somebodys(place: &Place) {
        let store = family(place).await;
        play(&store, "oak", 100, &["anna", "bert"]).await;
        assert!(store.leave_circle(&circle("home"), 2).await.unwrap());
        assert!(!store.leave_circle(&circle("home"), 2).await.unwrap());
        let kept = place.rows_of(&TABLES).await;
        assert!(kept.contains("anna in home") && !kept.contains("bert"), "{kept}");
        let all = games(&store, None).await;
        assert_eq!((seats(&all[0]), all[0].counts), (vec![Some(1), None], true));
        assert_eq!(join(&store, "home", "bert").await, Joined::Done);
        assert_eq!(members(&store, "home").await, Some((vec![1, 3, 4], 1)), "a new member");
        assert_eq!(seats(&games(&store, None).await[0]), [Some(1), None]);
    }

    async fn after_a_host_comes_who_has_been_there_longest_and_after_the_last_nothing(place: &Place) {
        let store = family(place).await;
        play(&store, "oak", 100, &["anna", "bert"]).await;
        store.hand_over_circle(&circle("home"), 1, 3).await.unwrap();
        assert!(store.leave_circle(&circle("home"), 3).await.unwrap());
        assert_eq!(members(&store, "home").await, Some((vec![1, 2], 1)));
        assert!(store.leave_circle(&circle("home"), 1).await.unwrap());
        assert_eq!(members(&store, "home").await, Some((vec![2], 2)));
        assert!(store.leave_circle(&circle("home"), 2).await.unwrap());
        assert_eq!(members(&store, "home").await, None);
        assert_eq!(place.rows_of(&TABLES).await, "");
        assert!(store.table(&id("oak")).await.unwrap().is_some(), "the table is still a table");
    }

    async fn a_circle_that_ends_leaves_nothing(place: &Place) {
        let store = family(place).await;
        make(&store, "club", "bert").await;
        play(&store, "oak", 100, &["anna", "bert"]).await;
        assert!(store.end_circle(&circle("home"), 1).await.unwrap());
        assert!(!place.rows_of(&TABLES).await.contains("home"));
        assert_eq!(members(&store, "club").await, Some((vec![1], 1)), "others stay");
    }

    async fn whoever_deletes_themselves_is_in_no_circle(place: &Place) {
        let store = family(place).await;
        make(&store, "club", "bert").await;
        make(&store, "own", "anna").await;
        assert_eq!(join(&store, "club", "anna").await, Joined::Done);
        play(&store, "oak", 100, &["anna", "bert"]).await;
        assert!(store.let_go(&who("anna")).await.unwrap());
        assert_eq!(members(&store, "home").await, Some((vec![2, 3], 2)));
        assert_eq!(members(&store, "club").await, Some((vec![1], 1)));
        assert_eq!(members(&store, "own").await, None);
        assert_eq!(seats(&games(&store, None).await[0]), [None, Some(2)]);
        let kept = place.rows_of(&TABLES).await;
        assert!(kept.contains("bert") && !kept.contains("anna"), "{kept}");
        assert_eq!(join(&store, "home", "anna").await, Joined::NoPerson);
    }
}
