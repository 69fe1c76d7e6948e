//! Chains: secret numbers that a device commits to before it gives them away one by one.

use bonecup_rules::Reason;

use super::sha;
use crate::Hex32;

/// How many links a chain has; whoever needs more commits to a new one.
pub const CHAIN_LENGTH: u64 = 4096;

fn hashed(link: &Hex32) -> Hex32 {
    sha(&[b"bonecup/2 link", &link.0])
}

/// A chain as its device has it: with all links.
#[derive(Clone)]
pub struct DeviceChain {
    /// From the anchor on: each is the hash of the next.
    links: Vec<Hex32>,
}

impl DeviceChain {
    /// The chain that ends in this random number.
    pub fn new(last: Hex32) -> DeviceChain {
        let mut links = vec![last];
        for _ in 0..CHAIN_LENGTH {
            links.extend(links.last().map(hashed));
        }
        links.reverse();
        DeviceChain { links }
    }

    /// What the device commits to.
    pub fn anchor(&self) -> Hex32 {
        self.links[0]
    }

    /// The link at a position, if the chain is so long.
    pub fn link(&self, position: u64) -> Option<Hex32> {
        self.links.get(usize::try_from(position).ok()?.checked_add(1)?).copied()
    }
}

/// Links in a log would be dice that nobody has rolled yet.
impl std::fmt::Debug for DeviceChain {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "DeviceChain({}, …)", self.anchor())
    }
}

/// A chain as everybody else has it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chain {
    anchor: Hex32,
    /// The roll that its first link is for.
    from: u64,
    /// How many links are known to be good up to the last one that was given, and that one.
    given: u64,
    latest: Hex32,
}

impl Chain {
    /// A chain whose first link is for this roll.
    pub fn new(anchor: Hex32, from: u64) -> Chain {
        Chain { anchor, from, given: 0, latest: anchor }
    }

    /// What the device committed to.
    pub fn anchor(&self) -> Hex32 {
        self.anchor
    }

    /// The roll that its first link is for.
    pub fn from(&self) -> u64 {
        self.from
    }

    /// Whether it has a link for the roll.
    pub fn reaches(&self, roll: u64) -> bool {
        roll.checked_sub(self.from).is_some_and(|position| position < CHAIN_LENGTH)
    }

    /// Whether this is its link for the roll.
    pub fn check(&self, roll: u64, link: &Hex32) -> Result<(), LinkFault> {
        if !self.reaches(roll) {
            return Err(LinkFault::UsedUp);
        }
        let hashes = (roll - self.from + 1).checked_sub(self.given).ok_or(LinkFault::Foreign)?;
        let reached = (0..hashes).fold(*link, |link, _| hashed(&link));
        if hashes > 0 && reached == self.latest { Ok(()) } else { Err(LinkFault::Foreign) }
    }

    /// Notes a link that was checked.
    pub(crate) fn give(&mut self, roll: u64, link: &Hex32) {
        self.given = roll - self.from + 1;
        self.latest = *link;
    }
}

/// Why a link cannot be taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LinkFault {
    /// It is not the one that the seat's chain has for this roll.
    #[error("this is not the link of the seat's chain for this roll")]
    Foreign,
    /// The chain ends before this roll.
    #[error("the chain of the seat is used up: commit to a new one")]
    UsedUp,
    /// The seat has no chain.
    #[error("the seat has committed to no chain")]
    NoChain,
    /// Nothing is cast with it.
    #[error("no roll is cast here, so no link may be given")]
    Unused,
    /// Nobody changes devices so often.
    #[error("too many new chains since the last roll: one roll has to come first")]
    TooManyChains,
}

impl Reason for LinkFault {
    fn code(&self) -> &'static str {
        match self {
            LinkFault::Foreign => "link-foreign",
            LinkFault::UsedUp => "link-used-up",
            LinkFault::NoChain => "link-no-chain",
            LinkFault::Unused => "link-unused",
            LinkFault::TooManyChains => "link-too-many-chains",
        }
    }
}
