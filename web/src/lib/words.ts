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
    return pattern === null ? message : this.bundle.formatPattern(pattern, args, []);
  }

  private pattern(message: string) {
    const [name, attribute] = message.split('.', 2) as [string, string?];
    const found = this.bundle.getMessage(name);
    return (attribute === undefined ? found?.value : found?.attributes[attribute]) ?? null;
  }
}
