//! Work that takes longer than an async worker may be kept from others.

use tokio::task::{JoinError, spawn_blocking};

/// Does it on a thread of its own. In a simulation, where one thread is everything there is, it happens at once: which of two
/// threads is faster follows from no seed.
pub(crate) async fn offload<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, JoinError> {
    #[cfg(feature = "simulation")]
    if crate::simulation::is_on() {
        return Ok(work());
    }
    spawn_blocking(work).await
}
