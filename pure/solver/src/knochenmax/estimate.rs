//! A value and how far to trust it.

/// A value with its standard error; exact if that is 0.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// The value.
    pub value: f64,
    /// Its standard error, as measured against exact values.
    pub error: f64,
}

impl Estimate {
    /// A value without error, apart from the last digits of an `f64`.
    pub fn exact(value: f64) -> Estimate {
        Estimate { value, error: 0.0 }
    }

    /// Whether the value is exact.
    pub fn is_exact(&self) -> bool {
        self.error == 0.0
    }
}
