//! The languages, and which of them a person wants.

use std::fmt;
use std::str::FromStr;

use bonecup_rules::Reason;

/// A language that Bonecup speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Language {
    /// Deutsch.
    German,
    /// English.
    English,
}

/// Where POSIX says the language of messages, strongest first.
const LOCALE_VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

impl Language {
    /// Both, in the order in which they are listed.
    pub const ALL: [Language; 2] = [Language::German, Language::English];

    /// The key of the language: `de` or `en`.
    pub const fn key(self) -> &'static str {
        match self {
            Language::German => "de",
            Language::English => "en",
        }
    }

    /// The language that a person wants: the flag `--lang`, else `BONECUP_LANG`, else the locale, else English.
    ///
    /// Whoever asks for a language by name is told if there is none of that name; a locale that we do not speak
    /// is nobody's mistake, and gets English. A variable that is set but empty counts as not set.
    ///
    /// ```
    /// use bonecup_words::Language;
    ///
    /// let env = |name: &str| (name == "LANG").then(|| "de_AT.UTF-8".to_owned());
    /// assert_eq!(Language::detect(None, env), Ok(Language::German));
    /// assert_eq!(Language::detect(Some("en"), env), Ok(Language::English));
    /// assert!(Language::detect(Some("fr"), env).is_err());
    /// ```
    pub fn detect(
        flag: Option<&str>,
        env: impl Fn(&str) -> Option<String>,
    ) -> Result<Language, UnknownLanguage> {
        Language::detect_with(flag, env, sys_locale::get_locale)
    }

    /// The same for a program that goes on all the same: a wish that cannot be met comes back beside the language that
    /// would be spoken without it.
    ///
    /// ```
    /// use bonecup_words::Language;
    ///
    /// let (language, unknown) = Language::choose(Some("fr"), |_| Some("de_AT.UTF-8".to_owned()));
    /// assert_eq!(language, Language::German);
    /// assert!(unknown.is_some());
    /// ```
    pub fn choose(
        flag: Option<&str>,
        env: impl Fn(&str) -> Option<String>,
    ) -> (Language, Option<UnknownLanguage>) {
        match Language::detect(flag, &env) {
            Ok(language) => (language, None),
            Err(unknown) => {
                let without = |name: &str| if name == "BONECUP_LANG" { None } else { env(name) };
                (Language::detect(None, without).unwrap_or(Language::English), Some(unknown))
            }
        }
    }

    fn detect_with(
        flag: Option<&str>,
        env: impl Fn(&str) -> Option<String>,
        system: impl FnOnce() -> Option<String>,
    ) -> Result<Language, UnknownLanguage> {
        let env = |name| env(name).filter(|value| !value.is_empty());
        if let Some(flag) = flag {
            return flag.parse();
        }
        if let Some(wish) = env("BONECUP_LANG") {
            return wish.parse();
        }
        let locale = LOCALE_VARIABLES.into_iter().find_map(env).or_else(system);
        Ok(locale.and_then(|locale| Language::of_locale(&locale)).unwrap_or(Language::English))
    }

    /// The language of a locale such as `de_DE.UTF-8` or `de-AT`.
    fn of_locale(locale: &str) -> Option<Language> {
        let language = locale.split(['_', '-', '.', '@']).next()?;
        Language::ALL.into_iter().find(|known| known.key().eq_ignore_ascii_case(language))
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.key())
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(text: &str) -> Result<Language, UnknownLanguage> {
        Language::of_locale(text).ok_or_else(|| UnknownLanguage(text.chars().take(60).collect()))
    }
}

/// A language that Bonecup does not speak.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no language '{0}'; there are: de, en")]
pub struct UnknownLanguage(String);

impl Reason for UnknownLanguage {
    fn code(&self) -> &'static str {
        "unknown-language"
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        let known = Language::ALL.map(Language::key).join(", ");
        vec![("given", self.0.clone()), ("known", known)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Detects with these variables, on a system whose own locale is German.
    fn detect(flag: Option<&str>, variables: &[(&str, &str)]) -> Result<Language, UnknownLanguage> {
        let variables = variables.to_vec();
        let env = move |name: &str| {
            let found = variables.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| (*value).to_owned())
        };
        Language::detect_with(flag, env, || Some("de-DE".to_owned()))
    }

    #[test]
    fn the_flag_comes_first() {
        let variables = [("BONECUP_LANG", "de"), ("LC_ALL", "de_DE.UTF-8")];
        assert_eq!(detect(Some("en"), &variables), Ok(Language::English));
    }

    #[test]
    fn then_the_variable_of_bonecup() {
        let variables = [("BONECUP_LANG", "en"), ("LC_ALL", "de_DE.UTF-8")];
        assert_eq!(detect(None, &variables), Ok(Language::English));
    }

    #[test]
    fn then_the_locale_in_the_order_of_posix() {
        let all = [("LANG", "en_US"), ("LC_MESSAGES", "en_GB"), ("LC_ALL", "de_CH.UTF-8")];
        assert_eq!(detect(None, &all), Ok(Language::German));
        let messages = [("LANG", "en_US.UTF-8"), ("LC_MESSAGES", "de_LI")];
        assert_eq!(detect(None, &messages), Ok(Language::German));
        assert_eq!(detect(None, &[("LANG", "en_US.UTF-8")]), Ok(Language::English));
    }

    #[test]
    fn then_the_system_and_at_last_english() {
        assert_eq!(detect(None, &[]), Ok(Language::German));
        assert_eq!(Language::detect_with(None, |_| None, || None), Ok(Language::English));
    }

    #[test]
    fn an_empty_variable_is_not_set() {
        let variables = [("BONECUP_LANG", ""), ("LC_ALL", ""), ("LANG", "en_US")];
        assert_eq!(detect(None, &variables), Ok(Language::English));
    }

    #[test]
    fn an_unknown_wish_is_an_error_and_an_unknown_locale_is_english() {
        for wish in ["fr", "", "deutsch", "den", "_de"] {
            assert_eq!(detect(Some(wish), &[]), Err(UnknownLanguage(wish.to_owned())));
        }
        for wish in ["de", "DE", "de_DE", "de-AT.UTF-8"] {
            assert_eq!(detect(Some(wish), &[]), Ok(Language::German), "{wish}");
        }
        assert!(detect(None, &[("BONECUP_LANG", "klingon")]).is_err());
        for locale in ["fr_FR.UTF-8", "C", "C.UTF-8", "POSIX", "den_CA", "@", "🦴"] {
            assert_eq!(detect(None, &[("LANG", locale)]), Ok(Language::English), "{locale}");
        }
    }

    #[test]
    fn the_error_says_what_is_allowed() {
        let error = "fr".parse::<Language>().unwrap_err();
        assert_eq!(error.to_string(), "there is no language 'fr'; there are: de, en");
        for language in Language::ALL {
            assert_eq!(language.to_string().parse(), Ok(language));
            assert!(error.to_string().contains(language.key()));
        }
    }
}
