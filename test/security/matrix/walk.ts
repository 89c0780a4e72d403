import { errorCatalogue } from '@bloomkin/shared/errors.ts';
import type { Route } from '@bloomkin/shared/route.ts';
import { vi } from 'vitest';
import type { Call, HandlerAnswer } from '../support/handlers.ts';
import { type Person, roleNames, type Shop, type Town } from '../support/shop.ts';
import { personFor } from './personFor.ts';
import type { Cell, Row } from './row.ts';
import { make } from './subjects.ts';

/** Who calls: a guest, somebody with a token that is no good, or one of the seven roles. */
export const callerNames = ['guest', 'badToken', 'expiredToken', ...roleNames] as const;
export type CallerName = (typeof callerNames)[number];

const tokenLifeMs = 60 * 60 * 1000;
const usualCodes: Readonly<Record<number, string>> = {
  401: 'AUTH.REQUIRED',
  403: 'ACCESS.FORBIDDEN',
  404: 'NOT_FOUND',
  422: 'VALIDATION.FAILED',
};

/** What a cell should answer, in words: `200`, `403 ACCESS.FORBIDDEN`. */
export function expected({ cells }: Row, column: string, caller: CallerName): string {
  if (caller === 'badToken' || caller === 'expiredToken') return inWords('AUTH.TOKEN.INVALID');
  const cell = caller === 'guest' ? cells[column]?.guest : (cells[column]?.[caller] ?? cells[column]?.others);
  if (cell === undefined) throw new Error(`No cell for ${caller} in ${column}`);
  return inWords(cell);
}

function inWords(cell: Cell): string {
  if (cell === 200) return '200';
  if (typeof cell === 'number') return `${cell} ${usualCodes[cell]}`;
  return `${errorCatalogue[cell][0]} ${cell}`;
}

const answered = ({ status, code }: HandlerAnswer) => (code ? `${status} ${code}` : String(status));

export interface Cells {
  shop: Shop;
  town: Town;
  route: Route;
  row: Row;
  column: string;
}

export interface Walked {
  answers: Partial<Record<CallerName, string>>;
  /** What the good answers said. */
  texts: Map<CallerName, string>;
  /** Rows that refused calls changed, and good ones. */
  changedByRefused: readonly string[];
  changedByAllowed: string[];
  /** Callers with a token whose answer others might keep. */
  keptByOthers: CallerName[];
}

/**
 * Calls all cells of a column. Those that should be refused come first and share what they are about, since they change
 * nothing; each of the others gets its own.
 */
export async function walk(cells: Cells): Promise<Walked> {
  const { shop, row, column } = cells;
  const walked: Walked = {
    answers: {},
    texts: new Map(),
    changedByRefused: [],
    changedByAllowed: [],
    keptByOthers: [],
  };
  const note = (name: CallerName, answer: HandlerAnswer) => {
    walked.answers[name] = answered(answer);
    if (answer.status < 400) walked.texts.set(name, answer.text);
    if (name !== 'guest' && answer.headers['cache-control'] !== 'no-store') walked.keptByOthers.push(name);
  };
  const isAllowed = (name: CallerName) => expected(row, column, name) === '200';
  const refused = await prepareRefused(
    cells,
    callerNames.filter((name) => !isAllowed(name)),
  );
  shop.tableCalls.forget();
  for (const { name, send } of refused) note(name, await send());
  walked.changedByRefused = shop.tableCalls.changed;
  for (const name of callerNames.filter(isAllowed)) {
    const { send } = await prepare(cells, name);
    shop.tableCalls.forget();
    note(name, await send());
    walked.changedByAllowed.push(...shop.tableCalls.changed);
  }
  return walked;
}

interface Prepared {
  name: CallerName;
  send: () => Promise<HandlerAnswer>;
}

async function prepareRefused(cells: Cells, names: readonly CallerName[]): Promise<Prepared[]> {
  const made = new Map<string, string>();
  const prepared: Prepared[] = [];
  for (const name of names) prepared.push(await prepare(cells, name, made));
  return prepared;
}

/** `made`: what is there already, by column and, where it is the caller's own, by caller. */
async function prepare(cells: Cells, name: CallerName, made = new Map<string, string>()): Promise<Prepared> {
  const { shop, town, route, row, column } = cells;
  const caller = await callerOf(cells, name);
  const about = { shop, town, caller };
  const key = column.startsWith('own') ? caller.user.id : column;
  const id = made.get(key) ?? (await make(row.subject, column, about));
  made.set(key, id);
  const call: Call = { ...(await row.call({ ...about, id })), token: tokenOf(name, caller) };
  const send = () => shop.handlers.call(route, call);
  return { name, send: name === 'expiredToken' ? () => anHourLater(send) : send };
}

/** Whose things 'own' are for somebody who is not signed in: the buyer's. */
function callerOf({ shop, town, row }: Cells, name: CallerName): Promise<Person> | Person {
  if (name === 'guest' || name === 'badToken' || name === 'expiredToken') return town.people.buyer;
  return personFor(shop, row, town.people[name]);
}

function tokenOf(name: CallerName, { token }: Person): string | undefined {
  if (name === 'guest') return undefined;
  return name === 'badToken' ? `${token.slice(0, -8)}AAAAAAAA` : token;
}

/** The same token, when its hour is over. */
async function anHourLater<T>(act: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + tokenLifeMs + 1000 });
  try {
    return await act();
  } finally {
    vi.useRealTimers();
  }
}
