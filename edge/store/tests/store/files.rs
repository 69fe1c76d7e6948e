//! What a SQLite file may be, and what it may not.

use std::fs;
use std::path::Path;

use bonecup_rules::Reason;
use bonecup_store::{Appended, Store, StoreError};

use crate::kit::{Place, create, id, new_table, step};

/// A file as version 1 of the schema left it, with a table in it. It is never changed, so that every later version is
/// known to open it.
pub(crate) const VERSION_1: &str = "
    create table tables (id text primary key not null, code text not null unique, game text not null,
        public integer not null, owner text not null, phase text not null, seed blob, summary text not null,
        created integer not null, touched integer not null, analysed integer not null) strict;
    create table events (table_id text not null, seq integer not null, at integer not null, body text not null,
        primary key (table_id, seq)) strict;
    create table seats (table_id text not null references tables (id), person text not null,
        primary key (table_id, person)) strict, without rowid;
    create table leases (table_id text primary key not null references tables (id), attended integer not null,
        node text not null, epoch integer not null, until integer not null) strict, without rowid;
    create table people (id text primary key not null, name text not null, recovery blob unique,
        since integer not null) strict;
    create table tokens (id integer primary key, hash blob not null unique, person text not null references people (id),
        kind text not null, label text not null, since integer not null) strict;
    create table results (table_id text not null references tables (id), seat integer not null, person text not null,
        game text not null, seats integer not null, at integer not null, score real not null, won real not null,
        luck real, loss real, primary key (table_id, seat)) strict, without rowid;
    create table analyses (table_id text primary key not null references tables (id), body text not null) strict;
    pragma application_id = 0x424f4e45;
    pragma user_version = 1;
    insert into tables values ('oak', 'K7QX', 'knochenmax', 1, 'anna', 'playing', null, '{}', 5, 6, 0);
    insert into events values ('oak', 1, 5, 'first'), ('oak', 2, 6, 'second');
    insert into leases values ('oak', 1, 'a', 3, 100);";

/// A folder with a database in it that is closed, as it is after a normal stop.
async fn closed() -> Place {
    let place = Place::sqlite();
    let store = place.open().await;
    create(&store, new_table("oak", 0)).await;
    for seq in 2..200 {
        store.append(step("oak", seq, 0)).await.unwrap();
    }
    store.close().await;
    place
}

async fn refusal(path: &Path) -> StoreError {
    Store::open_sqlite(path).await.err().expect("this file is not to be opened")
}

#[tokio::test]
async fn a_file_of_version_1_is_opened() {
    let place = Place::sqlite();
    fs::create_dir_all(place.file().parent().unwrap()).unwrap();
    place.execute(VERSION_1).await;
    let store = place.open().await;
    assert_eq!(store.table_by_code("K7QX").await.unwrap().unwrap().touched, 6);
    assert_eq!(store.append(step("oak", 3, 7)).await.unwrap(), Appended::Done);
    assert_eq!(store.steps(&id("oak"), 0, 10).await.unwrap()[1].body, "second");
    assert_eq!(store.claim("b", 10).await.unwrap(), [(id("oak"), 4)]);
}

/// What is found out about games has grown: those that were looked at before are looked at again, and all others once.
#[tokio::test]
async fn games_of_an_older_file_are_looked_at_again() {
    let place = Place::sqlite();
    fs::create_dir_all(place.file().parent().unwrap()).unwrap();
    place.execute(VERSION_1).await;
    place
        .execute(
            "insert into tables values ('elm', 'K7QY', 'knochenmax', 1, 'anna', 'over', null, '{}', 5, 7, 1),
                ('ash', 'K7QZ', 'knochenmax', 1, 'anna', 'over', null, '{}', 5, 8, 0);
            insert into analyses values ('elm', 'kept')",
        )
        .await;
    let store = place.open().await;
    assert_eq!(store.unanalysed(10).await.unwrap(), [id("elm"), id("ash")]);
    assert_eq!(store.analysis(&id("elm")).await.unwrap().as_deref(), Some("kept"), "until then it stays");
}

#[tokio::test]
async fn a_file_of_a_newer_version_is_refused_and_left_alone() {
    let place = closed().await;
    place.execute("pragma user_version = 99").await;
    let before = fs::read(place.file()).unwrap();
    let error = refusal(&place.file()).await;
    assert!(matches!(error, StoreError::Newer { found: 99, .. }), "{error:?}");
    assert!(fs::read(place.file()).unwrap() == before);
}

#[tokio::test]
async fn a_file_of_another_program_is_refused_and_left_alone() {
    let place = Place::sqlite();
    fs::create_dir_all(place.file().parent().unwrap()).unwrap();
    place.execute("create table photos (name text)").await;
    let before = fs::read(place.file()).unwrap();
    assert_eq!(refusal(&place.file()).await, StoreError::Foreign(place.file()));
    assert!(fs::read(place.file()).unwrap() == before);
}

#[tokio::test]
async fn a_file_that_is_no_database_is_somebody_elses() {
    let place = Place::sqlite();
    fs::create_dir_all(place.file().parent().unwrap()).unwrap();
    fs::write(place.file(), "Dear diary, ".repeat(1000)).unwrap();
    assert_eq!(refusal(&place.file()).await, StoreError::Foreign(place.file()));
}

/// Overwrites the pages with which the log and its index begin.
fn damage_log(place: &Place) {
    let file = rusqlite::Connection::open(place.file()).unwrap();
    let mut pages = file.prepare("select rootpage from sqlite_schema where tbl_name = 'events'").unwrap();
    let pages = pages.query_map([], |row| row.get::<_, u32>(0)).unwrap().map(|page| page.unwrap() as usize);
    let mut bytes = fs::read(place.file()).unwrap();
    for page in pages {
        bytes[(page - 1) * 4096..page * 4096].fill(0xee);
    }
    fs::write(place.file(), &bytes).unwrap();
}

/// Pages that are overwritten are noticed by whoever reads them, and what is whole goes on.
#[tokio::test]
async fn a_damaged_page_is_told_to_who_reads_it() {
    let place = closed().await;
    damage_log(&place);
    let store = place.open().await;
    let error = store.steps(&id("oak"), 0, 1000).await.unwrap_err();
    assert!(matches!(error, StoreError::Damaged { .. }), "{error:?}");
    let error = store.append(step("oak", 200, 0)).await.unwrap_err();
    assert!(matches!(error, StoreError::Damaged { .. }), "{error:?}");
}

#[tokio::test]
async fn a_second_store_on_the_same_file_is_refused_and_told_who_has_it() {
    let place = Place::sqlite();
    let store = place.open().await;
    let error = refusal(&place.file()).await;
    assert_eq!(error, StoreError::InUse { path: place.file(), process: Some(std::process::id()) });
    assert!(error.facts().contains(&("process", std::process::id().to_string())));
    create(&store, new_table("oak", 0)).await;
    store.close().await;
    assert!(place.open().await.table(&id("oak")).await.unwrap().is_some());
}

#[tokio::test]
async fn a_folder_that_cannot_be_made_is_named() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("file"), "").unwrap();
    let error = refusal(&folder.path().join("file/bonecup.db")).await;
    assert!(matches!(error, StoreError::Files { .. }), "{error:?}");
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_can_read_the_file() {
    use std::os::unix::fs::PermissionsExt;
    let place = Place::sqlite();
    let store = place.open().await;
    create(&store, new_table("oak", 0)).await;
    for ending in ["", "-wal", "-shm"] {
        let path = format!("{}{ending}", place.file().display());
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o077, 0, "{path}");
    }
}

#[tokio::test]
async fn nothing_is_left_in_the_log_of_a_closed_file() {
    let place = closed().await;
    let log = format!("{}-wal", place.file().display());
    assert!(fs::metadata(log).map_or(0, |log| log.len()) == 0);
}

#[tokio::test]
async fn a_store_in_memory_does_everything_but_last() {
    let store = Store::open_memory().await.unwrap();
    create(&store, new_table("oak", 0)).await;
    assert_eq!(store.append(step("oak", 2, 1)).await.unwrap(), Appended::Done);
    assert_eq!(store.steps(&id("oak"), 0, 10).await.unwrap().len(), 2);
    store.ready("here", 1).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    store.backup(&folder.path().join("copy.db")).await.unwrap();
    store.close().await;
    let copy = Store::open_sqlite(&folder.path().join("copy.db")).await.unwrap();
    assert_eq!(copy.steps(&id("oak"), 0, 10).await.unwrap().len(), 2);
}
