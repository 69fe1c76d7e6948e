//! What the system asks of the process while it holds the terminal: to end, or to stop until it is wanted again.

use std::io;

/// What was asked since the last look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Asked {
    Nothing,
    /// To stop, as by `kill -TSTP`.
    Stop,
    /// To end, by the signal of this number.
    End(u8),
}

#[cfg(unix)]
pub(crate) use unix::Signals;

#[cfg(unix)]
mod unix {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::thread;
    use std::time::Duration;

    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM, SIGTSTP};
    use signal_hook::{flag, low_level};

    use super::{Asked, io};

    /// The signals that would leave a terminal without echo, on a screen of its own. SIGHUP mostly comes when the terminal is
    /// gone, but `kill -HUP` sends it to one that stays.
    const ENDING: [i32; 3] = [SIGTERM, SIGINT, SIGHUP];

    /// How often it is looked whether the terminal is gone, and how long the app then has to end by itself.
    const LOOK: Duration = Duration::from_millis(100);
    const GRACE: Duration = Duration::from_secs(1);
    /// As a shell tells of SIGHUP.
    const HUNG_UP: i32 = 129;

    /// Noted when they come, and looked at between two frames.
    pub(crate) struct Signals {
        ending: Vec<(u8, Arc<AtomicBool>)>,
        stopping: Arc<AtomicBool>,
    }

    /// Of a terminal that is gone crossterm reads nothing for ever, with all of a core, and no frame comes any more. So whoever
    /// has not ended a moment after SIGHUP is ended from here; every step of the game was kept when it was made.
    fn end_without_terminal(is_hung_up: Arc<AtomicBool>) -> io::Result<()> {
        let watch = move || {
            while !is_hung_up.load(Ordering::Relaxed) {
                thread::sleep(LOOK);
            }
            thread::sleep(GRACE);
            // Mostly nothing is there to give back to.
            let _ = ratatui::try_restore();
            std::process::exit(HUNG_UP);
        };
        thread::Builder::new().name("bonecup-hangup".to_owned()).spawn(watch).map(drop)
    }

    impl Signals {
        pub(crate) fn listen() -> io::Result<Signals> {
            let note = |signal: i32| {
                let seen = Arc::new(AtomicBool::new(false));
                flag::register(signal, Arc::clone(&seen))?;
                Ok::<_, io::Error>(seen)
            };
            end_without_terminal(note(SIGHUP)?)?;
            let ending = ENDING.into_iter().map(|signal| {
                let number = u8::try_from(signal).unwrap_or_default();
                Ok((number, note(signal)?))
            });
            Ok(Signals { ending: ending.collect::<io::Result<_>>()?, stopping: note(SIGTSTP)? })
        }

        pub(crate) fn asked(&self) -> Asked {
            let ending = self.ending.iter().find(|(_, seen)| seen.swap(false, Ordering::Relaxed));
            match ending {
                Some((number, _)) => Asked::End(*number),
                None if self.stopping.swap(false, Ordering::Relaxed) => Asked::Stop,
                None => Asked::Nothing,
            }
        }

        /// Ctrl-Z reaches everything that was started together, such as the `make` that started us.
        pub(crate) fn stop_the_others(&self) {
            // Whoever cannot be told goes on alone.
            let _ = rustix::process::kill_current_process_group(rustix::process::Signal::TSTP);
        }

        /// Stops this process until it is told to go on.
        pub(crate) fn stop_here(&self) -> io::Result<()> {
            let stopped = low_level::emulate_default_handler(SIGTSTP);
            // What was sent to the group reached us as well, and has been done.
            self.stopping.store(false, Ordering::Relaxed);
            stopped
        }
    }
}

#[cfg(not(unix))]
pub(crate) struct Signals;

#[cfg(not(unix))]
impl Signals {
    pub(crate) fn listen() -> io::Result<Signals> {
        Ok(Signals)
    }

    pub(crate) fn asked(&self) -> Asked {
        Asked::Nothing
    }

    pub(crate) fn stop_the_others(&self) {}

    pub(crate) fn stop_here(&self) -> io::Result<()> {
        Ok(())
    }
}
