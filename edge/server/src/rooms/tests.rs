#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop at the first surprise")]

use std::time::Duration;

use axum::response::IntoResponse as _;
use bonecup_games::{GameId, RULES_VERSION};
use bonecup_keys::KeySource;
use bonecup_referee::room::{Deadline, Offer, Opening, PersonAction, PersonRequest, Phase, SeatOffer};
use bonecup_referee::{DiceSource, PersonId, Scheme};
use bonecup_store::NewTable;

use super::*;
use crate::clock::tests::Moved;
use crate::error::ApiError;

/// Rooms with a table of Anna's whose dice are committed to one seed, while the store has what is given here.
async fn rooms(stored: Option<[u8; 32]>) -> Arc<Rooms> {
    rooms_by(stored, Clock::default(), Deadline::None).await
}

async fn rooms_by(stored: Option<[u8; 32]>, clock: Clock, deadline: Deadline) -> Arc<Rooms> {
    let person: PersonId = "anna".parse().unwrap();
    let offer = Offer::Person { person: person.clone(), name: "Anna".parse().unwrap() };
    let opening = Opening {
        table: "oak".parse().unwrap(),
        game: GameId::KnochenMax,
        rules: RULES_VERSION,
        options: "{}".parse().unwrap(),
        owner: person.clone(),
        public: false,
        deadline,
        coach: false,
        commitment: Some(Seed::new([7; 32]).commitment(Scheme::One)),
        scheme: Scheme::One,
        engine: None,
        from: None,
        ahead: Vec::new(),
        seats: vec![SeatOffer { offer, dice: DiceSource::Drawn }],
    };
    let first = Room::open(opening, person.clone(), "open".parse().unwrap(), Millis(0)).unwrap();
    let store = Store::open_memory().await.unwrap();
    let keys = Arc::new(crate::keys::open(&store, &KeySource::Fresh).await.unwrap());
    let encrypted = |seed: [u8; 32]| keys.encrypt_seed(&"oak".parse().unwrap(), &seed).unwrap();
    let new = NewTable {
        id: "oak".parse().unwrap(),
        code: "OAK".to_owned(),
        game: GameId::KnochenMax,
        public: false,
        owner: person.clone(),
        phase: Phase::Gathering,
        attended: false,
        seed: stored.map(encrypted),
        summary: summary::write(&Room::opened(&first).unwrap()),
        at: 0,
        first: first.write().unwrap(),
        seated: vec![person],
    };
    store.create(new).await.unwrap();
    let workers = TableWorkers::new("here".to_owned(), Duration::ZERO, 1);
    let results = ResultsWriter::new(store.clone());
    Rooms::new(store, keys, Bus::default(), Metrics::new(), workers, clock, results)
}

async fn submit(rooms: &Arc<Rooms>, key: &str, action: PersonAction) -> Result<Answer, SubmitError> {
    let (person, key) = ("anna".parse().unwrap(), key.parse().unwrap());
    rooms.submit(&"oak".parse().unwrap(), PersonRequest { person, key, expected: None, action }).await
}

#[tokio::test]
async fn a_table_with_its_seed_begins() {
    let rooms = rooms(Some([7; 32])).await;
    submit(&rooms, "start", PersonAction::Start).await.unwrap();
}

#[tokio::test]
async fn a_table_without_its_seed_says_so_and_can_be_looked_at_and_closed() {
    for stored in [None, Some([0; 32])] {
        let rooms = rooms(stored).await;
        let error = submit(&rooms, "start", PersonAction::Start).await.unwrap_err();
        assert!(matches!(error, SubmitError::NoSeed(_)), "{error}");
        let response = ApiError::from(error);
        assert_eq!(response.code(), "table-no-seed");
        assert_eq!(response.into_response().status(), 500);
        let table = "oak".parse().unwrap();
        assert_eq!(rooms.room(&table).await.unwrap().phase(), Phase::Gathering, "nothing has happened");
        submit(&rooms, "close", PersonAction::Close).await.unwrap();
        let room = rooms.room(&table).await.unwrap();
        assert_eq!((room.phase(), room.seed()), (Phase::Closed, None));
    }
}

/// Rooms by a clock that can be moved, with a table at which Anna has half a minute.
async fn hasty() -> (Moved, Arc<Rooms>, Seq) {
    let time = Moved::default();
    time.jump(1_000_000);
    let rooms = rooms_by(Some([7; 32]), Clock::new(time.clone()), Deadline::HalfMinute).await;
    submit(&rooms, "start", PersonAction::Start).await.unwrap();
    let from = rooms.room(&"oak".parse().unwrap()).await.unwrap().clock_from();
    (time, rooms, from)
}

async fn left(rooms: &Rooms) -> Option<i64> {
    let table = "oak".parse().unwrap();
    let room = rooms.room(&table).await.unwrap();
    rooms.remaining(&rooms.live(&table), &room).map(|remaining| remaining.left)
}

#[tokio::test]
async fn time_for_a_move_is_what_the_server_has_run() {
    let (time, rooms, _) = hasty().await;
    assert_eq!(left(&rooms).await, Some(30_000));
    time.pass(4);
    assert_eq!(left(&rooms).await, Some(26_000));
    for hour in [3_600, -3_600, -3_600] {
        time.jump(hour);
        rooms.clock.correct(None);
        assert_eq!(left(&rooms).await, Some(26_000), "the day has jumped");
    }
    time.pass(600);
    assert_eq!(left(&rooms).await, Some(26_000), "the server was stopped");
    time.pass(5);
    assert_eq!(left(&rooms).await, Some(21_000));
}

/// A clock that was put back puts nothing off, and what was measured of another clock expires nobody.
#[tokio::test]
async fn what_was_measured_expires_whatever_the_time_of_day() {
    let (time, rooms, from) = hasty().await;
    let table: TableId = "oak".parse().unwrap();
    time.jump(-3_600);
    rooms.clock.correct(None);
    let early = rooms.submit_timed(&table, TableRequest::Expire, Seq(from.0 - 1)).await;
    assert!(matches!(early, Err(SubmitError::Refused { refusal: RoomRefusal::NotDue, .. })), "{early:?}");
    rooms.submit_timed(&table, TableRequest::Expire, from).await.unwrap();
    let room = rooms.room(&table).await.unwrap();
    assert!(room.seats()[0].bot().is_some());
}
