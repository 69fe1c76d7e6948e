//! Which other nodes still run, as this one sees it.

use std::collections::BTreeMap;
use std::time::Duration;

/// How long a node's number may stand still before the node is taken to be gone. It counts several times in this.
const GONE: Duration = Duration::from_secs(10);
/// Whoever has not looked for so long has seen nothing stand still: the database may have been away for all.
const BLIND: Duration = Duration::from_secs(5);

/// What was seen of the other nodes. Times are those that this node has run.
#[derive(Default)]
pub(super) struct NodesSeen {
    beats: BTreeMap<String, (u64, Duration)>,
    looked: Option<Duration>,
}

impl NodesSeen {
    /// Takes in the numbers of all nodes, and tells whose has stood still for too long.
    pub(super) fn gone(&mut self, nodes: Vec<(String, u64)>, now: Duration) -> Vec<(String, u64)> {
        let blind = self.looked.is_none_or(|looked| now.saturating_sub(looked) > BLIND);
        self.looked = Some(now);
        let since = |node: &str, beat: u64| match self.beats.get(node) {
            Some((last, since)) if *last == beat && !blind => *since,
            Some(_) | None => now,
        };
        self.beats =
            nodes.into_iter().map(|(node, beat)| (node.clone(), (beat, since(&node, beat)))).collect();
        let still = self.beats.iter().filter(|(_, (_, since))| now.saturating_sub(*since) >= GONE);
        still.map(|(node, (beat, _))| (node.clone(), *beat)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn look(seen: &mut NodesSeen, second: u64, beats: &[(&str, u64)]) -> Vec<(String, u64)> {
        let nodes = beats.iter().map(|(node, beat)| ((*node).to_owned(), *beat)).collect();
        seen.gone(nodes, Duration::from_secs(second))
    }

    #[test]
    fn a_node_is_gone_when_its_number_stands_still() {
        let mut seen = NodesSeen::default();
        for (second, beat) in [(100, 7), (103, 8), (106, 8), (109, 8), (112, 8)] {
            assert_eq!(look(&mut seen, second, &[("a", second), ("b", beat)]), [], "after {second} s");
        }
        assert_eq!(look(&mut seen, 113, &[("a", 113), ("b", 8)]), [("b".to_owned(), 8)]);
        assert_eq!(look(&mut seen, 114, &[("a", 113), ("b", 9)]), [], "it was not");
    }

    #[test]
    fn while_nobody_could_count_nobody_is_gone() {
        let mut seen = NodesSeen::default();
        look(&mut seen, 100, &[("b", 8)]);
        assert_eq!(look(&mut seen, 160, &[("b", 8)]), [], "the database was away for a minute");
        assert_eq!(look(&mut seen, 163, &[("b", 9)]), []);
    }
}
