//! All positions that a turn can run into, numbered before any of them is valued.
//!
//! Positions with the same number of supplementary rolls form a *level*; the books of a level are its *pages*, and
//! each page has a *spot* for each shape that fits its books. Left and right mirror each other, so only one page of
//! each mirrored pair is kept. Nothing here depends on the utility or on the options, so a plan serves them all.

use std::sync::Arc;

use rolling_bones::{Bone, Face, score};

use super::dice_state::{Ledger, LedgerMap, payments};
use super::indices::{NO_SPOT, Rack, Spot, SpotList};
use super::shape_set::{Ranks, ShapeSet};
use super::shapes::{Anatomy, EMPTY, ShapeId};

/// The positions that follow from some books.
pub(crate) struct Plan {
    /// The first level holds the books from which the plan was made.
    pub(crate) levels: Vec<Level>,
}

/// The positions with one number of supplementary rolls.
pub(crate) struct Level {
    pub(crate) pages: Vec<Page>,
    /// How many spots there are.
    pub(crate) spots: usize,
    /// How many of them, the first ones, are those of pages whose dice can be in the cup.
    pub(crate) cups: usize,
    /// The pages whose dice can be in the cup, together with those that have the same dice.
    pub(crate) families: Vec<Vec<u32>>,
    /// The shapes that there are at all.
    shapes: ShapeSet,
    index: LedgerMap<u32>,
}

/// A book, with the way to those that can follow it.
pub(crate) struct Page {
    pub(crate) ledger: Ledger,
    /// Whether the dice can be in the cup with these books, and not only on the table after a false bone.
    pub(crate) in_cup: bool,
    /// The shapes whose spots are this page's own, one of each mirrored pair.
    pub(crate) own: Ranks,
    /// Whether left and right are equal.
    pub(crate) symmetric: bool,
    /// The first of its own spots, which are in the order of the shapes.
    pub(crate) first: Spot,
    /// Known once all pages of the level are.
    spots: Option<SpotList>,
    /// The pages of the next level, one for each way to pay.
    pub(crate) paying: Vec<PageRef>,
    /// The pages after a false bone, by section of its place and kind of its die.
    pub(crate) false_bones: [[Option<PageRef>; 3]; 5],
}

/// A page of a known level, to be read directly or in the mirror.
#[derive(Clone, Copy)]
pub(crate) struct PageRef {
    page: u32,
    mirrored: bool,
}

/// No shape fits the books.
const NO_PAGE: u32 = u32::MAX;

impl PageRef {
    fn new(page: u32, mirrored: bool) -> Option<PageRef> {
        (page != NO_PAGE).then_some(PageRef { page, mirrored })
    }

    pub(crate) fn is_mirrored(self) -> bool {
        self.mirrored
    }
}

/// The kind of die to which each section's places belong.
const SECTION_KIND: [usize; 5] = [0, 1, 0, 1, 2];

impl Plan {
    /// Everything that can follow from these books.
    pub(crate) fn new(root: Ledger) -> Plan {
        let all = Anatomy::get().sets.all;
        let mut first = Level::new(all);
        first.add(root, true);
        let mut levels = vec![first.complete()];
        let mut shapes = all;
        while let Some(level) = levels.last_mut() {
            let mut next = Level::new(shapes);
            for page in &mut level.pages {
                let ledger = page.ledger;
                let paid = payments(ledger.price()).map(|paid| ledger.paying(paid));
                page.paying.extend(paid.filter_map(|ledger| next.add(ledger, true)));
            }
            if next.pages.is_empty() {
                break;
            }
            levels.push(next.complete());
            // Whoever rolls twice has laid a bone by then.
            shapes = all.without(EMPTY);
        }
        Plan { levels }
    }

    /// How many cups are valued: pages and shapes of all levels but the first.
    pub(crate) fn cups(&self) -> usize {
        let pages = self.levels.iter().skip(1).flat_map(|level| &level.pages).filter(|page| page.in_cup);
        pages.map(|page| page.own.set().len()).sum()
    }

    /// The level of books with this many rolls.
    pub(crate) fn level(&self, rolls: u8) -> Option<(usize, &Level)> {
        let first = self.levels[0].pages[0].ledger.rolls;
        let depth = usize::from(rolls.checked_sub(first)?);
        Some((depth, self.levels.get(depth)?))
    }
}

impl Level {
    /// Without any books yet.
    fn new(shapes: ShapeSet) -> Level {
        let (pages, families, index) = Default::default();
        Level { pages, spots: 0, cups: 0, families, shapes, index }
    }

    /// Adds everything that can follow from the dice that can be in the cup, without another roll.
    fn complete(mut self) -> Level {
        for page in 0..self.pages.len() {
            self.add_settled(page);
        }
        self.cups = self.spots;
        for page in 0..self.pages.len() {
            self.add_false_bones(page);
        }
        self.share_spots();
        self.find_families();
        self
    }

    /// Books with like flaws come one after the other, as they have most shapes and false bones in common.
    fn find_families(&mut self) {
        let in_cup = (0..).zip(&self.pages).filter(|(_, page)| page.in_cup);
        let key = |page: &Page| (page.ledger.gone, page.ledger.flaws);
        let mut pages: Vec<_> = in_cup.map(|(id, page)| (key(page), id)).collect();
        pages.sort_unstable();
        let families = pages.chunk_by(|one, other| one.0.0 == other.0.0);
        self.families = families.map(|family| family.iter().map(|&(_, page)| page).collect()).collect();
    }

    /// The page of these books.
    pub(crate) fn find(&self, ledger: Ledger) -> Option<PageRef> {
        if !ledger.has_dice() {
            return None;
        }
        let (key, mirrored) = ledger.key();
        PageRef::new(*self.index.get(&key)?, mirrored)
    }

    pub(crate) fn page(&self, at: PageRef) -> &Page {
        &self.pages[at.page as usize]
    }

    /// The spot of a shape on a page.
    #[inline(always)]
    pub(crate) fn spot(&self, at: PageRef, shape: ShapeId) -> Spot {
        let shape = if at.mirrored { Anatomy::get().shape(shape).mirror } else { shape };
        self.page(at).spots().get(shape)
    }

    /// The page after laying a false bone: known if the page's dice can have been in the cup.
    pub(crate) fn after_false_bone(&self, at: PageRef, bone: Bone, place: Bone) -> Option<PageRef> {
        let section = score::SECTIONS.iter().position(|section| section.contains(place))?;
        let ledger = self.ledger(at);
        self.find(ledger.with_false_bone(Face::Bone(bone).kind() as usize, section, SECTION_KIND[section]))
    }

    /// The books, as they are read in the mirror or not.
    fn ledger(&self, at: PageRef) -> Ledger {
        let ledger = self.page(at).ledger;
        if at.mirrored { ledger.mirror() } else { ledger }
    }

    /// The page of these books, which may be new; none if no shape fits them.
    fn add(&mut self, ledger: Ledger, in_cup: bool) -> Option<PageRef> {
        if !ledger.has_dice() {
            return None;
        }
        let (key, mirrored) = ledger.key();
        let page = match self.index.get(&key) {
            Some(&page) => page,
            None => {
                let page = self.write(if mirrored { ledger.mirror() } else { ledger });
                self.index.insert(key, page);
                page
            }
        };
        if let Some(page) = self.pages.get_mut(page as usize) {
            page.in_cup |= in_cup;
        }
        PageRef::new(page, mirrored)
    }

    /// The number of a new page.
    fn write(&mut self, ledger: Ledger) -> u32 {
        let shapes = ledger.shapes().and(&self.shapes);
        if shapes.is_empty() {
            return NO_PAGE;
        }
        self.pages.push(Page::new(ledger, shapes, &mut self.spots));
        u32::try_from(self.pages.len() - 1).unwrap_or(NO_PAGE)
    }

    /// Adds the books in which some of the flawed sections have been completed.
    fn add_settled(&mut self, page: usize) {
        let Page { ledger, in_cup, .. } = self.pages[page];
        for complete in ledger.completions() {
            self.add(ledger.settled(complete), in_cup);
        }
    }

    fn add_false_bones(&mut self, page: usize) {
        let ledger = self.pages[page].ledger;
        if ledger.rolls == 0 {
            return; // there is no duty after the opening roll
        }
        for (section, place) in SECTION_KIND.into_iter().enumerate() {
            for die in 0..3 {
                let spoilt = ledger.with_false_bone(die, section, place);
                if !spoilt.has_dice() {
                    continue;
                }
                let page_after = self.add(spoilt, false);
                for complete in spoilt.completions() {
                    self.add(spoilt.settled(complete), false);
                }
                self.pages[page].false_bones[section][die] = page_after;
            }
        }
    }

    /// Finds the spots of all shapes on each page.
    fn share_spots(&mut self) {
        let mut found = vec![NO_SPOT; Anatomy::get().shapes.len()];
        let mut racks = LedgerMap::default();
        for page in 0..self.pages.len() {
            let shapes = self.find_spots(&self.pages[page], &mut found);
            let ledger = self.pages[page].ledger;
            let rack = racks.entry(ledger.dice_key());
            let rack = rack.or_insert_with(|| Arc::new(Rack::new(ledger.shapes_by_dice().and(&self.shapes))));
            let spot = |id| if shapes.contains(id) { found[usize::from(id)] } else { NO_SPOT };
            self.pages[page].spots = Some(SpotList::new(Arc::clone(rack), spot));
        }
    }

    /// Notes the spots of a page's shapes, and tells which they are. Those that complete a flawed section have the spot of
    /// the page where it is settled.
    fn find_spots(&self, page: &Page, found: &mut [Spot]) -> ShapeSet {
        let anatomy = Anatomy::get();
        for (spot, id) in (page.first..).zip(page.own.set().iter()) {
            found[usize::from(id)] = spot;
            if page.symmetric {
                found[usize::from(anatomy.shape(id).mirror)] = spot;
            }
        }
        let mut shapes = page.ledger.shapes().and(&self.shapes);
        let flawed = page.ledger.flawed();
        for settled in page.ledger.completions() {
            let ledger = page.ledger.settled(settled);
            let Some(at) = self.find(ledger) else { continue };
            let completing = anatomy.sets.completing(settled, flawed);
            let there = ledger.shapes().and(&self.shapes).and(&completing);
            for id in there.iter() {
                found[usize::from(id)] = self.own_spot(at, id);
            }
            shapes = shapes.or(&there);
        }
        shapes
    }

    /// The spot of a shape that completes no flawed section.
    fn own_spot(&self, at: PageRef, id: ShapeId) -> Spot {
        let (page, mirror) = (self.page(at), Anatomy::get().shape(id).mirror);
        let (id, mirror) = if at.mirrored { (mirror, id) } else { (id, mirror) };
        let rank = page.own.of(id).or_else(|| page.own.of(mirror));
        rank.and_then(|rank| Spot::try_from(rank).ok()).map_or(NO_SPOT, |rank| page.first + rank)
    }
}

impl Page {
    /// The spots of all shapes; another page's where the shape completes a flawed section.
    #[inline(always)]
    pub(crate) fn spots(&self) -> &SpotList {
        self.spots.as_ref().unwrap_or_else(|| SpotList::none())
    }

    fn new(ledger: Ledger, shapes: ShapeSet, next_spot: &mut usize) -> Page {
        let symmetric = ledger == ledger.mirror();
        let own = if symmetric { shapes.and(&Anatomy::get().sets.one_of_pair) } else { shapes };
        let first = Spot::try_from(*next_spot).unwrap_or(NO_SPOT);
        *next_spot += own.len();
        let own = Ranks::new(own);
        let false_bones = [[None; 3]; 5];
        Page { ledger, in_cup: false, own, symmetric, first, spots: None, paying: Vec::new(), false_bones }
    }
}
