//! Types in TypeScript, collected with everything that they are made of.

use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};

use ts_rs::{Config, TS, TypeVisitor};

/// Declarations by name.
#[derive(Default)]
pub struct Types {
    seen: HashSet<TypeId>,
    declared: BTreeMap<String, String>,
}

impl Types {
    /// All declarations, in the order of their names.
    pub fn text(&self) -> String {
        self.declared.values().map(|declared| format!("\n{declared}")).collect()
    }

    /// What a type is called, once it is declared.
    pub fn name_of<T: TS + 'static>(&mut self) -> String {
        self.visit::<T>();
        T::name(&config())
    }
}

/// JSON has one kind of number.
fn config() -> Config {
    Config::new().with_large_int("number")
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        // Only types of our own have a place to be written to.
        if T::output_path().is_some() {
            let config = config();
            let text = format!("{}export {}\n", T::docs().unwrap_or_default(), T::decl(&config));
            let before = self.declared.insert(T::ident(&config), text.clone());
            assert!(before.is_none_or(|before| before == text), "two types are called {}", T::ident(&config));
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}
