import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Arguments = Record<string, FluentVariable>;

/** The texts of the shell or of a game in one language, from Fluent files (as `core/words.py`). */
export class Words {
  readonly lang: string;
  private readonly bundle: FluentBundle;

  constructor(lang: string, ...sources: string[]) {
    this.lang = lang;
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
  }

  /** Whether there is a text of that id (`message` or `message.attribute`). */
  has(message: string): boolean {
    return this.pattern(message) !== null;
  }

  /** A text with its arguments filled in; the id itself where there is no text. */
  say(message: string, args: Arguments = {}): string {
    const pattern = this.pattern(message);
    return pattern === null ? message : this.bind(this.bundle.formatPattern(pattern, args, []));
  }

  /** Czech does not end a line with a preposition of one letter, nor part a number from what it counts. */
  private bind(text: string): string {
    if (this.lang !== 'cs') return text;
    return text
      .replace(/(?<=^|[\s(„])([ksvzouai]) (?=\S)/gi, '$1\u00a0')
      .replace(/(?<=\d) (?=[$%])/g, '\u00a0');
  }

  private pattern(message: string) {
    const [name, attribute] = message.split('.', 2) as [string, string?];
    const found = this.bundle.getMessage(name);
    return (attribute === undefined ? found?.value : found?.attributes[attribute]) ?? null;
  }
}

/** A change with its sign. */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

/** A text as the beginning of a sentence or as a heading. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
