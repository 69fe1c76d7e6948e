//! Answers that are kept for whoever asks next, and how much memory all answers may take.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bonecup_referee::TableId;
use lru::LruCache;

use super::answer::{Answer, Packer};
use super::unpack::Unpacker;
use crate::error::ApiError;

/// Room is taken in pieces of this size.
const PIECE: usize = 16 << 10;

/// What an answer is about.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Key {
    /// A table.
    Table(TableId, What),
    /// The tables that everybody may come to.
    Lobby,
    /// A page of the API's document.
    Document(String),
}

/// What of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum What {
    /// Its game, position by position.
    Replay,
    /// Its record.
    Record,
    /// How its rounds were scored.
    Rounds,
    /// Luck and skill.
    Analysis,
    /// Luck and skill in chances of winning.
    Chances,
    /// How the dice of this roll flew.
    Throw(u64),
}

/// All answers: those that are kept, and the room that those take that somebody still reads.
pub(crate) struct Answers {
    kept: Mutex<LruCache<Key, Kept>>,
    taken: AtomicUsize,
    most: usize,
    unpacker: Unpacker,
}

#[derive(Clone)]
struct Kept {
    answer: Answer,
    /// The step of the table after which it is right; none if it is for ever.
    head: Option<u32>,
}

/// A part of what answers may take, free again when it is dropped.
pub(super) struct Room {
    answers: Arc<Answers>,
    bytes: usize,
}

impl Answers {
    pub(super) fn new(most: usize) -> Arc<Answers> {
        Arc::new(Answers {
            kept: Mutex::new(LruCache::unbounded()),
            taken: AtomicUsize::new(0),
            most,
            unpacker: Unpacker::start(),
        })
    }

    /// Writes an answer.
    pub(crate) fn pack(
        self: &Arc<Self>,
        write: impl FnOnce(&mut Packer) -> Result<(), ApiError>,
    ) -> Result<Answer, ApiError> {
        let mut packer = Packer::new(Room { answers: Arc::clone(self), bytes: 0 });
        write(&mut packer)?;
        packer.finish()
    }

    /// An answer that is right for ever.
    pub(crate) fn final_one(&self, key: &Key) -> Option<Answer> {
        let mut kept = self.kept();
        kept.get(key).filter(|kept| kept.head.is_none()).map(|kept| kept.answer.clone())
    }

    /// An answer that is right after this step.
    pub(crate) fn after(&self, key: &Key, head: u32) -> Option<Answer> {
        let mut kept = self.kept();
        let right = kept.get(key).filter(|kept| kept.head.is_none_or(|known| known == head));
        right.map(|kept| kept.answer.clone())
    }

    /// Whether there is an answer that may still be right.
    pub(crate) fn has(&self, key: &Key) -> bool {
        self.kept().contains(key)
    }

    /// Keeps an answer: for ever, or until the table gets further than this step.
    pub(crate) fn keep(&self, key: Key, answer: &Answer, head: Option<u32>) {
        // One that takes a large part of all would leave nothing for others.
        if answer.packed_bytes() <= self.most / 4 {
            self.kept().put(key, Kept { answer: answer.clone(), head });
        }
    }

    /// Takes room, from answers that nobody has asked for lately if need be.
    fn take(&self, bytes: usize) -> bool {
        loop {
            let take = |taken: usize| taken.checked_add(bytes).filter(|sum| *sum <= self.most);
            if self.taken.fetch_update(Ordering::Relaxed, Ordering::Relaxed, take).is_ok() {
                return true;
            }
            let oldest = self.kept().pop_lru();
            if oldest.is_none() {
                return false;
            }
        }
    }

    fn kept(&self) -> MutexGuard<'_, LruCache<Key, Kept>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Room {
    /// Who unpacks what takes it.
    pub(super) fn unpacker(&self) -> Unpacker {
        self.answers.unpacker.clone()
    }

    /// Makes it so large; false if answers would take too much in all.
    pub(super) fn grow_to(&mut self, needed: usize) -> bool {
        let wanted = needed.next_multiple_of(PIECE).saturating_sub(self.bytes);
        let taken = wanted == 0 || self.answers.take(wanted);
        self.bytes += if taken { wanted } else { 0 };
        taken
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        self.answers.taken.fetch_sub(self.bytes, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
    use axum::http::HeaderMap;

    use super::*;

    fn key(number: u64) -> Key {
        Key::Table("AAAAAAAAAAAAAAAA".parse().unwrap(), What::Throw(number))
    }

    /// Something that cannot be compressed, of about this length.
    fn noise(seed: u64, length: usize) -> String {
        let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
        let mut letter = || {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            char::from(b'!' + u8::try_from((state >> 40) % 90).unwrap())
        };
        (0..length).map(|_| letter()).collect()
    }

    async fn text(answer: &Answer, headers: &HeaderMap) -> Vec<u8> {
        let body = answer.json(headers).into_body();
        axum::body::to_bytes(body, usize::MAX).await.unwrap().into()
    }

    #[tokio::test]
    async fn an_answer_reads_the_same_in_both_forms() {
        let answers = Answers::new(1 << 20);
        let long = noise(1, 100_000);
        let answer = answers.pack(|packer| packer.json(&long)).unwrap();
        let plain = text(&answer, &HeaderMap::new()).await;
        assert_eq!(serde_json::from_slice::<String>(&plain).unwrap(), long);
        let mut headers = HeaderMap::new();
        headers.insert("accept-encoding", "br, gzip".parse().unwrap());
        let packed = text(&answer, &headers).await;
        assert!(packed.len() < plain.len());
        let mut unpacked = Vec::new();
        std::io::Read::read_to_end(&mut flate2::read::GzDecoder::new(&packed[..]), &mut unpacked).unwrap();
        assert_eq!(unpacked, plain);
        let response = answer.json(&HeaderMap::new());
        assert_eq!(axum::body::HttpBody::size_hint(response.body()).exact(), Some(plain.len() as u64));
        headers.insert("if-none-match", response.headers()["etag"].clone());
        assert_eq!(answer.json(&headers).status(), 304);
    }

    #[test]
    fn kept_answers_make_room_and_read_ones_do_not() {
        let answers = Answers::new(300 << 10);
        let pack = |number: u64| answers.pack(|packer| packer.text(&noise(number, 60_000)));
        for number in 0..20 {
            answers.keep(key(number), &pack(number).unwrap(), None);
        }
        assert!(answers.final_one(&key(19)).is_some() && answers.final_one(&key(0)).is_none());
        assert!(answers.taken.load(Ordering::Relaxed) <= 300 << 10);
        let read: Vec<Answer> = (0..20).map_while(|number| pack(number).ok()).collect();
        assert!((2..7).contains(&read.len()), "{}", read.len());
        assert_eq!(pack(0).err().unwrap().code(), "server-crowded");
        drop(read);
        assert_eq!(answers.taken.load(Ordering::Relaxed), 0, "nothing is kept any more, and nothing read");
        assert!(pack(0).is_ok());
    }

    #[test]
    fn an_answer_about_a_running_game_is_right_until_the_next_step() {
        let answers = Answers::new(1 << 20);
        let answer = answers.pack(|packer| packer.text("so far")).unwrap();
        answers.keep(key(1), &answer, Some(7));
        assert!(answers.has(&key(1)) && answers.after(&key(1), 7).is_some());
        assert!(answers.after(&key(1), 8).is_none() && answers.final_one(&key(1)).is_none());
        answers.keep(key(1), &answer, None);
        assert!(answers.after(&key(1), 9).is_some() && answers.final_one(&key(1)).is_some());
    }
}
