//! The rules of rolling-bones
