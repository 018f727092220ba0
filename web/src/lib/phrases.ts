import type { AnyNamed } from './game';
import type { ArgumentInfo, Choice, GameInfo, Happening, KindInfo, ScoreLine } from './wire';
import type { Arguments, Words } from './words';

/** The `words` of an argument that is a player. */
const SEAT = 'seat';

/** Actions, events, prompts, scores and rules of a game in words, as `core/phrases.py` does it in Python. */
export class Phrases {
  readonly game: GameInfo;
  readonly words: Words;
  readonly common: Words;
  readonly seats: string[];
  private readonly families: Map<string, KindInfo>;
  private readonly events: Map<string, KindInfo>;

  /** `words` are the game's texts, `common` the shell's, `seats` the players' names in the order of seats. */
  constructor(game: GameInfo, words: Words, common: Words, seats: string[]) {
    this.game = game;
    this.words = words;
    this.common = common;
    this.seats = seats;
    this.families = new Map(game.families.map((family) => [family.name, family]));
    this.events = new Map(game.events.map((event) => [event.name, event]));
  }

  // -- what is done and what happens ---------------------------------------------------------------

  /** An action as a sentence of its own: "Discard Jewels". */
  action(action: AnyNamed): string {
    return this.act(action, '', false);
  }

  /** An action in a menu, under its heading: "Jewels"; its sentence if there is nothing shorter. */
  choice(action: AnyNamed): string {
    return this.act(action, '.short', true) || this.action(action);
  }

  /** The heading in a menu that an action belongs under: "Discard"; "" for none. */
  heading(action: AnyNamed): string {
    return this.act(action, '.group', true);
  }

  /** Other words for an action, for those who look for it in their own; "" for none. */
  synonyms(action: AnyNamed): string {
    return this.act(action, '.words', true);
  }

  /** What happened, as a line of the log; also the events of the table itself. */
  event(happening: Happening): string {
    if (happening.event.startsWith('table_')) return this.tableEvent(happening);
    const infos = this.events.get(happening.event)?.arguments ?? [];
    return this.say(`event-${happening.event}`, this.inWords(infos, happening.arguments, false));
  }

  /** Whom a line of the log is about: the first player that it names; null for nobody. */
  actor({ event, arguments: values }: Happening): number | null {
    const infos = this.events.get(event)?.arguments ?? [];
    const name = event.startsWith('table_') ? SEAT : infos.find((info) => info.words === SEAT)?.name;
    const seat = name === undefined ? undefined : values[name];
    return typeof seat === 'number' && seat >= 0 ? seat : null;
  }

  // -- what is asked and what came of it -----------------------------------------------------------

  /** What a player is asked, by the name of the question. */
  prompt(name: string): string {
    return this.say(`prompt-${name}`);
  }

  /** One line of a score sheet, without its points. */
  scoreLine(line: ScoreLine): string {
    const args: Arguments = {};
    for (const [name, value] of Object.entries(line.arguments)) {
      const known = typeof value === 'string' && this.words.has(dashed(`${name}-${value}`));
      args[name] = known ? this.value(name, value) : value;
    }
    return this.say(`score-${line.name}`, args);
  }

  /** Why the game ended. */
  reason(name: string): string {
    return this.say(`reason-${name}`);
  }

  /** The text of a rule, in one line. */
  rule(id: string): string {
    return this.words.say(id).replace(/\s+/g, ' ').trim();
  }

  // -- options -------------------------------------------------------------------------------------

  option(name: string): string {
    return this.say(`option-${name}`);
  }

  optionHelp(name: string): string {
    return this.say(`option-${name}.help`);
  }

  /** The name of one of an option's values; those that many options share are texts of the shell. */
  optionValue(name: string, value: string): string {
    const own = dashed(`option-${name}.value-${value}`);
    return this.words.has(own) ? this.words.say(own) : this.common.say(dashed(`value-${value}`));
  }

  // -- names ---------------------------------------------------------------------------------------

  /** The name of a player. */
  seat(number: number): string {
    return this.seats[number] || this.common.say('seat-unnamed', { number: number + 1 });
  }

  /** The name of a value: `value('card', 'penny_jar')` is the message `card-penny-jar`. */
  value(words: string, value: number | string, short = false): string {
    const message = dashed(`${words}-${value}`);
    return this.words.say(short && this.words.has(`${message}.short`) ? `${message}.short` : message);
  }

  /** A field of a view that is shown plainly: the message `view-<field>`, or its name in code. */
  field(name: string): string {
    const message = dashed(`view-${name}`);
    return this.words.has(message) ? this.words.say(message) : name.replaceAll('_', ' ');
  }

  /** A value in a view that is shown plainly, by whatever words an argument has for it. */
  named(value: string): string {
    const kinds = [...this.game.families, ...this.game.events];
    const words = kinds.flatMap((kind) => kind.arguments.map((argument) => argument.words));
    const known = words.find((found) => found && this.words.has(dashed(`${found}-${value}`)));
    return known ? this.value(known, value) : value.replaceAll('_', ' ');
  }

  /** A text of the game by the name of its message, in a board for example `say('board-draw-pile')`. */
  say(message: string, args: Arguments = {}): string {
    return this.words.say(dashed(message), args);
  }

  // -- numbers -------------------------------------------------------------------------------------

  /** The number of an action by name (as `core/actions.py` packs it); -1 if there is no such action. */
  number({ family, arguments: args }: AnyNamed): number {
    let base = 0;
    for (const { name, arguments: infos } of this.game.families) {
      if (name === family) {
        let place = 0;
        for (const info of infos) {
          const digit = digitOf(info, args[info.name]);
          if (digit < 0) return -1;
          place = place * sizeOf(info) + digit;
        }
        return base + place;
      }
      base += infos.reduce((size, info) => size * sizeOf(info), 1);
    }
    return -1;
  }

  /** Every action there is among so many players, by name and number. */
  all(players: number): Choice[] {
    const actions: Choice[] = [];
    let action = 0;
    for (const { name: family, arguments: infos } of this.game.families) {
      let rows: { values: Choice['arguments']; real: boolean }[] = [{ values: {}, real: true }];
      for (const info of infos) {
        rows = rows.flatMap(({ values, real }) =>
          valuesOf(info).map((value) => ({
            values: { ...values, [info.name]: value },
            real: real && !(info.words === SEAT && Number(value) >= players),
          })),
        );
      }
      for (const { values, real } of rows) {
        if (real) actions.push({ action, family, arguments: values });
        action += 1;
      }
    }
    return actions;
  }

  // -- inside --------------------------------------------------------------------------------------

  private act(action: AnyNamed, attribute: string, short: boolean): string {
    const message = dashed(`action-${action.family}`) + attribute;
    if (attribute && !this.words.has(message)) return '';
    const infos = this.families.get(action.family)?.arguments ?? [];
    return this.words.say(message, this.inWords(infos, action.arguments, short));
  }

  private inWords(infos: ArgumentInfo[], values: Happening['arguments'], short: boolean): Arguments {
    const named: Arguments = {};
    for (const { name, words } of infos) {
      const value = values[name];
      if (Array.isArray(value)) {
        const listed = value.map((one) => this.valueInWords(words, one, short));
        named[name] = listed.join(', ') || this.common.say('nothing');
      } else if (value !== undefined) named[name] = this.valueInWords(words, value, short);
    }
    return named;
  }

  private valueInWords(words: string, value: number | string, short: boolean): number | string {
    if (words === SEAT) return this.seat(Number(value));
    return words ? this.value(words, value, short) : value;
  }

  private tableEvent({ event, arguments: values }: Happening): string {
    const named = { ...values } as Arguments;
    if (typeof values.seat === 'number') named.player = this.seat(values.seat);
    for (const flag of ['on', 'agree']) if (flag in values) named[flag] = values[flag] ? 'yes' : 'no';
    return this.common.say(dashed(`event-${event}`), named);
  }
}

/** A name of the code as a message id. */
export function dashed(name: string): string {
  return name.replaceAll('_', '-');
}

function sizeOf(info: ArgumentInfo): number {
  return typeof info.values === 'number' ? info.values : info.values.length;
}

function valuesOf(info: ArgumentInfo): (number | string)[] {
  return typeof info.values === 'number'
    ? Array.from({ length: info.values }, (_, value) => value)
    : info.values;
}

function digitOf(info: ArgumentInfo, value: number | string | undefined): number {
  if (value === undefined) return -1;
  if (typeof info.values !== 'number') return info.values.indexOf(String(value));
  return typeof value === 'number' && value >= 0 && value < info.values ? value : -1;
}
