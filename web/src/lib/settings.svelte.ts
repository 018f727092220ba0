/** What a person likes, kept in this browser. */

export type Theme = 'system' | 'light' | 'dark';
export type Speed = 'off' | 'fast' | 'normal';

export interface Settings {
  lang: string;
  theme: Theme;
  sound: boolean;
  speed: Speed;
  bigText: boolean;
  /** The name that I gave last. */
  name: string;
  /** Whom I do not want to hear in chat, by name. */
  muted: string[];
}

const KEY = 'saloon-settings';
const PACE: Record<Speed, number> = { off: 0, fast: 0.5, normal: 1 };
const LANGUAGES = ['en', 'cs'];

function first(): Settings {
  const preferred = navigator.languages.map((lang) => lang.slice(0, 2));
  return {
    lang: preferred.find((lang) => LANGUAGES.includes(lang)) ?? 'en',
    theme: 'system',
    sound: false,
    speed: 'normal',
    bigText: false,
    name: '',
    muted: [],
  };
}

function stored(): Partial<Settings> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {}; // nothing can be kept in this browser, or somebody else wrote there
  }
}

export const settings: Settings = $state({ ...first(), ...stored() });

/** How much to stretch the time of an animation now: 0 for none, 1 for normal. */
export function pace(): number {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return calm ? 0 : (PACE[settings.speed] ?? 1);
}

/** Keep the settings and show them on the page; called in an effect, so it follows every change. */
export function applySettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing still plays
  }
  const root = document.documentElement;
  root.lang = settings.lang;
  root.dataset.theme = settings.theme;
  root.toggleAttribute('data-big', settings.bigText);
  root.style.setProperty('--pace', String(pace()));
}
