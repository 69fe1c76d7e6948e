//! Means of many trials.

/// The mean of some numbers, and how far it may be off.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Estimate {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Estimate {
    /// Takes a number in.
    pub fn add(&mut self, number: f64) {
        self.count += 1.0;
        self.sum += number;
        self.squares += number * number;
    }

    /// Takes in all that another has.
    pub fn take_in(&mut self, other: &Estimate) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// How many numbers were taken in.
    pub fn count(&self) -> f64 {
        self.count
    }

    /// Their mean; 0 of none.
    pub fn mean(&self) -> f64 {
        if self.count > 0.0 { self.sum / self.count } else { 0.0 }
    }

    /// The standard error of the mean; without bounds for fewer than two numbers.
    pub fn error(&self) -> f64 {
        if self.count < 2.0 {
            return f64::INFINITY;
        }
        let spread = (self.squares - self.sum * self.mean()).max(0.0) / (self.count - 1.0);
        (spread / self.count).sqrt()
    }
}

impl FromIterator<f64> for Estimate {
    fn from_iter<I: IntoIterator<Item = f64>>(numbers: I) -> Estimate {
        let mut estimate = Estimate::default();
        numbers.into_iter().for_each(|number| estimate.add(number));
        estimate
    }
}
