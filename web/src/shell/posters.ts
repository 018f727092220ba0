/** What is printed on the poster of a game in the lobby: a large picture and two small ones. */
import city from 'icon:modern-city';
import diamonds from 'icon:cut-diamond';
import doors from 'icon:saloon-doors';
import hat from 'icon:western-hat';
import house from 'icon:family-house';
import coins from 'icon:two-coins';
import leaf from 'icon:oak-leaf';
import revolver from 'icon:revolver';
import rider from 'icon:cloaked-figure-on-horseback';
import badge from 'icon:law-star';
import { STAR } from '../lib/players';

export interface Poster {
  large: string;
  small: [string, string];
}

const POSTERS: Record<string, Poster> = {
  cover_your_assets: { large: house, small: [diamonds, coins] },
  western_legends: { large: rider, small: [badge, revolver] },
  point_city: { large: city, small: [leaf, coins] },
};
const PLAIN: Poster = { large: doors, small: [STAR, hat] };

export function poster(game: string): Poster {
  return POSTERS[game] ?? PLAIN;
}
