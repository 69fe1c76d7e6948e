//! Where tables are kept.

use std::path::PathBuf;

/// The folder of the tables: `BONECUP_CACHE`, else `bonecup` in `XDG_CACHE_HOME`, else in `.cache` at home, or in
/// `LOCALAPPDATA` where there is no `HOME`. `variable` reads the environment. `None` if nothing of it is set.
///
/// ```
/// use bonecup_solver_cache::cache_folder;
///
/// let folder = cache_folder(|name| (name == "HOME").then(|| "/home/anna".into()));
/// assert_eq!(folder, Some("/home/anna/.cache/bonecup".into()));
/// ```
pub fn cache_folder(variable: impl Fn(&str) -> Option<std::ffi::OsString>) -> Option<PathBuf> {
    let path = |name: &str| variable(name).map(PathBuf::from).filter(|path| !path.as_os_str().is_empty());
    if let Some(own) = path("BONECUP_CACHE") {
        return Some(own);
    }
    // The XDG specification: a relative path is not to be used.
    let shared = path("XDG_CACHE_HOME").filter(|path| path.is_absolute());
    let home = || path("HOME").map(|home| home.join(".cache")).or_else(|| path("LOCALAPPDATA"));
    Some(shared.or_else(home)?.join("bonecup"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(set: &[(&str, &str)], folder: Option<&str>) {
        let variable = |name: &str| set.iter().find(|(key, _)| *key == name).map(|(_, value)| value.into());
        assert_eq!(cache_folder(variable), folder.map(PathBuf::from));
    }

    #[test]
    fn the_most_particular_variable_wins() {
        check(&[("BONECUP_CACHE", "/a"), ("XDG_CACHE_HOME", "/b"), ("HOME", "/c")], Some("/a"));
        check(&[("XDG_CACHE_HOME", "/b"), ("HOME", "/c")], Some("/b/bonecup"));
        check(&[("XDG_CACHE_HOME", "relative"), ("HOME", "/c")], Some("/c/.cache/bonecup"));
        check(&[("BONECUP_CACHE", ""), ("HOME", "/c")], Some("/c/.cache/bonecup"));
        check(&[("LOCALAPPDATA", "/d")], Some("/d/bonecup"));
        check(&[], None);
    }
}
