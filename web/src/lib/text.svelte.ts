/** Every sentence of the shell, in the language of the settings; what shows them follows a change at once. */
import cs from '../text/cs.ftl?raw';
import en from '../text/en.ftl?raw';
import { settings } from './settings.svelte';
import { Words, type Arguments } from './words';

const SOURCES: Record<string, string> = { en, cs };
const made = new Map<string, Words>();

/** The languages of the shell. */
export const LANGUAGES = Object.keys(SOURCES);

/** The shell's words in the present language. */
export function shellWords(): Words {
  const lang = settings.lang in SOURCES ? settings.lang : 'en';
  let words = made.get(lang);
  if (!words) made.set(lang, (words = new Words(lang, SOURCES[lang]!)));
  return words;
}

/** A text of the shell. */
export function t(message: string, args: Arguments = {}): string {
  return shellWords().say(message, args);
}

/** What was wrong with a request, in words; plain English from the server where the shell has none. */
export function problemText(problem: string, args: Arguments, detail: string): string {
  return shellWords().has(problem) ? t(problem, args) : detail;
}
