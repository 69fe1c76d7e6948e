//! The versions of the schema, each as the step from the one before.
//!
//! To change the schema, add `10.sqlite.sql` and `10.postgres.sql` with what they alter, and a line to [`VERSIONS`].
//! A version that was released is never edited: databases out there have been through it.

/// What leads from one version to the next, for each database.
pub(crate) struct Version {
    /// Its number; versions count from 1 without a gap.
    pub(crate) number: u32,
    /// Statements for SQLite.
    pub(crate) sqlite: &'static str,
    /// Statements for Postgres.
    pub(crate) postgres: &'static str,
}

/// All versions, oldest first.
pub(crate) const VERSIONS: &[Version] = &[
    Version { number: 1, sqlite: include_str!("1.sqlite.sql"), postgres: include_str!("1.postgres.sql") },
    Version { number: 2, sqlite: include_str!("2.sqlite.sql"), postgres: include_str!("2.postgres.sql") },
    Version { number: 3, sqlite: include_str!("3.sqlite.sql"), postgres: include_str!("3.postgres.sql") },
    Version { number: 4, sqlite: include_str!("4.sqlite.sql"), postgres: include_str!("4.postgres.sql") },
    Version { number: 5, sqlite: include_str!("5.sqlite.sql"), postgres: include_str!("5.postgres.sql") },
    Version { number: 6, sqlite: include_str!("6.sqlite.sql"), postgres: include_str!("6.postgres.sql") },
    Version { number: 7, sqlite: include_str!("7.sqlite.sql"), postgres: include_str!("7.postgres.sql") },
    Version { number: 8, sqlite: include_str!("8.sqlite.sql"), postgres: include_str!("8.postgres.sql") },
    Version { number: 9, sqlite: include_str!("9.sqlite.sql"), postgres: include_str!("9.postgres.sql") },
];

/// The version that this program writes.
pub(crate) const NEWEST: u32 = VERSIONS[VERSIONS.len() - 1].number;

/// The versions that a database of the given one still has to go through.
pub(crate) fn after(version: u32) -> impl Iterator<Item = &'static Version> {
    VERSIONS.iter().filter(move |step| step.number > version)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_count_up_from_one() {
        assert!(VERSIONS.iter().map(|version| version.number).eq(1..=NEWEST));
    }

    /// Both files declare the same tables and columns, in the same order; types apart.
    #[test]
    fn both_databases_have_the_same_columns() {
        for version in VERSIONS {
            assert_eq!(names(version.sqlite), names(version.postgres), "version {}", version.number);
        }
    }

    fn names(sql: &str) -> Vec<String> {
        let first_words = |line: &str| line.split_whitespace().take(3).collect::<Vec<_>>().join(" ");
        let lines = sql.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with("--"));
        lines
            .map(|line| {
                if line.starts_with("create ") {
                    first_words(line)
                } else {
                    line.split([' ', ')']).next().unwrap().to_owned()
                }
            })
            .collect()
    }
}
