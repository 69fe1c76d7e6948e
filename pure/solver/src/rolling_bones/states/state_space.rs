//! All positions that a turn can run into, numbered before any of them is valued.
//!
//! Positions with the same number of supplementary rolls form a *layer*; all states of a layer with the same dice state are a *block*, and
//! each block has a *state* for each shape that fits it. Left and right mirror each other, so only one block of
//! each mirrored pair is kept. Nothing here depends on the utility or on the options, so a state space serves them all.

use std::sync::Arc;

use rolling_bones::{Bone, Face, score};

use super::dice_state::{DiceState, DiceStateMap, payments};
use super::indices::{NO_STATE, ShapeSlots, StateIndex, StateList};
use super::shape_set::{Ranks, ShapeSet};
use super::shapes::{Anatomy, EMPTY, ShapeId};

/// The positions that follow from a dice state.
pub(crate) struct StateSpace {
    /// The first layer holds the dice state from which the space was made.
    pub(crate) layers: Vec<Layer>,
}

/// The positions with one number of supplementary rolls.
pub(crate) struct Layer {
    pub(crate) blocks: Vec<Block>,
    /// How many states there are.
    pub(crate) states: usize,
    /// How many of them, the first ones, are those of blocks whose dice can be in the cup.
    pub(crate) cups: usize,
    /// The blocks whose dice can be in the cup, together with those that have the same dice.
    pub(crate) families: Vec<Vec<u32>>,
    /// The shapes that there are at all.
    shapes: ShapeSet,
    index: DiceStateMap<u32>,
}

/// A dice state, with the way to those that can follow it.
pub(crate) struct Block {
    pub(crate) dice_state: DiceState,
    /// Whether the dice can be in the cup with this dice state, and not only on the table after a false bone.
    pub(crate) in_cup: bool,
    /// The shapes whose states are this block's own, one of each mirrored pair.
    pub(crate) own: Ranks,
    /// Whether left and right are equal.
    pub(crate) symmetric: bool,
    /// The first of its own states, which are in the order of the shapes.
    pub(crate) first: StateIndex,
    /// Known once all blocks of the layer are.
    states: Option<StateList>,
    /// The blocks of the next layer, one for each way to pay.
    pub(crate) paying: Vec<BlockRef>,
    /// The blocks after a false bone, by section of its place and kind of its die.
    pub(crate) false_bones: [[Option<BlockRef>; 3]; 5],
}

/// A block of a known layer, to be read directly or in the mirror.
#[derive(Clone, Copy)]
pub(crate) struct BlockRef {
    block: u32,
    mirrored: bool,
}

/// No shape fits the dice state.
const NO_BLOCK: u32 = u32::MAX;

impl BlockRef {
    fn new(block: u32, mirrored: bool) -> Option<BlockRef> {
        (block != NO_BLOCK).then_some(BlockRef { block, mirrored })
    }

    pub(crate) fn is_mirrored(self) -> bool {
        self.mirrored
    }
}

/// The kind of die to which each section's places belong.
const SECTION_KIND: [usize; 5] = [0, 1, 0, 1, 2];

impl StateSpace {
    /// Everything that can follow from this dice state.
    pub(crate) fn new(root: DiceState) -> StateSpace {
        let all = Anatomy::get().sets.all;
        let mut first = Layer::new(all);
        first.add(root, true);
        let mut layers = vec![first.complete()];
        let mut shapes = all;
        while let Some(layer) = layers.last_mut() {
            let mut next = Layer::new(shapes);
            for block in &mut layer.blocks {
                let dice_state = block.dice_state;
                let paid = payments(dice_state.price()).map(|paid| dice_state.paying(paid));
                block.paying.extend(paid.filter_map(|dice_state| next.add(dice_state, true)));
            }
            if next.blocks.is_empty() {
                break;
            }
            layers.push(next.complete());
            // Whoever rolls twice has laid a bone by then.
            shapes = all.without(EMPTY);
        }
        StateSpace { layers }
    }

    /// How many cups are valued: blocks and shapes of all layers but the first.
    pub(crate) fn cups(&self) -> usize {
        let blocks = self.layers.iter().skip(1).flat_map(|layer| &layer.blocks).filter(|block| block.in_cup);
        blocks.map(|block| block.own.set().len()).sum()
    }

    /// The memory it takes.
    pub(crate) fn bytes(&self) -> usize {
        self.layers.iter().map(Layer::bytes).sum()
    }

    /// The layer of dice states with this many rolls.
    pub(crate) fn layer(&self, rolls: u8) -> Option<(usize, &Layer)> {
        let first = self.layers[0].blocks[0].dice_state.rolls;
        let depth = usize::from(rolls.checked_sub(first)?);
        Some((depth, self.layers.get(depth)?))
    }
}

impl Layer {
    /// Without any dice state yet.
    fn new(shapes: ShapeSet) -> Layer {
        let (blocks, families, index) = Default::default();
        Layer { blocks, states: 0, cups: 0, families, shapes, index }
    }

    /// The memory it takes. A map has room for up to twice as much as is in it, and more.
    fn bytes(&self) -> usize {
        let blocks: usize = self.blocks.iter().map(Block::bytes).sum();
        let families: usize = self.families.iter().map(|family| size_of_val(family.as_slice())).sum();
        blocks + families + 3 * self.index.len() * size_of::<(DiceState, u32)>()
    }

    /// Adds everything that can follow from the dice that can be in the cup, without another roll.
    fn complete(mut self) -> Layer {
        for block in 0..self.blocks.len() {
            self.add_settled(block);
        }
        self.cups = self.states;
        for block in 0..self.blocks.len() {
            self.add_false_bones(block);
        }
        self.share_spots();
        self.find_families();
        self
    }

    /// Books with like flaws come one after the other, as they have most shapes and false bones in common.
    fn find_families(&mut self) {
        let in_cup = (0..).zip(&self.blocks).filter(|(_, block)| block.in_cup);
        let key = |block: &Block| (block.dice_state.gone, block.dice_state.flaws);
        let mut blocks: Vec<_> = in_cup.map(|(id, block)| (key(block), id)).collect();
        blocks.sort_unstable();
        let families = blocks.chunk_by(|one, other| one.0.0 == other.0.0);
        self.families = families.map(|family| family.iter().map(|&(_, block)| block).collect()).collect();
    }

    /// The block of this dice state.
    pub(crate) fn find(&self, dice_state: DiceState) -> Option<BlockRef> {
        if !dice_state.has_dice() {
            return None;
        }
        let (key, mirrored) = dice_state.key();
        BlockRef::new(*self.index.get(&key)?, mirrored)
    }

    pub(crate) fn block(&self, at: BlockRef) -> &Block {
        &self.blocks[at.block as usize]
    }

    /// The state of a shape on a block.
    #[inline(always)]
    pub(crate) fn state(&self, at: BlockRef, shape: ShapeId) -> StateIndex {
        let shape = if at.mirrored { Anatomy::get().shape(shape).mirror } else { shape };
        self.block(at).states().get(shape)
    }

    /// The states of a block with their shapes, as it is read in the mirror or not.
    #[inline(always)]
    pub(crate) fn states(&self, at: BlockRef) -> impl Iterator<Item = (ShapeId, StateIndex)> {
        let anatomy = Anatomy::get();
        let mirror = move |shape| if at.mirrored { anatomy.shape(shape).mirror } else { shape };
        self.block(at).states().iter().map(move |(shape, state)| (mirror(shape), state))
    }

    /// The block after laying a false bone: known if the block's dice can have been in the cup.
    pub(crate) fn after_false_bone(&self, at: BlockRef, bone: Bone, place: Bone) -> Option<BlockRef> {
        let section = score::SECTIONS.iter().position(|section| section.contains(place))?;
        let dice_state = self.dice_state(at);
        self.find(dice_state.with_false_bone(
            Face::Bone(bone).kind() as usize,
            section,
            SECTION_KIND[section],
        ))
    }

    /// The dice state, as it is read in the mirror or not.
    fn dice_state(&self, at: BlockRef) -> DiceState {
        let dice_state = self.block(at).dice_state;
        if at.mirrored { dice_state.mirror() } else { dice_state }
    }

    /// The block of this dice state, which may be new; none if no shape fits it.
    fn add(&mut self, dice_state: DiceState, in_cup: bool) -> Option<BlockRef> {
        if !dice_state.has_dice() {
            return None;
        }
        let (key, mirrored) = dice_state.key();
        let block = match self.index.get(&key) {
            Some(&block) => block,
            None => {
                let block = self.write(if mirrored { dice_state.mirror() } else { dice_state });
                self.index.insert(key, block);
                block
            }
        };
        if let Some(block) = self.blocks.get_mut(block as usize) {
            block.in_cup |= in_cup;
        }
        BlockRef::new(block, mirrored)
    }

    /// The number of a new block.
    fn write(&mut self, dice_state: DiceState) -> u32 {
        let shapes = dice_state.shapes().and(&self.shapes);
        if shapes.is_empty() {
            return NO_BLOCK;
        }
        self.blocks.push(Block::new(dice_state, shapes, &mut self.states));
        u32::try_from(self.blocks.len() - 1).unwrap_or(NO_BLOCK)
    }

    /// Adds the dice states in which some of the flawed sections have been completed.
    fn add_settled(&mut self, block: usize) {
        let Block { dice_state, in_cup, .. } = self.blocks[block];
        for complete in dice_state.completions() {
            self.add(dice_state.settled(complete), in_cup);
        }
    }

    fn add_false_bones(&mut self, block: usize) {
        let dice_state = self.blocks[block].dice_state;
        if dice_state.rolls == 0 {
            return; // there is no duty after the opening roll
        }
        for (section, place) in SECTION_KIND.into_iter().enumerate() {
            for die in 0..3 {
                let spoilt = dice_state.with_false_bone(die, section, place);
                if !spoilt.has_dice() {
                    continue;
                }
                let page_after = self.add(spoilt, false);
                for complete in spoilt.completions() {
                    self.add(spoilt.settled(complete), false);
                }
                self.blocks[block].false_bones[section][die] = page_after;
            }
        }
    }

    /// Finds the states of all shapes on each block.
    fn share_spots(&mut self) {
        let mut found = vec![NO_STATE; Anatomy::get().shapes.len()];
        let mut racks = DiceStateMap::default();
        for block in 0..self.blocks.len() {
            let shapes = self.find_spots(&self.blocks[block], &mut found);
            let dice_state = self.blocks[block].dice_state;
            let slots = racks.entry(dice_state.dice_key());
            let slots = slots
                .or_insert_with(|| Arc::new(ShapeSlots::new(dice_state.shapes_by_dice().and(&self.shapes))));
            let state = |id| if shapes.contains(id) { found[usize::from(id)] } else { NO_STATE };
            self.blocks[block].states = Some(StateList::new(Arc::clone(slots), state));
        }
    }

    /// Notes the states of a block's shapes, and tells which they are. Those that complete a flawed section have the state of
    /// the block where it is settled.
    fn find_spots(&self, block: &Block, found: &mut [StateIndex]) -> ShapeSet {
        let anatomy = Anatomy::get();
        for (state, id) in (block.first..).zip(block.own.set().iter()) {
            found[usize::from(id)] = state;
            if block.symmetric {
                found[usize::from(anatomy.shape(id).mirror)] = state;
            }
        }
        let mut shapes = block.dice_state.shapes().and(&self.shapes);
        let flawed = block.dice_state.flawed();
        for settled in block.dice_state.completions() {
            let dice_state = block.dice_state.settled(settled);
            let Some(at) = self.find(dice_state) else { continue };
            let completing = anatomy.sets.completing(settled, flawed);
            let there = dice_state.shapes().and(&self.shapes).and(&completing);
            for id in there.iter() {
                found[usize::from(id)] = self.own_spot(at, id);
            }
            shapes = shapes.or(&there);
        }
        shapes
    }

    /// The state of a shape that completes no flawed section.
    fn own_spot(&self, at: BlockRef, id: ShapeId) -> StateIndex {
        let (block, mirror) = (self.block(at), Anatomy::get().shape(id).mirror);
        let (id, mirror) = if at.mirrored { (mirror, id) } else { (id, mirror) };
        let rank = block.own.of(id).or_else(|| block.own.of(mirror));
        rank.and_then(|rank| StateIndex::try_from(rank).ok()).map_or(NO_STATE, |rank| block.first + rank)
    }
}

impl Block {
    /// The states of all shapes; another block's where the shape completes a flawed section.
    #[inline(always)]
    pub(crate) fn states(&self) -> &StateList {
        self.states.as_ref().unwrap_or_else(|| StateList::none())
    }

    fn bytes(&self) -> usize {
        let states = self.states.as_ref().map_or(0, StateList::bytes);
        size_of::<Block>() + states + size_of_val(self.paying.as_slice())
    }

    fn new(dice_state: DiceState, shapes: ShapeSet, next_spot: &mut usize) -> Block {
        let symmetric = dice_state == dice_state.mirror();
        let own = if symmetric { shapes.and(&Anatomy::get().sets.one_of_pair) } else { shapes };
        let first = StateIndex::try_from(*next_spot).unwrap_or(NO_STATE);
        *next_spot += own.len();
        let own = Ranks::new(own);
        let false_bones = [[None; 3]; 5];
        Block {
            dice_state,
            in_cup: false,
            own,
            symmetric,
            first,
            states: None,
            paying: Vec::new(),
            false_bones,
        }
    }
}
