//! Tests about the repository as a whole; see `tests/`.
