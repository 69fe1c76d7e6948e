/** Keeps the focus of those who play by keys, or hear the game, where the game is. */

/** How long a board has to find a better place for it. */
const PATIENCE = 80;

/** Takes the focus when what had it inside is gone, so that it never falls back to the page. */
export function keepsFocus(home: HTMLElement): () => void {
  let inside = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isLost = (): boolean => inside && (document.activeElement === null || document.activeElement === document.body);
  // What is disabled or taken away loses the focus only later, so it is always looked for after a while.
  const look = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      if (isLost()) home.focus({ preventScroll: true });
    }, PATIENCE);
  };
  const moved = ({ target }: FocusEvent): void => void (inside = home.contains(target as Node));
  // Whoever clicks beside the board wants nothing in particular.
  const pressed = ({ target }: PointerEvent): void => void (inside = home.contains(target as Node));

  const observer = new MutationObserver(look);
  observer.observe(home, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'hidden', 'inert', 'tabindex'] });
  document.addEventListener('focusin', moved);
  document.addEventListener('pointerdown', pressed);
  look();
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', moved);
    document.removeEventListener('pointerdown', pressed);
  };
}
