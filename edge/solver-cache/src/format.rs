//! The bytes of a table.
//!
//! | bytes | what |
//! |---|---|
//! | 8 | `BONECUPT` |
//! | 4 | version of this format, little-endian like all numbers here |
//! | 4 | length of the key |
//! | … | the key: what the table is about, as text |
//! | 8 | how many values |
//! | 8 each | the values, as IEEE 754 doubles |
//! | 8 | XXH3 of everything before |

use std::io::{self, Read, Write};

use xxhash_rust::xxh3::Xxh3;

const MAGIC: [u8; 8] = *b"BONECUPT";
/// The version of the format.
pub(crate) const VERSION: u32 = 1;
/// Keys are short; a longer one is damage.
const LONGEST_KEY: usize = 4096;
/// Values that are read or written at once.
const BLOCK: usize = 1 << 16;

/// Why bytes are no table.
#[derive(Debug)]
pub(crate) enum Flaw {
    Io(io::Error),
    Foreign,
    Version(u32),
    OtherTable,
    Damaged,
}

impl From<io::Error> for Flaw {
    fn from(error: io::Error) -> Flaw {
        // The length was checked before, so an early end means that the file is being cut off right now.
        if error.kind() == io::ErrorKind::UnexpectedEof { Flaw::Damaged } else { Flaw::Io(error) }
    }
}

/// How long the file of so many values is.
pub(crate) fn file_length(key: &str, values: usize) -> u64 {
    let fixed = MAGIC.len() + 4 + 4 + key.len() + 8 + 8;
    (fixed as u64).saturating_add((values as u64).saturating_mul(8))
}

/// Writes a table.
pub(crate) fn write(out: impl Write, key: &str, values: &[f64]) -> io::Result<()> {
    let mut out = Summed { inner: out, sum: Xxh3::new() };
    let length = u32::try_from(key.len()).map_err(|_| io::ErrorKind::InvalidInput)?;
    out.put(&MAGIC)?;
    out.put(&VERSION.to_le_bytes())?;
    out.put(&length.to_le_bytes())?;
    out.put(key.as_bytes())?;
    out.put(&(values.len() as u64).to_le_bytes())?;
    let mut bytes = Vec::with_capacity(BLOCK * 8);
    for block in values.chunks(BLOCK) {
        bytes.clear();
        bytes.extend(block.iter().flat_map(|value| value.to_le_bytes()));
        out.put(&bytes)?;
    }
    let sum = out.sum.digest();
    out.inner.write_all(&sum.to_le_bytes())?;
    out.inner.flush()
}

/// Reads a table of so many values from a file of this length. Nothing is reserved before the length fits.
pub(crate) fn read(input: impl Read, length: u64, key: &str, values: usize) -> Result<Vec<f64>, Flaw> {
    let mut input = Summed { inner: input, sum: Xxh3::new() };
    if length < MAGIC.len() as u64 || input.take::<8>()? != MAGIC {
        return Err(Flaw::Foreign);
    }
    let version = u32::from_le_bytes(input.take()?);
    if version != VERSION {
        return Err(Flaw::Version(version));
    }
    read_key(&mut input, key)?;
    let count = u64::from_le_bytes(input.take()?);
    if count != values as u64 || length != file_length(key, values) {
        return Err(Flaw::Damaged);
    }
    let read = read_values(&mut input, values)?;
    let sum = input.sum.digest();
    if u64::from_le_bytes(input.take()?) == sum { Ok(read) } else { Err(Flaw::Damaged) }
}

fn read_key(input: &mut Summed<impl Read>, key: &str) -> Result<(), Flaw> {
    let length = usize::try_from(u32::from_le_bytes(input.take()?)).unwrap_or(usize::MAX);
    if length > LONGEST_KEY {
        return Err(Flaw::Damaged);
    }
    let mut found = vec![0; length];
    input.fill(&mut found)?;
    if found == key.as_bytes() { Ok(()) } else { Err(Flaw::OtherTable) }
}

fn read_values(input: &mut Summed<impl Read>, count: usize) -> Result<Vec<f64>, Flaw> {
    let mut values = Vec::with_capacity(count);
    let mut bytes = vec![0; BLOCK.min(count) * 8];
    while values.len() < count {
        let block = &mut bytes[..(count - values.len()).min(BLOCK) * 8];
        input.fill(block)?;
        let (numbers, _) = block.as_chunks::<8>();
        values.extend(numbers.iter().map(|&number| f64::from_le_bytes(number)));
    }
    Ok(values)
}

/// A stream that is summed up as it passes.
struct Summed<S> {
    inner: S,
    sum: Xxh3,
}

impl<W: Write> Summed<W> {
    fn put(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.sum.update(bytes);
        self.inner.write_all(bytes)
    }
}

impl<R: Read> Summed<R> {
    fn take<const N: usize>(&mut self) -> io::Result<[u8; N]> {
        let mut bytes = [0; N];
        self.fill(&mut bytes)?;
        Ok(bytes)
    }

    fn fill(&mut self, bytes: &mut [u8]) -> io::Result<()> {
        self.inner.read_exact(bytes)?;
        self.sum.update(bytes);
        Ok(())
    }
}
