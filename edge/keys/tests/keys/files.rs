//! The file of the master key.

use std::fs;
use std::path::PathBuf;

use bonecup_keys::{KeyError, KeySource, ServerKeys};
use tempfile::TempDir;

fn place() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("data/bonecup.db.key");
    (folder, path)
}

fn master(path: &std::path::Path, is_needed: bool) -> Result<bonecup_keys::MasterKey, KeyError> {
    KeySource::File(path.to_owned()).master(is_needed)
}

#[test]
fn a_key_is_made_once_and_found_again() {
    let (_folder, path) = place();
    let kept = ServerKeys::make(&master(&path, false).unwrap()).unwrap();
    let text = fs::read_to_string(&path).unwrap();
    assert_eq!(text.trim().len(), 64);
    for is_needed in [false, true] {
        ServerKeys::open(&master(&path, is_needed).unwrap(), &kept).unwrap();
    }
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
    // The same text may stand in the environment.
    ServerKeys::open(&text.to_uppercase().parse().unwrap(), &kept).unwrap();
    let names = fs::read_dir(path.parent().unwrap()).unwrap().count();
    assert_eq!(names, 1, "nothing unfinished is left");
}

#[test]
fn a_key_that_is_needed_is_never_made_anew() {
    let (_folder, path) = place();
    assert_eq!(master(&path, true).unwrap_err(), KeyError::Missing(path.clone()));
    assert!(!path.exists());
}

#[test]
fn what_is_no_key_is_refused_and_left_alone() {
    let (_folder, path) = place();
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    let almost = "0".repeat(63);
    for text in ["", "\n", "key", &almost, &format!("{almost}g"), &"0".repeat(66), "ключ"] {
        fs::write(&path, text).unwrap();
        for is_needed in [false, true] {
            assert_eq!(master(&path, is_needed).unwrap_err(), KeyError::Malformed, "{text:?}");
        }
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
    }
    fs::write(&path, [0xff; 64]).unwrap();
    assert_eq!(master(&path, false).unwrap_err(), KeyError::Malformed);
    fs::remove_file(&path).unwrap();
    fs::create_dir(&path).unwrap();
    assert!(matches!(master(&path, false).unwrap_err(), KeyError::File { .. }));
}

#[cfg(unix)]
#[test]
fn only_the_owner_can_read_it() {
    use std::os::unix::fs::PermissionsExt as _;
    let (_folder, path) = place();
    master(&path, false).unwrap();
    assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
}
