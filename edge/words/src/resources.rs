//! The one list of Fluent files.

use crate::Language;

/// Every file, in both languages. A file that is not listed here is not spoken.
macro_rules! files {
    ($language:literal) => {
        [
            include_str!(concat!("../../../locales/", $language, "/bots.ftl")),
            include_str!(concat!("../../../locales/", $language, "/cli.ftl")),
            include_str!(concat!("../../../locales/", $language, "/coach.ftl")),
            include_str!(concat!("../../../locales/", $language, "/errors.ftl")),
            include_str!(concat!("../../../locales/", $language, "/knochenmax.ftl")),
            include_str!(concat!("../../../locales/", $language, "/play.ftl")),
            include_str!(concat!("../../../locales/", $language, "/rolling-bones.ftl")),
            include_str!(concat!("../../../locales/", $language, "/rolling-dice.ftl")),
            include_str!(concat!("../../../locales/", $language, "/server.ftl")),
            include_str!(concat!("../../../locales/", $language, "/solve.ftl")),
            include_str!(concat!("../../../locales/", $language, "/throw.ftl")),
            include_str!(concat!("../../../locales/", $language, "/tui.ftl")),
        ]
    };
}

const GERMAN: &[&str] = &files!("de");
const ENGLISH: &[&str] = &files!("en");

/// The contents of every Fluent file of a language.
pub(crate) fn sources(language: Language) -> &'static [&'static str] {
    match language {
        Language::German => GERMAN,
        Language::English => ENGLISH,
    }
}
