//! Verifiable dice and their verifier
