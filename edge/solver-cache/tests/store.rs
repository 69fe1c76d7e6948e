//! SolvedFiles come back as they were kept, and nothing else is ever taken for one.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may stop at the first surprise"
)]

use std::fs;
use std::path::PathBuf;

use bonecup_rules::Points;
use bonecup_solver_cache::{Background, Key, SHIPPED_TARGET, SolvedFiles, Store, TableError};
use knochenmax::KnochenMaxOptions;
use rolling_bones::BonesOptions;
use tempfile::TempDir;

fn key() -> Key {
    Key::new("test").with("size", 3)
}

const VALUES: [f64; 3] = [0.25, -1e300, f64::MIN_POSITIVE];

/// A folder with one table, and the table's file.
fn kept() -> (TempDir, Store, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::new(folder.path().join("cache"));
    let file = store.save(&key(), &VALUES).unwrap();
    (folder, store, file)
}

#[track_caller]
fn refused(change: impl FnOnce(&mut Vec<u8>), is_right: impl Fn(&TableError) -> bool) {
    let (_folder, store, file) = kept();
    let mut bytes = fs::read(&file).unwrap();
    change(&mut bytes);
    fs::write(&file, bytes).unwrap();
    let error = store.load(&key(), VALUES.len()).unwrap_err();
    assert!(is_right(&error), "{error:?}");
    assert!(error.to_string().contains(file.to_str().unwrap()), "{error}");
    // What cannot be used is replaced.
    store.save(&key(), &VALUES).unwrap();
    assert_eq!(store.load(&key(), VALUES.len()).unwrap().unwrap(), VALUES);
}

#[test]
fn tables_come_back_bit_by_bit() {
    let (_folder, store, _) = kept();
    assert_eq!(store.load(&key(), 3).unwrap().unwrap(), VALUES);
    let many: Vec<f64> = (0..200_000).map(|i| f64::from(i).sqrt()).collect();
    store.save(&key(), &many).unwrap();
    assert_eq!(store.load(&key(), many.len()).unwrap().unwrap(), many);
    store.save(&key(), &[]).unwrap();
    assert_eq!(store.load(&key(), 0).unwrap().unwrap(), [0.0; 0]);
}

#[test]
fn what_was_never_kept_is_not_there() {
    let (folder, store, _) = kept();
    assert_eq!(store.load(&Key::new("test").with("size", 4), 4).unwrap(), None);
    assert_eq!(Store::new(folder.path().join("no/such")).load(&key(), 3).unwrap(), None);
    assert_eq!(Store::nowhere().load(&key(), 3).unwrap(), None);
}

#[test]
fn any_changed_byte_is_noticed() {
    let length = fs::read(kept().2).unwrap().len();
    for place in 0..length {
        refused(|bytes| bytes[place] ^= 1, TableError::is_bad_file);
    }
}

#[test]
fn a_file_that_is_cut_off_or_longer_is_damaged() {
    let length = fs::read(kept().2).unwrap().len();
    for rest in 0..length {
        refused(|bytes| bytes.truncate(rest), TableError::is_bad_file);
    }
    refused(|bytes| bytes.push(0), |error| matches!(error, TableError::Damaged(_)));
    refused(|bytes| bytes.resize(1 << 20, 0), |error| matches!(error, TableError::Damaged(_)));
}

#[test]
fn foreign_files_and_other_versions_are_told_apart() {
    refused(
        |bytes| *bytes = b"PNG and so on, for long enough".to_vec(),
        |error| matches!(error, TableError::Foreign(_)),
    );
    refused(|bytes| bytes[8] = 9, |error| matches!(error, TableError::Version { found: 9, known: 1, .. }));
}

#[test]
fn another_table_under_the_same_name_is_not_mistaken() {
    let (_folder, store, file) = kept();
    let other = Key::new("test").with("size", 5);
    fs::copy(file, store.file(&other).unwrap()).unwrap();
    assert!(matches!(store.load(&other, 3), Err(TableError::OtherTable(_))));
    assert!(matches!(store.load(&key(), 4), Err(TableError::Damaged(_))), "of another length");
}

#[test]
fn writers_at_the_same_time_leave_one_whole_table_and_no_rubbish() {
    let (_folder, store, _) = kept();
    let table = |writer: u32| vec![f64::from(writer); 10_000];
    std::thread::scope(|scope| {
        for writer in 0..8 {
            let store = store.clone();
            scope.spawn(move || {
                for _ in 0..5 {
                    store.save(&key(), &table(writer)).unwrap();
                    let read = store.load(&key(), 10_000).unwrap().unwrap();
                    assert!(read.iter().all(|value| *value == read[0]));
                }
            });
        }
    });
    assert_eq!(fs::read_dir(store.folder().unwrap()).unwrap().count(), 1);
}

#[test]
fn a_folder_that_cannot_be_written_is_said_and_harms_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let in_the_way = folder.path().join("file");
    fs::write(&in_the_way, "").unwrap();
    let store = Store::new(in_the_way.join("cache"));
    assert!(matches!(store.save(&key(), &VALUES), Err(TableError::Io { .. })));
    assert!(matches!(Store::nowhere().save(&key(), &VALUES), Err(TableError::NoFolder)));
}

#[test]
fn tables_that_were_never_solved_are_not_there() {
    let folder = tempfile::tempdir().unwrap();
    let tables = SolvedFiles::with_folder(folder.path());
    let own_weights = KnochenMaxOptions { bones: "1,2,3,4".parse().unwrap(), ..KnochenMaxOptions::default() };
    assert!(tables.duel(&own_weights).unwrap().is_none());
    let farther = BonesOptions { target: SHIPPED_TARGET + Points(1), ..BonesOptions::default() };
    assert!(tables.race(&farther).unwrap().is_none());
}

#[test]
fn a_background_can_be_watched_and_cancelled() {
    let until_cancelled = Background::start(|watch| {
        (watch.progress)(0.5);
        while !watch.cancelled.load(std::sync::atomic::Ordering::Relaxed) {
            std::thread::yield_now();
        }
        None::<()>
    });
    while until_cancelled.progress() < 0.5 {
        std::thread::yield_now();
    }
    assert!(!until_cancelled.is_finished());
    until_cancelled.cancel();
    assert_eq!(until_cancelled.wait(), None);
}
