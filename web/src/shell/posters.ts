/** What is printed on the poster of a game in the lobby: a large picture, two small ones, and how long it takes. */
import city from 'icon:modern-city';
import coins from 'icon:two-coins';
import cup from 'icon:rolling-dice-cup';
import diamonds from 'icon:cut-diamond';
import doors from 'icon:saloon-doors';
import gravestone from 'icon:tombstone';
import hand from 'icon:poker-hand';
import hat from 'icon:western-hat';
import house from 'icon:family-house';
import law from 'icon:law-star';
import leaf from 'icon:oak-leaf';
import nuggets from 'icon:gold-nuggets';
import revolver from 'icon:revolver';
import rider from 'icon:cloaked-figure-on-horseback';
import saloon from 'icon:saloon';
import { STAR } from '../lib/players';

export interface Poster {
  large: string;
  small: [string, string];
  /** How many, at a real table with people; bots are quicker. */
  minutes?: string;
}

const POSTERS: Record<string, Poster> = {
  cover_your_assets: { large: house, small: [diamonds, coins], minutes: '30' },
  dice_town: { large: cup, small: [nuggets, law], minutes: '45' },
  fliptown: { large: saloon, small: [hand, gravestone], minutes: '30–45' },
  point_city: { large: city, small: [leaf, coins], minutes: '15–30' },
  western_legends: { large: rider, small: [law, revolver], minutes: '60–90' },
};
const PLAIN: Poster = { large: doors, small: [STAR, hat] };

export function poster(game: string): Poster {
  return POSTERS[game] ?? PLAIN;
}
