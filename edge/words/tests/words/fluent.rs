//! The Fluent files as they lie on the disk.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use bonecup_words::Language;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement, VariantKey};

/// The files of a language that the binary speaks: name and contents.
pub(crate) fn files(language: Language) -> BTreeMap<String, String> {
    let mut files = all_files(language);
    files.retain(|name, _| !name.starts_with("web"));
    files
}

/// The same with those that only the web app speaks, whose own tests look closer at them.
pub(crate) fn all_files(language: Language) -> BTreeMap<String, String> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let shared = entries(&root.join("locales").join(language.key())).into_iter();
    let shared = shared.map(|path| (name(&path), path));
    // A game's file is called like its crate.
    let beside = entries(&root.join("pure")).into_iter().map(|game| {
        (format!("{}.ftl", name(&game)), game.join("locales").join(language.key()).with_extension("ftl"))
    });
    let files = shared.chain(beside.filter(|(_, path)| path.is_file()));
    files.map(|(name, path)| (name, std::fs::read_to_string(path).unwrap())).collect()
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect()
}

fn name(path: &Path) -> String {
    path.file_name().unwrap().to_str().unwrap().to_owned()
}

/// The messages of one file, without those that they only name.
pub(crate) fn messages(name: &str, source: &str) -> Vec<Message<String>> {
    let resource = fluent_syntax::parser::parse(source.to_owned());
    let resource = resource.unwrap_or_else(|(_, errors)| panic!("{name}: {errors:?}"));
    let message = |entry| match entry {
        Entry::Message(message) => Some(message),
        Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => None,
        Entry::Term(_) | Entry::Junk { .. } => panic!("{name}: only messages are used: {entry:?}"),
    };
    resource.body.into_iter().filter_map(message).collect()
}

/// All messages of a language, by key.
pub(crate) fn all_messages(language: Language) -> BTreeMap<String, Message<String>> {
    let mut all = BTreeMap::new();
    for (name, source) in files(language) {
        for message in messages(&name, &source) {
            let key = message.id.name.clone();
            assert!(all.insert(key.clone(), message).is_none(), "{language}: {key} is there twice");
        }
    }
    all
}

/// The variables of each message, with those of the messages that it names.
pub(crate) fn variables(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let all = all_messages(language);
    let variables = |key: &String| (key.clone(), variables_of(key, &all));
    all.keys().map(variables).collect()
}

fn variables_of(key: &str, all: &BTreeMap<String, Message<String>>) -> BTreeSet<String> {
    let message = all.get(key).unwrap_or_else(|| panic!("there is no message {key}"));
    let mut parts = Parts::default();
    parts.collect(message.value.as_ref().unwrap_or_else(|| panic!("{key} has no text")));
    let named = parts.messages.iter().flat_map(|other| variables_of(other, all));
    parts.variables.iter().cloned().chain(named).collect()
}

/// What a message is made of.
#[derive(Default)]
pub(crate) struct Parts {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
    /// All that is said whatever the values are.
    pub(crate) text: String,
    /// The keys of each selection, the default last.
    pub(crate) selections: Vec<Vec<String>>,
}

impl Parts {
    pub(crate) fn collect(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text += value,
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                let mut keys: Vec<_> = variants.iter().map(|v| (v.default, key(&v.key))).collect();
                keys.sort_by_key(|(default, _)| *default);
                self.selections.push(keys.into_iter().map(|(_, key)| key).collect());
                variants.iter().for_each(|variant| self.collect(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => _ = self.variables.insert(id.name.clone()),
            InlineExpression::MessageReference { id, attribute: None } => {
                _ = self.messages.insert(id.name.clone());
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::MessageReference { .. }
            | InlineExpression::FunctionReference { .. }
            | InlineExpression::TermReference { .. } => panic!("not every reader knows {inline:?}"),
        }
    }
}

fn key(key: &VariantKey<String>) -> String {
    match key {
        VariantKey::Identifier { name } => name.clone(),
        VariantKey::NumberLiteral { value } => value.clone(),
    }
}
