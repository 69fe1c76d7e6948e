//! Several nodes on one Postgres.

use bonecup_store::{Appended, Committed, Store, StoreError};

use crate::kit::{Place, create, id, new_table, step};

async fn refusal(url: &str) -> StoreError {
    Store::open_postgres(url).await.err().expect("this database is not to be opened")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_that_start_at_once_make_the_tables_once() {
    let place = Place::postgres().await;
    let nodes: Vec<_> = (0..6)
        .map(|_| {
            let url = place.url();
            tokio::spawn(async move { Store::open_postgres(&url).await.unwrap() })
        })
        .collect();
    let mut stores = Vec::new();
    for node in nodes {
        stores.push(node.await.unwrap());
    }
    create(&stores[0], new_table("oak", 0)).await;
    for (seq, store) in (2..).zip(&stores) {
        assert!(store.is_shared());
        assert_eq!(store.append(step("oak", seq, 0)).await.unwrap(), Appended::Done);
    }
    place.clear().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_nodes_one_wins_each_number() {
    let place = Place::postgres().await;
    let (one, other) = (place.open().await, place.open().await);
    create(&one, new_table("oak", 0)).await;
    for seq in 2..40 {
        let tries = tokio::join!(one.append(step("oak", seq, 0)), other.append(step("oak", seq, 0)));
        let done = [tries.0.unwrap(), tries.1.unwrap()].iter().filter(|end| **end == Appended::Done).count();
        assert_eq!(done, 1, "step {seq}");
    }
    place.clear().await;
}

/// Cuts the connections that wait for the log, as soon as there are any.
const CUT: &str = "do $$ begin
    for turn in 1..400 loop
        exit when exists (select 1 from pg_locks where relation = 'events'::regclass and not granted);
        perform pg_sleep(0.02);
    end loop;
    perform pg_terminate_backend(pid) from pg_locks where relation = 'events'::regclass and not granted;
end $$";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn connections_that_break_are_made_again() {
    let place = Place::postgres().await;
    let store = place.open().await;
    create(&store, new_table("oak", 0)).await;
    let (holder, connection) = tokio_postgres::connect(&place.url(), tokio_postgres::NoTls).await.unwrap();
    let connection = tokio::spawn(connection);
    holder.batch_execute("begin; lock table events").await.unwrap();
    let append = tokio::spawn({
        let store = store.clone();
        async move { store.append(step("oak", 2, 0)).await }
    });
    holder.batch_execute(CUT).await.unwrap();
    holder.batch_execute("commit").await.unwrap();
    let error = append.await.unwrap().expect_err("its connection was cut");
    assert!(matches!(error, StoreError::Unavailable { .. }), "{error:?}");
    assert_eq!(store.heads(&[id("oak")]).await.unwrap(), [(id("oak"), 1)]);
    assert_eq!(store.append(step("oak", 2, 0)).await.unwrap(), Appended::Done);
    drop(holder);
    connection.await.unwrap().unwrap();
    place.clear().await;
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_refused() {
    let place = Place::postgres().await;
    place.open().await.close().await;
    place.execute("insert into bonecup_schema (version) values (99)").await;
    let error = refusal(&place.url()).await;
    assert!(matches!(error, StoreError::Newer { found: 99, .. }), "{error:?}");
    place.clear().await;
}

#[tokio::test]
async fn tables_of_another_program_are_left_alone() {
    let place = Place::postgres().await;
    place.execute("create table people (name text)").await;
    let error = refusal(&place.url()).await;
    assert!(matches!(error, StoreError::Refused { .. }), "{error:?}");
    place.execute("insert into people values ('still here')").await;
    place.clear().await;
}

#[tokio::test]
async fn a_backup_of_postgres_is_made_elsewhere() {
    let place = Place::postgres().await;
    let store = place.open().await;
    let folder = tempfile::tempdir().unwrap();
    assert_eq!(store.backup(&folder.path().join("x")).await, Err(StoreError::BackupElsewhere));
    place.clear().await;
}

#[tokio::test]
async fn an_address_that_is_none_is_refused_without_being_repeated() {
    let error = refusal("postgres://anna:geheim@host:port/x").await;
    assert!(matches!(error, StoreError::Address { .. }), "{error:?}");
    assert!(!format!("{error:?} {error}").contains("geheim"));
}

#[tokio::test]
async fn a_server_that_is_not_there_is_unavailable() {
    // Nothing listens on port 1.
    let error = refusal("postgres://anna:geheim@127.0.0.1:1/x").await;
    assert!(matches!(error, StoreError::Unavailable { committed: Committed::No, .. }), "{error:?}");
    assert!(!format!("{error:?} {error}").contains("geheim"));
}
