//! What a real die touches on the owner's own floe, as somebody tells it.

use bonecup_rules::Points;
use rolling_dice::Rest;

use crate::hints::Hint;
use crate::paper::Paper;

/// A bit more of a net, or of a hole, as far as there are such.
pub(super) fn changed(touched: Points, by: i32) -> Points {
    (touched + Points(by)).clamp(*Rest::PATCHES.start(), *Rest::PATCHES.end())
}

/// What is told, in words; where nothing is, the plan of our floe decides.
pub(super) fn told(touched: Option<Points>, paper: &Paper<'_>) -> String {
    let Some(Points(points)) = touched else { return paper.say("tui-rd-as-planned", &[]) };
    let key = match points {
        0 => "tui-rd-on-ice",
        1.. => "tui-rd-in-net",
        ..0 => "tui-rd-in-hole",
    };
    paper.say(key, &[("points", points.abs().into())])
}

pub(super) fn hint() -> Hint {
    Hint::keys("+ −", "tui-hint-net-or-hole")
}
