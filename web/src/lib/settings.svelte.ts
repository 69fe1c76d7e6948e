/** What this device remembers about how its person likes things. */

export type Language = 'de' | 'en';
export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'full' | 'reduced';
/** What coach and review count in, where a game has both. */
export type Unit = 'points' | 'winning';

interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  /** Whether somebody has said if they want sounds. */
  soundAsked: boolean;
  notify: boolean;
  /** Short vibrations on phones. */
  buzz: boolean;
  /** Whether a turn's first dice roll by themselves. */
  quickThrow: boolean;
  /** The floe from above instead of in space. */
  flat: boolean;
  unit: Unit;
}

const PLACE = 'bonecup-settings';
const STILL = matchMedia('(prefers-reduced-motion: reduce)');
const NIGHT = matchMedia('(prefers-color-scheme: dark)');

function usual(): Kept {
  const language = navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en';
  return { language, theme: 'system', motion: 'system', sound: false, soundAsked: false, notify: false, buzz: true, quickThrow: false, flat: false, unit: 'points' };
}

function kept(): Kept {
  try {
    return { ...usual(), ...JSON.parse(localStorage.getItem(PLACE) ?? '{}') };
  } catch {
    // Whoever forbids storage, or has nonsense in it, starts as everybody does.
    return usual();
  }
}

export const settings: Kept = $state(kept());

/** How things look now, by choice or as the system has it. */
export const look = $state({ dark: false });

/** Changes settings and keeps them. */
export function change(some: Partial<Kept>): void {
  Object.assign(settings, some);
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // Then they hold until the page is closed.
  }
  apply();
}

/** Follows what is set in another tab, or in the system, while a game is open. */
export function follow(): void {
  addEventListener('storage', ({ key }) => {
    if (key !== PLACE) return;
    Object.assign(settings, kept());
    apply();
  });
  STILL.addEventListener('change', apply);
  NIGHT.addEventListener('change', apply);
}

/** Tells the document what the style sheets need to know. */
export function apply(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  look.dark = settings.theme === 'system' ? NIGHT.matches : settings.theme === 'dark';
  root.dataset.theme = look.dark ? 'dark' : 'light';
  root.dataset.motion = isStill() ? 'reduced' : 'full';
}

/** Whether things should appear where they belong instead of moving there. */
export function isStill(): boolean {
  if (settings.motion !== 'system') return settings.motion === 'reduced';
  return STILL.matches;
}
