//! The types of the protocol for the web app: `web/src/api/protocol.ts` is written from the types that the server itself
//! uses. `UPDATE_TYPES=1 cargo test` writes it anew.

pub(crate) mod mirrors;

#[path = "tests.rs"]
mod tests;

use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};
use std::path::PathBuf;

use ts_rs::{Config, TS, TypeVisitor};

/// The file with a type for everything that goes over the network.
pub(crate) fn protocol() -> String {
    let mut types = Types::default();
    types.visit::<crate::stream::ClientMessage>();
    types.visit::<crate::stream::ServerMessage<'static>>();
    types.visit::<crate::view::StepMessage>();
    types.visit::<crate::error::ErrorBody>();
    types.visit::<mirrors::Position>();
    crate::api::visit_types(&mut types);
    types.text()
}

/// Where it lies.
pub(crate) fn path() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/api/protocol.ts")
}

/// Types with everything that they are made of, by name.
#[derive(Default)]
pub(crate) struct Types {
    seen: HashSet<TypeId>,
    declared: BTreeMap<String, String>,
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        // Only types of our own have a place to be written to.
        if T::output_path().is_some() {
            let config = Config::new().with_large_int("number");
            let text = format!("{}export {}\n", T::docs().unwrap_or_default(), T::decl(&config));
            let before = self.declared.insert(T::ident(&config), text.clone());
            assert!(before.is_none_or(|before| before == text), "two types are called {}", T::ident(&config));
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

impl Types {
    fn text(&self) -> String {
        let head =
            "// The types of the protocol, written from those of edge/server: UPDATE_TYPES=1 cargo test\n";
        let whole = "\n/** Everything that a client is told on the stream of a table. */\n\
                     export type StreamMessage = ServerMessage | StepMessage;\n";
        let types = self.declared.values().map(|declared| format!("\n{declared}"));
        format!("{head}{}{whole}", types.collect::<String>())
    }
}
