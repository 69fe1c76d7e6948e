//! The border between what is solved on the spot and what is not.

use super::plan::DuelPlan;
use crate::knochenmax::game::SheetGame;
use crate::knochenmax::rules::KnochenMaxGame;

/// The number of the layer: eight boxes are free to the player to move, seven to the other.
const LAYER: usize = 5;

/// The positions between turns with eight free boxes against seven, by the default rules or others.
///
/// What follows from any of them is solved on the spot. What comes before is solved in no time too, from the values of
/// these: so they are all that has to be kept of a whole duel. Only leads that some play leads to are among them.
#[derive(Clone, Debug)]
pub struct Border {
    /// From the start to the border.
    pub(super) plan: DuelPlan,
    /// By card: the totals that some play leads to; none for cards beyond the border.
    totals: Vec<Vec<i32>>,
    /// By pair of the layer: the leads of the player who waits.
    leads: Vec<Vec<i32>>,
}

impl Border {
    /// The border of a duel that begins with blank sheets.
    pub fn new(game: &KnochenMaxGame) -> Border {
        let plan = DuelPlan::opening(game, LAYER + 1);
        let mut border = Border { plan, totals: totals(game), leads: Vec::new() };
        let layer = &border.plan.layers[LAYER];
        let pairs =
            layer.by_mover().flat_map(|(mover, _)| layer.waiting.iter().map(move |&card| (card, mover)));
        border.leads = pairs.map(|(waiting, mover)| border.reached(waiting, mover)).collect();
        border
    }

    /// By pair of cards, the leads of the player who waits in ascending order: what the values belong to.
    pub fn leads(&self) -> impl ExactSizeIterator<Item = &[i32]> {
        self.leads.iter().map(Vec::as_slice)
    }

    /// How many values there are.
    pub fn len(&self) -> usize {
        self.leads.iter().map(Vec::len).sum()
    }

    /// The memory it takes.
    pub(super) fn bytes(&self) -> usize {
        let lists = self.totals.iter().chain(&self.leads);
        let lists = lists.map(|list| size_of::<Vec<i32>>() + list.capacity() * size_of::<i32>());
        self.plan.bytes() + lists.sum::<usize>()
    }

    /// Never: somebody comes here in every game.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Takes the values of the border from those of its whole layer.
    pub(super) fn pick(&self, layer: &[f64]) -> Vec<f64> {
        self.places().map(|place| layer[place]).collect()
    }

    /// Puts the values of the border into its layer, where leads that no play leads to stay unknown.
    pub(super) fn spread(&self, values: &[f64]) -> Vec<f64> {
        let mut layer = vec![0.5; self.plan.layers[LAYER].len()];
        self.places().zip(values).for_each(|(place, &value)| layer[place] = value);
        layer
    }

    /// Whether some play leads to the lead.
    pub(super) fn leads_to(&self, mover: usize, waiting: usize, lead: i32) -> bool {
        let others = &self.totals[waiting];
        self.totals[mover].iter().any(|own| others.binary_search(&(own - lead)).is_ok())
    }

    fn places(&self) -> impl Iterator<Item = usize> {
        let pairs = self.plan.layers[LAYER].by_mover().flat_map(|(_, places)| places);
        pairs.zip(&self.leads).flat_map(|(place, leads)| {
            let (begin, first) = (place.range().start, place.open.turned().first);
            leads.iter().map(move |lead| begin + usize::try_from(lead - first).unwrap_or(0))
        })
    }

    fn reached(&self, own: usize, other: usize) -> Vec<i32> {
        let (own, other) = (&self.totals[own], &self.totals[other]);
        let most = |totals: &[i32]| totals.last().copied().unwrap_or(0);
        let (first, last) = (-most(other), most(own));
        let mut reached = vec![false; usize::try_from(last - first + 1).unwrap_or(0)];
        for total in own {
            for against in other {
                reached[usize::try_from(total - against - first).unwrap_or(0)] = true;
            }
        }
        (first..=last).zip(reached).filter_map(|(lead, reached)| reached.then_some(lead)).collect()
    }
}

fn totals(game: &KnochenMaxGame) -> Vec<Vec<i32>> {
    let cards = game.cards();
    let mut totals = vec![Vec::new(); cards.count()];
    totals[0].push(0);
    // Cards beyond the border have more boxes filled than the player who waits there.
    let filled = LAYER.div_ceil(2);
    for card in (0..cards.count()).filter(|&card| cards.filled_count(card) < filled) {
        let before = tidy(std::mem::take(&mut totals[card]));
        for way in game.ways(card) {
            let worth = tidy(game.rows()[way.row].worth().iter().flatten().copied().collect());
            let sums =
                worth.into_iter().flat_map(|points| before.iter().map(move |held| held + i32::from(points)));
            totals[way.next].extend(sums);
        }
        totals[card] = before;
    }
    totals.into_iter().map(tidy).collect()
}

fn tidy<T: Ord>(mut list: Vec<T>) -> Vec<T> {
    list.sort_unstable();
    list.dedup();
    list
}
