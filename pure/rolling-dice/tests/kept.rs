//! Rounds that people write down, as a list and measured, against a slow scoring taken from the rules word by word.
#![expect(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use bonecup_rules::{Points, Reason, Seat};
use proptest::prelude::*;
use rolling_dice::{Colour, DiceOptions, Fault, KeptRound, Misfit, NextThrow, Scored, Setup, Which};
use serde_json::{Value, json};

/// A colour's die in the test's own words: on the floe at so many hundredths of a millimetre, or on a block.
#[derive(Clone, Copy, Debug)]
struct Die {
    face: i32,
    y: Option<i32>,
    patch: i32,
}

/// A round: the dice by colour, the seals, who threw first, and the colours on blocks in their order.
#[derive(Clone, Debug)]
struct Round {
    dice: Vec<Die>,
    seals: Vec<i32>,
    starter: usize,
    blocks: Vec<usize>,
}

impl Round {
    fn seats(&self) -> usize {
        if self.dice.len() == 4 && self.seals[0] % 2 == 1 { 2 } else { self.dice.len() }
    }

    fn on_floe(&self) -> Vec<usize> {
        (0..self.dice.len()).filter(|&colour| self.dice[colour].y.is_some()).collect()
    }

    fn height(&self, colour: usize) -> i32 {
        self.dice[colour].y.unwrap()
    }

    /// When the colour threw in the round.
    fn turn(&self, colour: usize) -> usize {
        (colour + self.dice.len() - self.starter) % self.dice.len()
    }

    fn position(&self) -> Value {
        let rest = |colour: usize| {
            let Die { face, patch, .. } = self.dice[colour];
            let y = f64::from(self.height(colour)) / 100.0;
            (name(colour), json!({"face": face, "x": 45 + 38 * colour, "y": y, "patch": patch}))
        };
        let floe: serde_json::Map<String, Value> = self.on_floe().into_iter().map(rest).collect();
        json!({"seats": self.seats(), "starter": name(self.starter), "seals": self.seals_json(), "floe": floe,
            "blocks": self.blocks_json()})
    }

    /// The list, if there is one: dice that are level must be so with each other, not only with the one between them.
    fn list(&self) -> Option<Value> {
        let mut order = self.on_floe();
        order.sort_by_key(|&colour| -self.height(colour));
        let mut row = None;
        let mut floe = Vec::new();
        for (i, &colour) in order.iter().enumerate() {
            let y = self.height(colour);
            let level = i > 0 && self.height(order[i - 1]) - y <= 100;
            row = row.filter(|_| level).or(Some(y));
            if row.is_some_and(|front| front - y > 100) {
                return None;
            }
            let Die { face, patch, .. } = self.dice[colour];
            let patch = if patch == 0 { Value::Null } else { patch.into() };
            floe.push(json!({"colour": name(colour), "face": face, "level": level, "patch": patch}));
        }
        Some(
            json!({"seats": self.seats(), "starter": name(self.starter), "seals": self.seals_json(), "floe": floe,
            "blocks": self.blocks_json()}),
        )
    }

    fn seals_json(&self) -> Value {
        (0..self.seals.len()).map(|colour| (name(colour), Value::from(self.seals[colour]))).collect()
    }

    fn blocks_json(&self) -> Value {
        let blocks = self.blocks.iter();
        blocks.map(|&colour| json!({"colour": name(colour), "face": self.dice[colour].face})).collect()
    }

    /// Colour, earned, from, to of every die on the floe in the order of scoring, and the colour that starts the next
    /// round.
    fn scored_slowly(&self) -> (Vec<(usize, i32, i32, i32)>, usize) {
        let mut seals = self.seals.clone();
        let mut left = self.on_floe();
        let mut lines = Vec::new();
        while !left.is_empty() {
            // RD-2: of the dice still to score, those within a millimetre of the foremost are level.
            let foremost = left.iter().map(|&colour| self.height(colour)).max().unwrap();
            let level: Vec<usize> =
                left.iter().copied().filter(|&colour| foremost - self.height(colour) <= 100).collect();
            // Of these the seal furthest back scores; RD-16: of equal seals the one that threw earlier.
            let colour = self.furthest_back(&level, &seals);
            left.retain(|&other| other != colour);
            // RD-6: never below zero.
            let earned = self.earned(colour).max(0);
            let from = seals[colour];
            seals[colour] = self.slide(colour, from + earned, earned, &seals);
            lines.push((colour, earned, from, seals[colour]));
        }
        let starter = match self.blocks.first() {
            Some(&first) => first,
            None => {
                let floe = self.on_floe();
                let last = floe.iter().map(|&colour| self.height(colour)).min().unwrap();
                let level: Vec<usize> =
                    floe.into_iter().filter(|&colour| self.height(colour) - last <= 100).collect();
                self.furthest_back(&level, &seals)
            }
        };
        (lines, starter)
    }

    fn furthest_back(&self, colours: &[usize], seals: &[i32]) -> usize {
        let mut colours = colours.to_vec();
        colours.sort_by_key(|&colour| self.turn(colour));
        let least = colours.iter().map(|&colour| seals[colour]).min().unwrap();
        colours.into_iter().find(|&colour| seals[colour] == least).unwrap()
    }

    fn earned(&self, colour: usize) -> i32 {
        let own = self.dice[colour];
        let mut sum = own.face + own.patch;
        for other in 0..self.dice.len() {
            match self.dice[other].y {
                Some(y) if self.height(colour) - y > 100 => sum += self.dice[other].face,
                Some(_) => {}
                None => sum += self.dice[other].face,
            }
        }
        sum
    }

    /// Who earns nothing stays; every other seal goes on past those that stand there.
    fn slide(&self, colour: usize, mut field: i32, earned: i32, seals: &[i32]) -> i32 {
        let is_taken = |field| (0..seals.len()).any(|other| other != colour && seals[other] == field);
        while earned > 0 && is_taken(field) {
            field += 1;
        }
        field
    }
}

fn name(colour: usize) -> String {
    Colour::ALL[colour].name().to_owned()
}

fn measured(position: Value) -> Result<Scored, Fault> {
    serde_json::from_value::<Setup>(position).unwrap().scored(&DiceOptions::default())
}

fn kept(round: Value) -> Result<Scored, Fault> {
    serde_json::from_value::<KeptRound>(round).unwrap().scored(&DiceOptions::default())
}

/// Heights are drawn 0.4 mm apart, so that dice are often level, and of three often only two.
fn rounds() -> impl Strategy<Value = Round> {
    let die = (1..=6, 0..12_i32, prop_oneof![3 => Just(0), 1 => -6..=8], 0..4);
    let dice = prop::collection::vec(die, 3..=6);
    let seals = prop::collection::vec(0..30_i32, 6);
    (dice, seals, 0..6_usize, any::<prop::sample::Index>()).prop_map(|(dice, mut seals, starter, shift)| {
        let dice: Vec<Die> = dice
            .into_iter()
            .map(|(face, row, patch, where_to)| match where_to {
                0 => Die { face, y: None, patch: 0 },
                _ => Die { face, y: Some(20_000 + 40 * row), patch },
            })
            .collect();
        seals.truncate(dice.len());
        // Only the start holds several seals (RD-7).
        for i in 1..seals.len() {
            if seals[..i].contains(&seals[i]) {
                seals[i] = 0;
            }
        }
        let mut blocks: Vec<usize> = (0..dice.len()).filter(|&colour| dice[colour].y.is_none()).collect();
        if !blocks.is_empty() {
            let by = shift.index(blocks.len());
            blocks.rotate_left(by);
        }
        Round { starter: starter % dice.len(), dice, seals, blocks }
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn both_forms_are_scored_as_the_rules_say(round in rounds()) {
        let (lines, starter) = round.scored_slowly();
        let scored = measured(round.position()).unwrap();
        let told: Vec<_> = scored
            .lines
            .iter()
            .filter_map(|line| Some((line.colour.index(), line.gain?.earned().0, line.from.0, line.to.0)))
            .collect();
        prop_assert_eq!(told, lines);
        if !scored.over {
            prop_assert_eq!(scored.next_starter, Some(Colour::ALL[starter]));
            let order: Vec<usize> = scored.next_round.iter().map(|throw| throw.colour.index()).collect();
            let count = round.dice.len();
            prop_assert_eq!(order, (0..count).map(|turn| (starter + turn) % count).collect::<Vec<_>>());
            for NextThrow { colour, dice, stays } in &scored.next_round {
                let is_on_floe = round.dice[colour.index()].y.is_some();
                prop_assert_eq!((*stays, *dice), (is_on_floe, if is_on_floe { 3 } else { 4 }));
            }
        }
        if let Some(list) = round.list() {
            prop_assert_eq!(kept(list).unwrap(), scored);
        }
    }
}

fn example() -> Value {
    json!({"seats": 5,
        "floe": [{"colour": "orange", "face": 3}, {"colour": "green", "face": 1, "patch": 6},
            {"colour": "purple", "face": 4}, {"colour": "red", "face": 6, "patch": -2}],
        "blocks": [{"colour": "blue", "face": 5}]})
}

#[test]
fn the_worked_example_without_a_measure() {
    let scored = kept(example()).unwrap();
    let fields: Vec<_> = scored.lines.iter().map(|line| (line.colour, line.to.0)).collect();
    let wanted = [
        (Colour::Orange, 19),
        (Colour::Green, 22),
        (Colour::Purple, 15),
        (Colour::Red, 9),
        (Colour::Blue, 0),
    ];
    assert_eq!(fields, wanted);
    assert_eq!((scored.next_starter, scored.goal, scored.over), (Some(Colour::Blue), Points(100), false));
    assert_eq!(scored.totals, [19, 22, 15, 9, 0].map(Points));
    let first = NextThrow { colour: Colour::Blue, dice: 4, stays: false };
    let second = NextThrow { colour: Colour::Orange, dice: 3, stays: true };
    assert_eq!(scored.next_round[..2], [first, second]);
}

#[test]
fn as_soon_as_one_die_tells_what_it_touches_the_others_touch_what_they_tell() {
    // By our own plan orange would be in a net, wherever nets are just now.
    let net = &rolling_dice::arena::PATCHES[0];
    let (x, y) = (net.centre.x.in_mm(), net.centre.y.in_mm());
    let round = |green: Value| {
        json!({"seats": 3, "floe": {"orange": {"face": 2, "x": x, "y": y}, "green": green},
            "blocks": [{"colour": "purple", "face": 1}]})
    };
    let patches = |green: Value| -> Vec<Option<i32>> {
        let scored = measured(round(green)).unwrap();
        [Colour::Orange, Colour::Green]
            .map(|colour| {
                let line = scored.lines.iter().find(|line| line.colour == colour).unwrap();
                line.gain.map(|gain| gain.patch.0)
            })
            .to_vec()
    };
    let plain = json!({"face": 1, "x": 150, "y": 60});
    assert_eq!(patches(plain.clone()), [Some(net.points.0), Some(0)]);
    let told = |patch: Value| {
        let mut die = plain.clone();
        die["patch"] = patch;
        die
    };
    assert_eq!(patches(told(6.into())), [Some(0), Some(6)]);
    assert_eq!(patches(told((-2).into())), [Some(0), Some(-2)]);
    assert_eq!(patches(told(0.into())), [Some(0), Some(0)], "plain ice is told as well");
    assert_eq!(patches(told(Value::Null)), [Some(net.points.0), Some(0)], "null tells nothing");
}

#[test]
fn what_no_die_can_touch_is_refused() {
    let green = Which::Scoring(Colour::Green);
    for points in [9, -7, 100] {
        let mut round = example();
        round["floe"][1]["patch"] = points.into();
        let fault = kept(round).unwrap_err();
        assert_eq!(fault, Fault::Misfit(Misfit::PatchRange(green, Points(points))));
        let facts = fault.facts();
        assert!(facts.contains(&("least", "-6".to_owned())) && facts.contains(&("most", "8".to_owned())));
    }
    let tower = json!({"seats": 3, "floe": {"orange": {"face": 2, "x": 150, "y": 60},
        "green": {"face": 1, "x": 150, "y": 60, "level": 1, "patch": 3}}, "blocks": [{"colour": "purple", "face": 1}]});
    assert_eq!(measured(tower), Err(Fault::Misfit(Misfit::PatchOffIce(green))));
    let on_block = r#"{"seats": 2, "blocks": [{"colour": "purple", "face": 1, "patch": 3}]}"#;
    assert!(serde_json::from_str::<KeptRound>(on_block).is_err());
}

#[test]
fn lists_that_cannot_be_are_refused() {
    let fault = |change: fn(&mut Value)| {
        let mut round = example();
        change(&mut round);
        kept(round).unwrap_err()
    };
    let (orange, green, yellow) = (Colour::Orange, Colour::Green, Colour::Yellow);
    let level = fault(|round| round["floe"][0]["level"] = true.into());
    assert_eq!(level, Fault::LevelWithNone { colour: orange });
    let twice = fault(|round| round["blocks"][0]["colour"] = "green".into());
    assert_eq!(twice, Fault::TwoDice { colour: green });
    assert_eq!(fault(|round| round["blocks"] = json!([])), Fault::NoDie { colour: Colour::Blue });
    let stranger = fault(|round| round["floe"][0]["colour"] = "yellow".into());
    assert!(matches!(stranger, Fault::NotInPlay { colour, .. } if colour == yellow), "{stranger}");
    let seal = fault(|round| round["seals"] = json!({"green": 100}));
    assert_eq!(seal, Fault::Seal { colour: green, field: Points(100) });
    let shared = fault(|round| round["seals"] = json!({"green": 7, "orange": 7}));
    assert_eq!(shared, Fault::SharedField { field: Points(7) });
    assert!(matches!(fault(|round| round["seats"] = 7.into()), Fault::Seats(_)));
}

#[test]
fn two_players_add_up_their_colours_and_share_a_tie() {
    let scored = kept(json!({"seats": 2, "seals": {"orange": 70, "green": 60, "purple": 3, "red": 4},
        "floe": [{"colour": "orange", "face": 6}, {"colour": "green", "face": 5, "level": true, "patch": 8}],
        "blocks": [{"colour": "purple", "face": 1}, {"colour": "red", "face": 2}]}))
    .unwrap();
    // Orange earns 6 + 3, green 5 + 3 + 8: 79 + 3 against 76 + 4.
    assert_eq!(
        (scored.over, &scored.totals[..], &scored.winners[..]),
        (true, &[Points(82), Points(80)][..], &[Seat(0)][..])
    );
    assert_eq!((scored.next_starter, scored.next_round.len()), (None, 0));
    let tie = kept(json!({"seats": 2, "seals": {"orange": 70, "green": 68, "purple": 3, "red": 5},
        "floe": [{"colour": "orange", "face": 6}, {"colour": "green", "face": 6, "level": true}],
        "blocks": [{"colour": "purple", "face": 1}, {"colour": "red", "face": 2}]}))
    .unwrap();
    assert_eq!(tie.winners, [Seat(0), Seat(1)]);
}
