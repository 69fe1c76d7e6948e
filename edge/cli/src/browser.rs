//! Opens a page in the person's browser.

use std::process::{Child, Command, Stdio};

/// What opens a page on the systems that we know. The first that is there does it.
const OPENERS: [&str; 3] = ["xdg-open", "open", "wslview"];

/// Opens the page where there is something to open it with. Whoever has no browser reads the address anyway.
pub(crate) fn open(address: &str) {
    let Some(mut opener) = OPENERS.iter().find_map(|program| start(program, address)) else { return };
    // Waited for, so that nothing of it is left; some openers stay as long as the browser does.
    let _ = std::thread::Builder::new().name("bonecup-browser".to_owned()).spawn(move || opener.wait());
}

fn start(program: &str, address: &str) -> Option<Child> {
    let mut command = Command::new(program);
    command.arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().ok()
}
