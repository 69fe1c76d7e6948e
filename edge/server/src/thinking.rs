//! Who may think next: bots and the coach share the threads that are kept for thinking, household by household and in each
//! person by person.
//!
//! A bot thinks on behalf of the one who opened its table, the coach on behalf of the one who asks. Everybody has a queue of
//! their own, and the queues take turns: whoever has a hundred tables waits a hundred times, and nobody else does. Whoever comes
//! as many people from one address has the turns of one. What is short has threads of its own, so that it never waits for what
//! is long. A question of a person takes the place of the one that they asked before.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bonecup_games::AnyGame;
use bonecup_referee::PersonId;
use lru::LruCache;
use tokio::sync::oneshot;
use tokio::time::Instant;

use crate::error::{ApiError, Refused};
use crate::low_priority::{LowPriorityThreads, THINKING, Unfinished};

/// What takes longer is long.
const SHORT: Duration = Duration::from_millis(50);
/// Short thoughts and long ones do not wait for each other.
const LANES: usize = 2;
/// Beyond the threads that anybody may have, one is for those who have none: nobody waits for another's long thought.
const SPARE: usize = 1;
/// Households whose last turn is remembered; when there are more, all are forgotten.
const MOST_SERVED: usize = 10_000;
/// Questions to the coach that wait in all.
const MOST_QUESTIONS: usize = 256;
/// Kinds of thoughts whose length is remembered; when there are more, all are forgotten.
const MOST_KINDS: usize = 1_000;
/// People whose address is remembered. Of whom it is not known has turns of their own.
const MOST_ADDRESSES: NonZeroUsize = NonZeroUsize::new(20_000).unwrap();
/// After how many seconds a question may be asked again.
const RETRY_SECONDS: u64 = 1;

/// The threads for thinking, and who waits for them. Clones share them.
#[derive(Clone)]
pub(crate) struct Thinking(Arc<Shared>);

struct Shared {
    threads: usize,
    /// Enough for all that may be thought at the same time.
    pool: LowPriorityThreads,
    state: Mutex<State>,
    /// Where people asked from last.
    addresses: Mutex<LruCache<PersonId, IpAddr>>,
}

#[derive(Default)]
struct State {
    /// Short thoughts, and long ones.
    lanes: [Lane; LANES],
    /// How long thoughts of a kind have taken, on the whole.
    lengths: HashMap<Kind, Duration>,
    turns: u64,
}

#[derive(Default)]
struct Lane {
    /// Whose thoughts are being thought.
    running: HashMap<u64, Household>,
    waiting: HashMap<PersonId, Queue>,
    /// Those who wait, in the order in which it is their turn within their household.
    order: VecDeque<PersonId>,
    /// Which of all grants was the last of a household, since somebody began to wait.
    served: HashMap<Household, u64>,
    grants: u64,
}

/// Those who share turns: whoever comes from one address, or a person of whom none is known.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Household {
    Address(IpAddr),
    Person(PersonId),
}

/// What a person waits for.
struct Queue {
    household: Household,
    items: VecDeque<Waiting>,
}

struct Waiting {
    turn: u64,
    is_question: bool,
    /// True when it is its turn, false if it is not wanted any more.
    granted: oneshot::Sender<bool>,
}

/// Thoughts that take about the same time: who thinks, and about which game by which rules.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Kind(String);

impl Kind {
    /// Thoughts of this thinker about positions of this game.
    pub(crate) fn of(thinker: &str, game: &AnyGame) -> Kind {
        let options = serde_json::to_string(&game.options()).unwrap_or_default();
        Kind(format!("{thinker} {} {options}", game.id().key()))
    }
}

/// A place in a queue, and then a thread. It is given back when this is dropped.
pub(crate) struct Turn {
    thinking: Thinking,
    number: u64,
    lane: usize,
    person: PersonId,
    kind: Kind,
    granted: oneshot::Receiver<bool>,
}

impl Thinking {
    /// So many threads for short thoughts, and as many for long ones.
    pub(crate) fn new(threads: usize) -> Thinking {
        let threads = threads.max(1);
        let pool = LowPriorityThreads::new("think", LANES * (threads + SPARE), THINKING);
        let addresses = Mutex::new(LruCache::new(MOST_ADDRESSES));
        Thinking(Arc::new(Shared { threads, pool, state: Mutex::default(), addresses }))
    }

    /// The person asks from this address.
    pub(crate) fn note_address(&self, person: &PersonId, address: IpAddr) {
        self.addresses().put(person.clone(), address);
    }

    fn household(&self, person: &PersonId) -> Household {
        let address = self.addresses().get(person).copied();
        address.map_or_else(|| Household::Person(person.clone()), Household::Address)
    }

    fn addresses(&self) -> MutexGuard<'_, LruCache<PersonId, IpAddr>> {
        self.0.addresses.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A turn for a bot at a table of this owner.
    pub(crate) fn bot(&self, owner: &PersonId, kind: Kind) -> Turn {
        let mut state = self.lock();
        self.enqueue(&mut state, owner, kind, false)
    }

    /// A turn for the coach. A question of the same person that still waits is not wanted any more.
    pub(crate) fn question(&self, asker: &PersonId, kind: Kind) -> Result<Turn, ApiError> {
        let mut state = self.lock();
        for lane in &mut state.lanes {
            lane.drop_question(asker);
        }
        if state.lanes.iter().map(Lane::questions).sum::<usize>() >= MOST_QUESTIONS {
            return Err(ApiError::from(Refused::Busy).after(RETRY_SECONDS));
        }
        Ok(self.enqueue(&mut state, asker, kind, true))
    }

    fn enqueue(&self, state: &mut State, person: &PersonId, kind: Kind, is_question: bool) -> Turn {
        state.turns += 1;
        let (number, lane) = (state.turns, state.lane_for(&kind));
        let (sender, granted) = oneshot::channel();
        let waiting = Waiting { turn: number, is_question, granted: sender };
        let lanes = &mut state.lanes[lane];
        lanes.enqueue(person, || self.household(person), waiting);
        lanes.dispatch(self.0.threads);
        Turn { thinking: self.clone(), number, lane, person: person.clone(), kind, granted }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// What has never been thought may be long.
    fn lane_for(&self, kind: &Kind) -> usize {
        usize::from(self.lengths.get(kind).is_none_or(|length| *length > SHORT))
    }

    /// Of four parts, three are what was known before.
    fn note_length(&mut self, kind: Kind, took: Duration) {
        if self.lengths.len() >= MOST_KINDS {
            self.lengths.clear();
        }
        let length = self.lengths.entry(kind).or_insert(took);
        *length = (*length * 3 + took) / 4;
    }
}

impl Lane {
    /// A question of a person comes before the bots of the same person.
    fn enqueue(&mut self, person: &PersonId, household: impl FnOnce() -> Household, waiting: Waiting) {
        let order = &mut self.order;
        let own = self.waiting.entry(person.clone()).or_insert_with(|| {
            order.push_back(person.clone());
            Queue { household: household(), items: VecDeque::new() }
        });
        if waiting.is_question {
            own.items.push_front(waiting);
        } else {
            own.items.push_back(waiting);
        }
    }

    /// Gives free threads to those who wait.
    fn dispatch(&mut self, threads: usize) {
        while let Some(place) = self.next(threads) {
            let Some(person) = self.order.remove(place) else { return };
            let Some(own) = self.waiting.get_mut(&person) else { continue };
            let (first, household) = (own.items.pop_front(), own.household.clone());
            if own.items.is_empty() {
                self.waiting.remove(&person);
            } else {
                self.order.push_back(person);
            }
            if let Some(waiting) = first
                && waiting.granted.send(true).is_ok()
            {
                self.grants += 1;
                self.served.insert(household.clone(), self.grants);
                self.running.insert(waiting.turn, household);
            }
        }
        if self.waiting.is_empty() || self.served.len() > MOST_SERVED {
            self.served.clear();
        }
    }

    /// Whose turn it is among those who wait, if a thread is free: of the households that have none the one that had its turn
    /// longest ago, or else of all.
    fn next(&self, threads: usize) -> Option<usize> {
        let waiting = self.order.iter().enumerate();
        let waiting =
            waiting.filter_map(|(place, person)| Some((place, &self.waiting.get(person)?.household)));
        let turn = |household: &Household| self.served.get(household).copied().unwrap_or(0);
        let key = |(place, household): (usize, &Household)| {
            let has_one = self.running.values().any(|runs| runs == household);
            (has_one, turn(household), place)
        };
        let (has_one, _, place) = waiting.map(key).min()?;
        let free = if has_one { threads } else { threads + SPARE };
        (self.running.len() < free).then_some(place)
    }

    fn questions(&self) -> usize {
        let items = self.waiting.values().flat_map(|queue| &queue.items);
        items.filter(|waiting| waiting.is_question).count()
    }

    fn drop_question(&mut self, person: &PersonId) {
        let question = |waiting: &Waiting| waiting.is_question;
        if let Some(waiting) = self.remove(person, question) {
            // Whoever asked may have gone away.
            let _ = waiting.granted.send(false);
        }
    }

    fn remove(&mut self, person: &PersonId, which: impl Fn(&Waiting) -> bool) -> Option<Waiting> {
        let own = &mut self.waiting.get_mut(person)?.items;
        let removed = own.iter().position(which).and_then(|place| own.remove(place));
        if own.is_empty() {
            self.waiting.remove(person);
            self.order.retain(|waits| waits != person);
        }
        removed
    }
}

impl Turn {
    /// Waits until it is this one's turn.
    ///
    /// # Errors
    /// If the person has asked something else meanwhile.
    pub(crate) async fn granted(&mut self) -> Result<(), ApiError> {
        match (&mut self.granted).await {
            Ok(true) => Ok(()),
            Ok(false) | Err(_) => Err(ApiError::from(Refused::QuestionReplaced).after(RETRY_SECONDS)),
        }
    }

    /// Thinks, on a thread of its own. The thread is free again when the thought is finished, also if nobody waits for it any
    /// more.
    pub(crate) async fn think<T: Send + 'static>(
        self,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Unfinished> {
        let shared = Arc::clone(&self.thinking.0);
        let thinking = move || {
            let began = Instant::now();
            let result = thought();
            self.thinking.lock().note_length(self.kind.clone(), began.elapsed());
            drop(self);
            result
        };
        shared.pool.run(thinking).await
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let threads = self.thinking.0.threads;
        let mut state = self.thinking.lock();
        let lane = &mut state.lanes[self.lane];
        if lane.running.remove(&self.number).is_none() {
            let number = self.number;
            // A place that was not granted is free for whoever is behind it.
            drop(lane.remove(&self.person, |waiting| waiting.turn == number));
        }
        lane.dispatch(threads);
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]
mod tests {
    use super::*;

    fn who(name: &str) -> PersonId {
        name.parse().unwrap()
    }

    fn kind(name: &str) -> Kind {
        Kind(name.to_owned())
    }

    impl Turn {
        /// What has been said to it: that it is its turn, or that it is not wanted any more.
        fn heard(&mut self) -> Option<bool> {
            self.granted.try_recv().ok()
        }
    }

    /// In which order these turns are granted, when the one that began first ends first.
    fn served(mut waiting: Vec<(&'static str, Turn)>) -> Vec<&'static str> {
        let (mut order, mut running) = (Vec::new(), VecDeque::new());
        while !waiting.is_empty() || !running.is_empty() {
            let granted = waiting.extract_if(.., |(_, turn)| turn.heard() == Some(true));
            running.extend(granted);
            let (name, turn) = running.pop_front().unwrap();
            order.push(name);
            drop(turn);
        }
        order
    }

    #[test]
    fn one_guest_with_49_tables_of_slow_bots_slows_nobody_else() {
        let thinking = Thinking::new(1);
        let mut flood: Vec<Turn> = (0..49).map(|_| thinking.bot(&who("greedy"), kind("slow"))).collect();
        assert_eq!(flood.iter_mut().filter_map(Turn::heard).count(), 1, "one thread is anybody's");
        let mut bert = thinking.bot(&who("bert"), kind("slow"));
        assert_eq!(bert.heard(), Some(true), "and one is for those who have none");
        let mut carl = thinking.bot(&who("carl"), kind("slow"));
        let mut dora = thinking.question(&who("dora"), kind("slow")).unwrap();
        assert_eq!((carl.heard(), dora.heard()), (None, None));
        drop(bert);
        assert_eq!(carl.heard(), Some(true), "before 48 that came earlier");
        drop(carl);
        assert_eq!(dora.heard(), Some(true));
    }

    #[test]
    fn many_guests_of_one_address_have_the_turns_of_one() {
        let thinking = Thinking::new(1);
        let from = |person: &str, number: u8| {
            thinking.note_address(&who(person), IpAddr::from([192, 0, 2, number]));
            (person.to_owned(), thinking.bot(&who(person), kind("slow")))
        };
        let mut waiting: Vec<(String, Turn)> = (0..30).map(|i| from(&format!("eve-{i}"), 1)).collect();
        assert_eq!(waiting.iter_mut().filter_map(|(_, turn)| turn.heard()).count(), 1);
        let _running = waiting.remove(0);
        let (_, mut spare) = from("anna", 2);
        assert_eq!(
            spare.heard(),
            Some(true),
            "the spare thread is not for a second guest of the same address"
        );
        waiting.extend([from("bert", 3), from("carl", 3)]);
        drop(spare);
        let granted = waiting.iter_mut().filter_map(|(name, turn)| turn.heard().map(|_| name.clone()));
        assert_eq!(granted.collect::<Vec<_>>(), ["bert"], "before 29 that came earlier");
    }

    #[test]
    fn everybody_has_their_turn_in_turn() {
        let thinking = Thinking::new(1);
        let running = [thinking.bot(&who("x"), kind("slow")), thinking.bot(&who("y"), kind("slow"))];
        let turns = ["anna", "anna", "anna", "bert", "bert", "carl"]
            .map(|name| (name, thinking.bot(&who(name), kind("slow"))));
        drop(running);
        assert_eq!(served(turns.into()), ["anna", "bert", "carl", "anna", "bert", "anna"]);
    }

    #[test]
    fn what_is_short_does_not_wait_for_what_is_long() {
        let thinking = Thinking::new(1);
        thinking.lock().note_length(kind("quick"), Duration::from_millis(2));
        let _flood: Vec<Turn> = (0..9).map(|i| thinking.bot(&who(&format!("p{i}")), kind("slow"))).collect();
        let mut quick = thinking.bot(&who("bert"), kind("quick"));
        assert_eq!(quick.heard(), Some(true));
        for _ in 0..20 {
            thinking.lock().note_length(kind("quick"), Duration::from_secs(1));
        }
        assert_eq!(thinking.bot(&who("bert"), kind("quick")).heard(), None, "it was not quick any more");
    }

    #[test]
    fn a_person_has_one_question_and_it_comes_before_their_bots() {
        let thinking = Thinking::new(1);
        let running = [thinking.bot(&who("x"), kind("slow")), thinking.bot(&who("y"), kind("slow"))];
        let bot = thinking.bot(&who("anna"), kind("slow"));
        let mut old = thinking.question(&who("anna"), kind("slow")).unwrap();
        let new = thinking.question(&who("anna"), kind("slow")).unwrap();
        assert_eq!(old.heard(), Some(false), "it is told at once");
        drop(old);
        drop(running);
        assert_eq!(served(vec![("bot", bot), ("new", new)]), ["new", "bot"]);
    }

    #[test]
    fn so_many_questions_wait_and_no_more() {
        let thinking = Thinking::new(1);
        let ask = |i: usize| thinking.question(&who(&format!("p{i}")), kind("slow"));
        let waiting: Vec<Turn> = (0..MOST_QUESTIONS + 2).map(|i| ask(i).unwrap()).collect();
        assert_eq!(ask(MOST_QUESTIONS + 2).err().unwrap().code(), "server-busy");
        ask(MOST_QUESTIONS + 1).unwrap();
        drop(waiting);
        assert_eq!(ask(0).unwrap().heard(), Some(true));
    }

    #[test]
    fn whoever_goes_away_leaves_no_trace() {
        let thinking = Thinking::new(1);
        let running = thinking.bot(&who("anna"), kind("slow"));
        let spare = thinking.bot(&who("bert"), kind("slow"));
        let gone = thinking.question(&who("carl"), kind("slow")).unwrap();
        let mut dora = thinking.bot(&who("dora"), kind("slow"));
        drop(gone);
        drop(running);
        assert_eq!(dora.heard(), Some(true));
        drop((spare, dora));
        let state = thinking.lock();
        assert!(state.lanes.iter().all(|lane| lane.running.is_empty() && lane.waiting.is_empty()));
        assert!(state.lanes.iter().all(|lane| lane.order.is_empty()));
    }
}
