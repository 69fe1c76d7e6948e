//! What filling a box is worth, beyond what the box usually brings.

use knochenmax::score::{Further, points};
use knochenmax::{Bones, KnochenMaxOptions, Profile, Sheet, SheetBox};

use super::plan::Plan;

/// What a box is usually worth, as a part of what a turn brings that is played for this box alone: more than one
/// where further KnochenMAX go, less where a bad throw of any turn can be dropped. In the order of the sheet.
///
/// Tuned by coordinate descent on the exact expectation of a solo sheet, averaged over the profiles `antique`,
/// `shagai` and `fair`: 292.0, 284.5 and 232.3 points, where perfect play would bring 294.1, 286.2 and 237.6.
const USUAL: [f64; 10] = [1.1, 1.6, 1.2, 0.8, 0.9, 1.1, 0.8, 1.0, 1.6, 0.9];

/// What a KnochenMAX on the sheet adds to each turn that follows, by bonus and joker; tuned together with [`USUAL`].
const FURTHER: f64 = 3.4;

/// What filling each box gives up, with the bones of the table.
pub(super) struct Rating {
    given_up: [f64; 10],
}

impl Rating {
    pub(super) fn new(profile: &Profile) -> Rating {
        Rating { given_up: SheetBox::ALL.map(|entry| USUAL[entry.index()] * alone(entry, profile)) }
    }

    /// The points of the throw in the free box and what they open up, less what the box usually brings.
    pub(super) fn of(
        &self,
        sheet: &Sheet,
        entry: SheetBox,
        throw: Bones,
        options: &KnochenMaxOptions,
    ) -> f64 {
        let points = sheet.worth(entry, throw, options).0;
        let opens = entry == SheetBox::KnochenMax && (points > 0 || options.struck_max_counts);
        let opened = if opens { FURTHER * turns_after(sheet) } else { 0.0 };
        f64::from(points) + opened - self.given_up[entry.index()]
    }
}

/// How many boxes of the sheet are left to fill after this one.
fn turns_after(sheet: &Sheet) -> f64 {
    sheet.free().skip(1).fold(0.0, |turns, _| turns + 1.0)
}

/// What a turn brings that is played for this box alone.
fn alone(entry: SheetBox, profile: &Profile) -> f64 {
    Plan::new(profile, |throw| f64::from(points(entry, throw, Further::No).0)).value(profile)
}
