/** How every card of the game looks: its picture and its colours. What it is called and worth comes from the server. */
import bank from 'icon:bank';
import bed from 'icon:bed';
import boat from 'icon:speed-boat';
import chart from 'icon:chart';
import coins from 'icon:two-coins';
import diamond from 'icon:cut-diamond';
import exchange from 'icon:card-exchange';
import flip from 'icon:vertical-flip';
import glove from 'icon:baseball-glove';
import gold from 'icon:gold-bar';
import house from 'icon:house';
import jar from 'icon:mason-jar';
import pig from 'icon:piggy-bank';
import silver from 'icon:metal-bar';
import type { Phrases } from '../../lib/phrases';
import { PAPER, printed, type Stock } from '../../pieces/stocks';

export interface Look {
  picture: string;
  stock: Stock;
  wild: boolean;
}

/** A motor car of the twenties, seen from the side, on 512×512. */
const AUTO =
  'M96 148h168c10 0 18 5 22 14l30 66h104c26 0 44 16 48 40l8 52c1 8-5 15-13 15h-18a66 66 0 0 0-130 0H197' +
  'a66 66 0 0 0-130 0H44c-9 0-15-7-13-15l10-58c3-18 12-28 28-32V172c0-14 11-24 27-24zm13 28c-6 0-10 4-10 10v42' +
  'h78v-52zm96 0v52h80l-22-45c-2-5-6-7-11-7zM132 294a52 52 0 1 1 0 104a52 52 0 1 1 0-104zm0 30a22 22 0 1 0 0 44' +
  'a22 22 0 1 0 0-44zM380 294a52 52 0 1 1 0 104a52 52 0 1 1 0-104zm0 30a22 22 0 1 0 0 44a22 22 0 1 0 0-44z';

const SILVER: Stock = { paper: '#dde2e5', ink: '#24323d', reverse: '#f4f6f7' };
const GOLD: Stock = { paper: '#f3cf6d', ink: '#452c04', reverse: '#ffefc2' };
const COPPER: Stock = { paper: '#ebb48f', ink: '#4a1d0a', reverse: '#ffe6d6' };
const NIGHT: Stock = { paper: '#24394a', ink: '#f6e3b4', reverse: '#1b2c3a' };

function asset(picture: string, ink: string): Look {
  return { picture, stock: printed(ink), wild: false };
}

export const LOOKS: Record<string, Look> = {
  baseball_cards: asset(glove, '#5e4a06'),
  coin_collection: asset(coins, '#7b3508'),
  piggy_bank: asset(pig, '#8f1f5a'),
  cash_mattress: asset(bed, '#2c5525'),
  bank_account: asset(bank, '#37464f'),
  stocks: asset(chart, '#00534c'),
  motor_boat: asset(boat, '#0c4585'),
  jewels: asset(diamond, '#5f2a91'),
  classic_auto: asset(AUTO, '#1d1d21'),
  house: asset(house, '#8e1b10'),
  silver: { picture: silver, stock: SILVER, wild: true },
  gold: { picture: gold, stock: GOLD, wild: true },
  penny_jar: { picture: jar, stock: COPPER, wild: true },
  swap: { picture: exchange, stock: NIGHT, wild: false },
  move: { picture: flip, stock: NIGHT, wild: false },
};

const UNKNOWN: Look = { picture: '', stock: { paper: PAPER, ink: '#2a1c13', reverse: PAPER }, wild: false };

export function look(card: string): Look {
  return LOOKS[card] ?? UNKNOWN;
}

/** Money as short as can be: whole thousands as $30K. */
export function money(phrases: Phrases, value: number): string {
  if (value === 0 || value % 1000) return phrases.say('board-money', { value });
  return phrases.say('board-thousands', { thousands: phrases.say('board-number', { number: value / 1000 }) });
}

/** What is printed on a card: its value without the currency, "" for cards that are worth nothing. */
export function pip(phrases: Phrases, value: number): string {
  if (!value) return '';
  if (value % 1000) return phrases.say('board-number', { number: value });
  return phrases.say('board-pip', { thousands: value / 1000 });
}
