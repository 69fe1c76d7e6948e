//! Who waits for a thread: one after the other, and each address in turn.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;

/// What waits, by address.
pub(super) struct FairQueue<T> {
    /// Whose turn is next.
    turns: VecDeque<IpAddr>,
    waiting: HashMap<IpAddr, VecDeque<T>>,
    count: usize,
    most: usize,
    most_per_address: usize,
}

impl<T> FairQueue<T> {
    pub(super) fn new(most: usize, most_per_address: usize) -> FairQueue<T> {
        FairQueue {
            turns: VecDeque::new(),
            waiting: HashMap::new(),
            count: 0,
            most: most.max(1),
            most_per_address: most_per_address.max(1),
        }
    }

    /// Puts somebody at the end of the queue of their address. Whoever has to go for that comes back: the newcomer itself, or the
    /// last of an address that has more waiting.
    pub(super) fn push(&mut self, address: IpAddr, item: T) -> Option<T> {
        let own = self.waiting.get(&address).map_or(0, VecDeque::len);
        if own >= self.most_per_address {
            return Some(item);
        }
        let displaced = if self.count < self.most {
            None
        } else {
            match self.pop_of_greediest(own) {
                Some(displaced) => Some(displaced),
                None => return Some(item),
            }
        };
        if own == 0 {
            self.turns.push_back(address);
        }
        self.waiting.entry(address).or_default().push_back(item);
        self.count += 1;
        displaced
    }

    /// The next one, of the address whose turn it is.
    pub(super) fn pop(&mut self) -> Option<T> {
        let address = self.turns.pop_front()?;
        let queue = self.waiting.get_mut(&address)?;
        let item = queue.pop_front();
        if queue.is_empty() {
            self.waiting.remove(&address);
        } else {
            self.turns.push_back(address);
        }
        self.count -= usize::from(item.is_some());
        item
    }

    /// The last of the address with most waiting, if those are more than this.
    fn pop_of_greediest(&mut self, than: usize) -> Option<T> {
        let address = *self.waiting.iter().max_by_key(|(_, queue)| queue.len())?.0;
        let queue = self.waiting.get_mut(&address).filter(|queue| queue.len() > than)?;
        let item = queue.pop_back();
        if queue.is_empty() {
            self.waiting.remove(&address);
            self.turns.retain(|waiting| *waiting != address);
        }
        self.count -= usize::from(item.is_some());
        item
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    fn at(number: u8) -> IpAddr {
        Ipv4Addr::new(192, 0, 2, number).into()
    }

    fn drained(queue: &mut FairQueue<&'static str>) -> Vec<&'static str> {
        std::iter::from_fn(|| queue.pop()).collect()
    }

    #[test]
    fn each_address_has_its_turn() {
        let mut queue = FairQueue::new(10, 10);
        for (address, item) in [(1, "a1"), (1, "a2"), (1, "a3"), (2, "b1"), (3, "c1"), (2, "b2")] {
            assert_eq!(queue.push(at(address), item), None);
        }
        assert_eq!(drained(&mut queue), ["a1", "b1", "c1", "a2", "b2", "a3"]);
    }

    #[test]
    fn one_address_takes_no_more_than_its_part() {
        let mut queue = FairQueue::new(10, 2);
        let pushed: Vec<_> = ["a1", "a2", "a3"].map(|item| queue.push(at(1), item)).into();
        assert_eq!(pushed, [None, None, Some("a3")]);
        assert_eq!(drained(&mut queue), ["a1", "a2"]);
    }

    #[test]
    fn who_has_least_waiting_is_let_in_before_who_has_most() {
        let mut queue = FairQueue::new(3, 3);
        for (address, item) in [(1, "a1"), (2, "b1"), (2, "b2")] {
            assert_eq!(queue.push(at(address), item), None);
        }
        assert_eq!(queue.push(at(1), "a2"), Some("b2"), "one more than the other had");
        assert_eq!(queue.push(at(3), "c1"), Some("a2"));
        assert_eq!(queue.push(at(4), "d1").map(|item| item.len()), Some(2), "a newcomer is always let in");
        assert_eq!(queue.push(at(4), "d2"), Some("d2"), "nobody has more");
        assert_eq!(drained(&mut queue).len(), 3);
    }
}
