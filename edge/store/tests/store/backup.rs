//! Copies that are made while the store is in use, and the way back.

use std::fs;

use bonecup_store::{Appended, Store, StoreError, backup_file, restore_file};

use crate::kit::{Place, create, id, new_table, step};

async fn head(store: &Store) -> u32 {
    store.heads(&[id("oak")]).await.unwrap()[0].1
}

/// A database with so many steps, closed.
async fn with_steps(steps: u32) -> Place {
    let place = Place::sqlite();
    let store = place.open().await;
    create(&store, new_table("oak", 0)).await;
    for seq in 2..=steps {
        store.append(step("oak", seq, 0)).await.unwrap();
    }
    store.close().await;
    place
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_made_while_steps_are_appended_has_all_that_came_before() {
    let place = with_steps(300).await;
    let store = place.open().await;
    let writer = tokio::spawn({
        let store = store.clone();
        async move {
            for seq in 301..=600 {
                assert_eq!(store.append(step("oak", seq, 0)).await.unwrap(), Appended::Done);
            }
        }
    });
    let copies = ["within.db", "beside.db"].map(|name| place.file().with_file_name(name));
    let before = head(&store).await;
    store.backup(&copies[0]).await.unwrap();
    backup_file(&place.file(), &copies[1]).unwrap();
    writer.await.unwrap();
    for copy in &copies {
        let copy = Store::open_sqlite(copy).await.unwrap();
        let copied = head(&copy).await;
        assert!((before..=600).contains(&copied));
        let steps = copy.steps(&id("oak"), 0, 1000).await.unwrap();
        assert!(steps.iter().map(|step| step.seq).eq(1..=copied), "without a gap");
        assert!(copy.table(&id("oak")).await.unwrap().is_some());
    }
    assert_eq!(head(&store).await, 600);
}

#[tokio::test]
async fn a_copy_is_one_file_and_replaces_none() {
    let place = with_steps(5).await;
    let store = place.open().await;
    let copy = place.file().with_file_name("copy.db");
    store.backup(&copy).await.unwrap();
    let names = fs::read_dir(place.file().parent().unwrap()).unwrap().map(|entry| entry.unwrap().file_name());
    let others: Vec<_> = names.filter(|name| !name.to_str().unwrap().starts_with("bonecup.db")).collect();
    assert_eq!(others, ["copy.db"]);
    let before = fs::read(&copy).unwrap();
    assert_eq!(store.backup(&copy).await, Err(StoreError::Exists(copy.clone())));
    assert_eq!(backup_file(&place.file(), &copy), Err(StoreError::Exists(copy.clone())));
    assert!(fs::read(&copy).unwrap() == before);
}

#[tokio::test]
async fn what_is_no_database_cannot_be_copied() {
    let place = with_steps(2).await;
    let (missing, to) = (place.file().with_file_name("none.db"), place.file().with_file_name("to.db"));
    assert_eq!(backup_file(&missing, &to), Err(StoreError::Missing(missing.clone())));
    place.execute("pragma application_id = 7").await;
    assert_eq!(backup_file(&place.file(), &to), Err(StoreError::Foreign(place.file())));
    assert!(!missing.exists() && !to.exists());
}

#[tokio::test]
async fn a_copy_is_restored() {
    let place = with_steps(10).await;
    let copy = place.file().with_file_name("copy.db");
    backup_file(&place.file(), &copy).unwrap();
    let store = place.open().await;
    store.append(step("oak", 11, 0)).await.unwrap();
    assert!(matches!(restore_file(&copy, &place.file(), true), Err(StoreError::InUse { .. })));
    store.close().await;
    assert_eq!(restore_file(&copy, &place.file(), false), Err(StoreError::Exists(place.file())));
    assert_eq!(head(&place.open().await).await, 11);
}

#[tokio::test]
async fn restoring_by_force_replaces_what_is_there() {
    let place = with_steps(10).await;
    let copy = place.file().with_file_name("copy.db");
    backup_file(&place.file(), &copy).unwrap();
    let store = place.open().await;
    store.append(step("oak", 11, 0)).await.unwrap();
    store.close().await;
    // A log that a killed process left must not be read into the restored file.
    let log = format!("{}-wal", place.file().display());
    fs::write(&log, [0; 100]).unwrap();
    restore_file(&copy, &place.file(), true).unwrap();
    assert!(!fs::exists(&log).unwrap());
    let store = place.open().await;
    assert_eq!(head(&store).await, 10);
    assert_eq!(store.append(step("oak", 11, 0)).await.unwrap(), Appended::Done);
}

#[tokio::test]
async fn a_copy_is_restored_where_nothing_is() {
    let place = with_steps(10).await;
    let new = place.file().with_file_name("new").join("deep").join("bonecup.db");
    restore_file(&place.file(), &new, false).unwrap();
    assert_eq!(head(&Store::open_sqlite(&new).await.unwrap()).await, 10);
}

#[tokio::test]
async fn a_copy_that_is_damaged_or_not_ours_is_not_restored() {
    let place = with_steps(400).await;
    let target = with_steps(3).await;
    let copy = place.file().with_file_name("copy.db");
    let refused = |bytes: &[u8]| {
        fs::write(&copy, bytes).unwrap();
        restore_file(&copy, &target.file(), true).unwrap_err()
    };
    let whole = fs::read(place.file()).unwrap();
    let mut torn = whole.clone();
    let middle = torn.len() / 2;
    torn[middle..middle + 4096].fill(0xee);
    assert!(matches!(refused(&torn), StoreError::Damaged { .. }));
    assert!(matches!(refused(&whole[..middle]), StoreError::Damaged { .. }));
    assert!(matches!(refused(b"Dear diary"), StoreError::Foreign(_)));
    assert!(matches!(refused(b""), StoreError::Foreign(_)));
    fs::write(&copy, &whole).unwrap();
    rusqlite::Connection::open(&copy).unwrap().execute_batch("pragma user_version = 99").unwrap();
    let newer = restore_file(&copy, &target.file(), true).unwrap_err();
    assert!(matches!(newer, StoreError::Newer { found: 99, .. }));
    fs::remove_file(&copy).unwrap();
    assert_eq!(restore_file(&copy, &target.file(), true), Err(StoreError::Missing(copy)));
    assert_eq!(head(&target.open().await).await, 3, "nothing has happened to it");
}
