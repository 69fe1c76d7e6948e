//! What is encrypted, and what used to be in the open.

use std::fs;
use std::path::Path;

use bonecup_store::{NewTable, PlainSeed, Store, server_key_in};

use crate::files::VERSION_1;
use crate::kit::{Place, create, id, new_table, on_both};

/// As if somebody had the key: nothing of the seed is to be seen.
fn encrypted(plain: PlainSeed) -> (PlainSeed, Vec<u8>) {
    let hidden = plain.seed.map(|byte| byte ^ 0x55);
    (plain, [hidden.as_slice(), &[0; 40]].concat())
}

/// Encrypts in batches of two.
async fn encrypt_all(store: &Store) -> usize {
    let mut number = 0;
    loop {
        let seeds = store.plain_seeds(2).await.unwrap();
        if seeds.is_empty() {
            return number;
        }
        number += seeds.len();
        store.encrypt_seeds(seeds.into_iter().map(encrypted).collect()).await.unwrap();
    }
}

on_both! {
    /// Two nodes may start at the same moment: the key of one is everybody's.
    async fn the_first_key_is_the_one(place: &Place) {
        let store = place.open().await;
        assert_eq!(store.server_key().await.unwrap(), None);
        assert_eq!(store.keep_server_key(vec![1; 72]).await.unwrap(), vec![1; 72]);
        assert_eq!(store.keep_server_key(vec![2; 72]).await.unwrap(), vec![1; 72]);
        store.close().await;
        assert_eq!(place.open().await.server_key().await.unwrap(), Some(vec![1; 72]));
    }

    async fn plain_seeds_are_found_until_they_are_encrypted(place: &Place) {
        let store = place.open().await;
        for (at, name) in ["oak", "ash", "elm", "fir", "yew"].into_iter().enumerate() {
            let seed = Some(vec![u8::try_from(at).unwrap(); 32]);
            create(&store, NewTable { seed, ..new_table(name, 0) }).await;
        }
        create(&store, NewTable { seed: None, ..new_table("real-dice", 0) }).await;
        create(&store, new_table("encrypted", 0)).await;
        assert_eq!(encrypt_all(&store).await, 5);
        assert_eq!(store.seed(&id("elm")).await.unwrap().unwrap()[..32], [2 ^ 0x55; 32]);
        assert_eq!(store.seed(&id("encrypted")).await.unwrap(), Some(vec![7; 72]));
        assert_eq!(store.seed(&id("real-dice")).await.unwrap(), None);
        store.forget_plain_seeds().await.unwrap();
        store.close().await;
    }

    /// Another node may have encrypted it meanwhile, under a nonce of its own.
    async fn what_is_encrypted_already_stays(place: &Place) {
        let store = place.open().await;
        create(&store, new_table("oak", 0)).await;
        let plain = PlainSeed { table: id("oak"), seed: [1; 32] };
        store.encrypt_seeds(vec![(plain, vec![9; 72])]).await.unwrap();
        assert_eq!(store.seed(&id("oak")).await.unwrap(), Some(vec![7; 72]));
    }
}

/// Whether the bytes are anywhere in the database or in a file beside it.
fn is_on_disk(database: &Path, bytes: &[u8]) -> bool {
    let files = fs::read_dir(database.parent().unwrap()).unwrap();
    files
        .map(|file| fs::read(file.unwrap().path()).unwrap())
        .any(|file| file.windows(bytes.len()).any(|part| part == bytes))
}

/// A file of version 1 with tables whose seeds are in the open, of which some moved about on their pages.
async fn with_plain_seeds(place: &Place, seeds: &[[u8; 32]]) {
    fs::create_dir_all(place.file().parent().unwrap()).unwrap();
    place.execute(VERSION_1).await;
    let connection = rusqlite::Connection::open(place.file()).unwrap();
    connection.execute_batch("pragma journal_mode = wal").unwrap();
    let sql = "insert into tables values ($1, $1, 'knochenmax', 1, 'anna', 'playing', $2, '{}', 5, 6, 0)";
    for (number, seed) in seeds.iter().enumerate() {
        connection.execute(sql, (format!("t{number}"), seed)).unwrap();
    }
    let longer = "update tables set summary = $1 where id in (select id from tables limit 20)";
    connection.execute(longer, ["x".repeat(2000)]).unwrap();
    // As after a crash: what was written last is in the log beside the file.
    std::mem::forget(connection);
}

/// A seed that is nowhere else in the file.
fn seed(number: u8) -> [u8; 32] {
    std::array::from_fn(|at| number ^ u8::try_from(at).unwrap().wrapping_mul(37).wrapping_add(101))
}

#[tokio::test]
async fn no_plain_seed_is_left_on_the_disk() {
    let place = Place::sqlite();
    let seeds: Vec<[u8; 32]> = (0..60).map(seed).collect();
    with_plain_seeds(&place, &seeds).await;
    assert!(seeds.iter().all(|seed| is_on_disk(&place.file(), seed)), "otherwise this tests nothing");

    // Stopped before the file was written anew, it goes on when it starts again.
    let store = place.open().await;
    assert_eq!(encrypt_all(&store).await, 60);
    store.close().await;
    let store = place.open().await;
    assert_eq!(encrypt_all(&store).await, 0);
    store.forget_plain_seeds().await.unwrap();
    assert!(!seeds.iter().any(|seed| is_on_disk(&place.file(), seed)), "while the store is open");
    assert_eq!(store.table(&id("t7")).await.unwrap().unwrap().created, 5);
    store.close().await;
    assert!(!seeds.iter().any(|seed| is_on_disk(&place.file(), seed)));

    // It is done once.
    let before = fs::read(place.file()).unwrap();
    let store = place.open().await;
    store.forget_plain_seeds().await.unwrap();
    store.close().await;
    assert!(fs::read(place.file()).unwrap() == before);
}

#[tokio::test]
async fn the_key_is_found_in_a_copy_and_not_in_an_old_one() {
    let place = Place::sqlite();
    fs::create_dir_all(place.file().parent().unwrap()).unwrap();
    place.execute(VERSION_1).await;
    assert_eq!(server_key_in(&place.file()), Ok(None));
    let store = place.open().await;
    assert_eq!(server_key_in(&place.file()), Ok(None));
    store.keep_server_key(vec![1; 72]).await.unwrap();
    let copy = place.file().with_file_name("copy.db");
    store.backup(&copy).await.unwrap();
    assert_eq!(server_key_in(&copy), Ok(Some(vec![1; 72])));
}
