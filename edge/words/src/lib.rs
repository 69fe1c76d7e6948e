//! Every text that a person reads, in German and English
