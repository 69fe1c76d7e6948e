//! What many throws add up to.

use bonecup_rules::Points;
use bonecup_words::{Value, Words};
use rolling_dice::{Colour, Face, Landing, Place, Rest, Throw};
use serde_json::json;

use crate::tally::float;

pub(super) struct Summary {
    throws: u64,
    /// Thrown dice that came to rest in each of [`Place::ALL`].
    places: [u64; 3],
    /// Thrown dice that show one to six.
    faces: [u64; 6],
    /// Throws of which no die stayed on the floe.
    all_wet: u64,
    /// Of thrown dice on the floe: sums of x, y and of their squares, in millimetres.
    sums: [f64; 4],
    /// Thrown dice in nets and holes, by what those give.
    patches: Vec<(Points, u64)>,
    /// Scoring dice that were moved, and that were pushed off.
    pushed: Vec<(Colour, u64, u64)>,
}

impl Summary {
    pub(super) fn of(throw: &Throw, landings: &[Landing]) -> Summary {
        let mut patches: Vec<(Points, u64)> =
            rolling_dice::arena::PATCHES.iter().map(|patch| (patch.points, 0)).collect();
        patches.sort_by_key(|(points, _)| std::cmp::Reverse(*points));
        let pushed = throw.resting.iter().map(|&(colour, _)| (colour, 0, 0)).collect();
        let empty =
            Summary { throws: 0, places: [0; 3], faces: [0; 6], all_wet: 0, sums: [0.0; 4], patches, pushed };
        landings.iter().fold(empty, |summary, landing| summary.with(throw, landing))
    }

    fn with(mut self, throw: &Throw, landing: &Landing) -> Summary {
        self.throws += 1;
        self.all_wet += u64::from(!landing.thrown.iter().any(Rest::on_floe));
        landing.thrown.iter().for_each(|rest| self.add(rest));
        for (before, (colour, after)) in throw.resting.iter().zip(&landing.scoring) {
            for counted in self.pushed.iter_mut().filter(|counted| counted.0 == *colour) {
                counted.1 += u64::from(before.1 != *after);
                counted.2 += u64::from(!after.on_floe());
            }
        }
        self
    }

    fn add(&mut self, rest: &Rest) {
        self.faces[usize::from(rest.face.pips()) - 1] += 1;
        for (count, place) in self.places.iter_mut().zip(Place::ALL) {
            *count += u64::from(place == rest.place);
        }
        if !rest.on_floe() {
            return;
        }
        let (x, y) = (rest.x.in_mm(), rest.y.in_mm());
        for (sum, part) in self.sums.iter_mut().zip([x, y, x * x, y * y]) {
            *sum += part;
        }
        if let Some(patch) = rest.touched_patch() {
            let counted = self.patches.iter_mut().find(|(points, _)| *points == patch.points);
            counted.into_iter().for_each(|(_, count)| *count += 1);
        }
    }

    fn dice(&self) -> f64 {
        float(self.places.iter().sum())
    }

    /// A share of all thrown dice.
    fn share(&self, count: u64) -> f64 {
        float(count) / self.dice()
    }

    /// Mean and standard deviation of x and y of the dice on the floe; no number if there are none.
    fn spread(&self) -> [f64; 4] {
        let count = float(self.places[0]);
        let [x, y, xx, yy] = self.sums.map(|sum| sum / count);
        [x, y, (xx - x * x).max(0.0).sqrt(), (yy - y * y).max(0.0).sqrt()]
    }

    pub(super) fn lines(&self, words: &Words) -> Vec<String> {
        let percent = |share: f64| Value::from(words.percent(share, 1));
        let [floe, water, outside] = self.places.map(|count| percent(self.share(count)));
        let all_wet = percent(float(self.all_wet) / float(self.throws));
        let values = [("floe", floe), ("water", water), ("outside", outside), ("all-wet", all_wet)];
        let mut lines = vec![words.say("throw-summary-places", &values)];
        let [x, y, dx, dy] = self.spread().map(|number| Value::from(words.number(number, 1)));
        if self.places[0] > 0 {
            lines.push(words.say("throw-summary-spread", &[("x", x), ("y", y), ("dx", dx), ("dy", dy)]));
        }
        let faces = Face::ALL.iter().zip(self.faces);
        let faces =
            faces.map(|(face, count)| format!("{face}:\u{a0}{}", words.percent(self.share(count), 1)));
        let faces = Value::from(faces.collect::<Vec<_>>().join(" "));
        lines.push(words.say("throw-summary-faces", &[("faces", faces)]));
        let patches = self.patches.iter().map(|(points, count)| {
            format!("{:+}:\u{a0}{}", points.0, words.percent(self.share(*count), 1)).replace('-', "−")
        });
        let patches = Value::from(patches.collect::<Vec<_>>().join(" "));
        lines.push(words.say("throw-summary-patches", &[("patches", patches)]));
        lines.extend(self.pushed.iter().map(|&(colour, moved, off)| {
            let values = [
                ("colour", Value::from(words.name("colour", colour))),
                ("moved", percent(float(moved) / float(self.throws))),
                ("off", percent(float(off) / float(self.throws))),
            ];
            words.say("throw-summary-pushed", &values)
        }));
        lines.into_iter().map(|line| format!("  {line}")).collect()
    }

    /// One line, after those of the throws.
    pub(super) fn json(&self) -> serde_json::Value {
        let [floe, water, outside] = self.places;
        let [x, y, dx, dy] = self.spread();
        let patches: Vec<_> =
            self.patches.iter().map(|(points, dice)| json!({"points": points, "dice": dice})).collect();
        let pushed = self.pushed.iter();
        let pushed = pushed.map(|(colour, moved, off)| json!({"colour": colour, "moved": moved, "off": off}));
        json!({"summary": {
            "throws": self.throws, "floe": floe, "water": water, "outside": outside, "all_wet": self.all_wet,
            "faces": self.faces, "mean": {"x": x, "y": y}, "sd": {"x": dx, "y": dy},
            "patches": patches, "pushed": pushed.collect::<Vec<_>>(),
        }})
    }
}
