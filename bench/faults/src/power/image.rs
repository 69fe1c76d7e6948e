//! The files as a power cut may leave them: what was synced is there, and of the rest anything.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use super::trace::{Deed, Event};
use crate::Failure;
use crate::random::Random;

/// Disks write whole sectors.
const SECTOR: usize = 512;

/// A change that may or may not have reached the disk.
#[derive(Clone)]
struct Unsynced {
    deed: Deed,
    ended: u64,
}

#[derive(Clone, Default)]
struct OneFile {
    synced: Vec<u8>,
    unsynced: Vec<Unsynced>,
}

/// Files while events happen to them. Names are taken to be durable at once: what is tried here is what is in the files.
#[derive(Clone, Default)]
pub(crate) struct Disk(BTreeMap<PathBuf, OneFile>);

/// What of the unsynced changes reached the disk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Luck {
    Nothing,
    Everything,
    /// All up to one, which is torn.
    UpTo(usize),
    /// Each or not, some of them torn, in no order.
    Any,
}

impl Disk {
    /// All files of a folder as they are now, taken to be synced.
    pub(crate) fn of(folder: &Path) -> Result<Disk, Failure> {
        let mut files = BTreeMap::new();
        for entry in std::fs::read_dir(folder)? {
            let path = entry?.path();
            if is_kept(&path) {
                let synced = std::fs::read(&path)?;
                files.insert(path, OneFile { synced, unsynced: Vec::new() });
            }
        }
        Ok(Disk(files))
    }

    /// Takes an event in that began before the power went, at this time.
    pub(crate) fn take(&mut self, event: &Event, cut: u64) {
        if !is_kept(&event.file) {
            return;
        }
        match &event.deed {
            Deed::Remove => drop(self.0.remove(&event.file)),
            Deed::Rename { to } => {
                if let Some(file) = self.0.remove(&event.file) {
                    self.0.insert(to.clone(), file);
                }
            }
            Deed::Sync if event.ended <= cut => self.sync(event),
            Deed::Sync => {}
            Deed::Write { .. } | Deed::Truncate { .. } => {
                let file = self.0.entry(event.file.clone()).or_default();
                file.unsynced.push(Unsynced { deed: event.deed.clone(), ended: event.ended });
            }
        }
    }

    /// What had ended before the sync began is on the disk once that has ended.
    fn sync(&mut self, event: &Event) {
        let Some(file) = self.0.get_mut(&event.file) else { return };
        let waiting = std::mem::take(&mut file.unsynced);
        for change in waiting {
            if change.ended <= event.began {
                apply(&mut file.synced, &change.deed);
            } else {
                file.unsynced.push(change);
            }
        }
    }

    /// Writes the files as the cut may have left them into another folder.
    pub(crate) fn leave(&self, folder: &Path, random: &mut Random) -> Result<(), Failure> {
        std::fs::create_dir_all(folder)?;
        for (path, file) in &self.0 {
            let name = path.file_name().ok_or("a file has a name")?;
            std::fs::write(folder.join(name), file.left(random))?;
        }
        Ok(())
    }
}

impl OneFile {
    fn left(&self, random: &mut Random) -> Vec<u8> {
        let luck = match random.below(5) {
            0 => Luck::Nothing,
            1 => Luck::Everything,
            2 | 3 => Luck::UpTo(random.below(self.unsynced.len())),
            _ => Luck::Any,
        };
        let mut bytes = self.synced.clone();
        for (place, change) in self.unsynced.iter().enumerate() {
            match luck {
                Luck::Nothing => {}
                Luck::Everything => apply(&mut bytes, &change.deed),
                Luck::UpTo(last) if place < last => apply(&mut bytes, &change.deed),
                Luck::UpTo(last) if place == last => tear(&mut bytes, &change.deed, random),
                Luck::UpTo(_) => {}
                Luck::Any => match random.below(3) {
                    0 => {}
                    1 => apply(&mut bytes, &change.deed),
                    _ => tear(&mut bytes, &change.deed, random),
                },
            }
        }
        bytes
    }
}

fn apply(bytes: &mut Vec<u8>, deed: &Deed) {
    match deed {
        Deed::Write { at, bytes: written } => overwrite(bytes, *at, written),
        Deed::Truncate { to } => bytes.resize(usize::try_from(*to).unwrap_or(bytes.len()), 0),
        Deed::Sync | Deed::Remove | Deed::Rename { .. } => {}
    }
}

fn overwrite(bytes: &mut Vec<u8>, at: u64, written: &[u8]) {
    let Ok(at) = usize::try_from(at) else { return };
    let end = at + written.len();
    if bytes.len() < end {
        bytes.resize(end, 0);
    }
    bytes[at..end].copy_from_slice(written);
}

/// Some sectors of it arrive; where the file grew, others may be left empty.
fn tear(bytes: &mut Vec<u8>, deed: &Deed, random: &mut Random) {
    let Deed::Write { at, bytes: written } = deed else { return };
    for (number, sector) in written.chunks(SECTOR).enumerate() {
        let place = at + (number * SECTOR) as u64;
        match random.below(3) {
            0 => {}
            1 => overwrite(bytes, place, sector),
            _ if usize::try_from(place).is_ok_and(|place| place >= bytes.len()) => {
                overwrite(bytes, place, &vec![0; sector.len()]);
            }
            _ => {}
        }
    }
}

/// Shared memory and locks do not outlive the machine, and the log of the process is not the database's.
fn is_kept(path: &Path) -> bool {
    let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    !["-shm", ".lock", ".log", ".trace"].iter().any(|end| name.ends_with(end))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
    use super::*;

    fn event(deed: Deed, began: u64, ended: u64) -> Event {
        Event { file: "/d/a".into(), deed, began, ended }
    }

    fn write(at: u64, byte: u8, began: u64) -> Event {
        event(Deed::Write { at, bytes: vec![byte; 1024] }, began, began + 1)
    }

    fn left(disk: &Disk, seed: u64) -> Vec<u8> {
        let folder = tempfile::tempdir().unwrap();
        disk.leave(folder.path(), &mut Random::new(seed, 0)).unwrap();
        std::fs::read(folder.path().join("a")).unwrap()
    }

    #[test]
    fn what_was_synced_is_always_there_and_the_rest_sometimes() {
        let mut disk = Disk::default();
        for event in [write(0, 1, 10), event(Deed::Sync, 20, 30), write(1024, 2, 40)] {
            disk.take(&event, 100);
        }
        let images: Vec<Vec<u8>> = (0..60).map(|seed| left(&disk, seed)).collect();
        assert!(images.iter().all(|image| image[..1024] == [1; 1024]));
        assert!(images.iter().any(|image| image.len() == 1024), "lost");
        assert!(images.iter().any(|image| image.len() == 2048 && image[1024..] == [2; 1024]), "whole");
        assert!(images.iter().any(|image| image[1024..].contains(&0) && image[1024..].contains(&2)), "torn");
    }

    #[test]
    fn a_sync_that_had_not_ended_promises_nothing() {
        let mut disk = Disk::default();
        for event in [write(0, 1, 10), event(Deed::Sync, 20, 30)] {
            disk.take(&event, 25);
        }
        assert!((0..60).any(|seed| left(&disk, seed).is_empty()));
    }
}
