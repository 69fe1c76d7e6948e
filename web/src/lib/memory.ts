/** Small things that this device remembers. */

/** What was remembered, or else what is usual. */
export function remembered<T>(name: string, usual: T): T {
  try {
    return (JSON.parse(localStorage.getItem(`bonecup-${name}`) ?? 'null') as T | null) ?? usual;
  } catch {
    // Whoever forbids storage, or has nonsense in it, starts as everybody does.
    return usual;
  }
}

export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(`bonecup-${name}`, JSON.stringify(value));
  } catch {
    // Then it holds until the page is closed.
  }
}
