/** Every request to the server, typed. What goes wrong comes as a `Refused` with words for people. */
import { problemText, t } from './text.svelte';
import type {
  Fairness,
  Hint,
  House,
  JoinRequest,
  Moment,
  Problem,
  RematchRequest,
  SeatChange,
  SeatKey,
  TablePromise,
  TableRequest,
  TableSummary,
  Verdict,
  Why,
} from './wire';

/** The server (or the way to it) refused; the message is for people. */
export class Refused extends Error {
  readonly status: number;
  readonly problem: string;

  constructor(status: number, problem: string, message: string) {
    super(message);
    this.status = status;
    this.problem = problem;
  }
}

async function send(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new Refused(0, 'problem-offline', t('problem-offline'));
  }
  if (response.ok) return response;
  let told: Partial<Problem> = {};
  try {
    told = (await response.json()) as Partial<Problem>;
  } catch {
    // a proxy in between answers in its own way
  }
  const problem = told.problem ?? 'problem-unknown';
  const words = problemText(problem, told.arguments ?? {}, told.detail ?? t('problem-unknown'));
  throw new Refused(response.status, problem, words);
}

async function get<T>(path: string): Promise<T> {
  return (await (await send(path)).json()) as T;
}

async function post<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method: 'POST' };
  if (body !== undefined) {
    init.headers = { 'content-type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  return (await (await send(path, init)).json()) as T;
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;
const as = (seat: number | null) => (seat === null ? '' : `?seat=${seat}`);

export const getHouse = () => get<House>('/api/house');
export const getWords = async (game: string, lang: string) =>
  (await send(`/api/games/${encodeURIComponent(game)}/words/${lang}`)).text();
export const getTables = () => get<TableSummary[]>('/api/tables');
export const promiseTable = () => post<TablePromise>('/api/promise');
export const openTable = (request: TableRequest) => post<TableSummary>('/api/tables', request);
export const getTable = (table: string) => get<TableSummary>(at(table));
export const joinTable = (table: string, request: JoinRequest) =>
  post<TableSummary>(`${at(table)}/join`, request);
export const claimSeat = (table: string, key: string) => post<TableSummary>(`${at(table)}/claim`, { key });
export const getKeys = (table: string) => get<SeatKey[]>(`${at(table)}/keys`);
export const changeSeat = (table: string, seat: number, change: SeatChange) =>
  post<TableSummary>(`${at(table)}/seats/${seat}`, change);
export const leaveTable = (table: string) => post<TableSummary>(`${at(table)}/leave`);
export const closeTable = (table: string) => post<TableSummary>(`${at(table)}/close`);
export const rematch = (table: string, request: RematchRequest) =>
  post<TableSummary>(`${at(table)}/rematch`, request);
export const getWhy = (table: string, action: number, seat: number | null) =>
  get<Why>(`${at(table)}/why/${action}${as(seat)}`);
export const getHint = (table: string, seat: number) => post<Hint>(`${at(table)}/hint${as(seat)}`);
export const getMoment = (table: string, number: number, seat: number | null) =>
  get<Moment>(`${at(table)}/moments/${number}${as(seat)}`);
export const getRecord = async (table: string) => (await send(`${at(table)}/record`)).text();
export const getFairness = (table: string) => get<Fairness>(`${at(table)}/fairness`);
export const verifyRecord = async (record: string) =>
  (await (
    await send('/api/verify', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: record })
  ).json()) as Verdict;
