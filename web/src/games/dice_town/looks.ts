/** How faces of dice, places and cards look: shapes and colours. What they are called and do comes from the server. */
import axe from 'icon:axe-in-log';
import barn from 'icon:barn';
import card from 'icon:card-play';
import boots from 'icon:cowboy-boot';
import cigar from 'icon:cigar';
import cup from 'icon:rolling-dice-cup';
import doctor from 'icon:doctor-face';
import dress from 'icon:large-dress';
import drinking from 'icon:drinking';
import dynamite from 'icon:dynamite';
import fan from 'icon:handheld-fan';
import fist from 'icon:fist';
import handshake from 'icon:shaking-hands';
import hat from 'icon:western-hat';
import horse from 'icon:horse-head';
import marshal from 'icon:police-badge';
import mask from 'icon:domino-mask';
import money from 'icon:banknote';
import potion from 'icon:round-potion';
import revolver from 'icon:revolver';
import saddle from 'icon:saddle';
import scales from 'icon:scales';
import scroll from 'icon:tied-scroll';
import shop from 'icon:shop';
import spade from 'icon:spades';
import star from 'icon:law-star';
import wanted from 'icon:wanted-reward';
import wire from 'icon:barbed-wire';
import { printed, type Stock } from '../../pieces/stocks';

/** A lump of gold, on 512×512. */
export const NUGGET =
  'M150 96 L286 62 L398 118 L470 250 L432 386 L300 452 L152 428 L52 316 L66 190 Z' +
  'M176 148 L120 214 L196 262 L290 220 L274 128 Z';

export interface FaceLook {
  /** What is printed on the die; it is the same in every language. */
  letter: string;
  shape: string;
  /** Dark enough for itself on paper, 7 to 1. */
  ink: string;
}

/** The six faces from low to high. */
export const FACES: Record<string, FaceLook> = {
  '9': { letter: '9', shape: NUGGET, ink: '#6b4300' },
  '10': { letter: '10', shape: money, ink: '#245020' },
  J: { letter: 'J', shape: shop, ink: '#1b4674' },
  Q: { letter: 'Q', shape: fan, ink: '#8a1c3c' },
  K: { letter: 'K', shape: star, ink: '#54297a' },
  A: { letter: 'A', shape: spade, ink: '#2a1c13' },
};

const BLANK: FaceLook = { letter: '?', shape: '', ink: '#2a1c13' };

export function face(name: string): FaceLook {
  return FACES[name] ?? BLANK;
}

export interface CardLook {
  picture: string;
  stock: Stock;
  /** A small shape that says where it is played. */
  where: string;
}

const DEED_INK = '#2c5220';
const GEAR_INK = '#6b4300';
const ACTION_INK = '#1b3d66';

const gear = (picture: string): CardLook => ({ picture, stock: printed(GEAR_INK), where: '' });
const trick = (picture: string, where: string): CardLook => ({ picture, stock: printed(ACTION_INK), where });

/** Cards of the store: brown ones count points at the end, blue ones are played. */
export const STORE: Record<string, CardLook> = {
  tobacco: gear(cigar),
  hat: gear(hat),
  boots: gear(boots),
  revolver: gear(revolver),
  saddle: gear(saddle),
  horse: gear(horse),
  dynamite: trick(dynamite, NUGGET),
  girls: trick(dress, fan),
  tough_guy: trick(fist, cup),
  professional_cheat: trick(mask, cup),
  corruption: trick(handshake, scroll),
  on_credit: trick(axe, shop),
  shaky_joe: trick(drinking, money),
  marshal: trick(marshal, star),
  fifty_fifty: trick(scales, money),
  wanted: trick(wanted, card),
  badluck_elixir: trick(potion, doctor),
};
const DEED: CardLook = { picture: barn, stock: printed(DEED_INK), where: '' };
const UNKNOWN: CardLook = trick('', '');

/** The backs of both kinds of cards differ, as in the box. */
export const BACKS: Record<string, { picture: string; colour: string }> = {
  store: { picture: shop, colour: ACTION_INK },
  deed: { picture: scroll, colour: DEED_INK },
};

export function cardLook(id: string): CardLook {
  return id.startsWith('deed_') ? DEED : (STORE[id] ?? UNKNOWN);
}

/** What Doc Badluck has to give, in pictures. */
export const CONSOLATIONS: Record<string, { picture: string; faces: string[] }> = {
  barbed_wire: { picture: wire, faces: ['9', '10'] },
  free_card: { picture: shop, faces: ['J', 'Q'] },
  small_raid: { picture: money, faces: ['K'] },
  big_raid: { picture: NUGGET, faces: ['A'] },
};
