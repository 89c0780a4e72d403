import { errorCatalogue } from '@bloomkin/shared/errors.ts';
import type { Route } from '@bloomkin/shared/route.ts';
import { vi } from 'vitest';
import type { Call, HandlerResponse } from '#support/handlerClient.ts';
import { isFullRun } from '#support/run/budget.ts';
import {
  type Person,
  type RoleName,
  roleNames,
  type SeedData,
  type TestBackend,
} from '#support/testBackend.ts';
import { getRight, isMember, type MemberName, type Members, makeMember, memberNames } from './members.ts';
import { personFor } from './personFor.ts';
import type { Cell, Row } from './row.ts';
import { findColumnWithoutCompany, make } from './subjects.ts';

/** The callers: a guest, an invalid token, one of the seven roles, a member of a company's staff. */
export const callerNames = ['guest', 'badToken', 'expiredToken', ...roleNames, ...memberNames] as const;
export type CallerName = (typeof callerNames)[number];

/**
 * Roles with equal rights: an ordinary run tests the allowed calls of one of them, and the refusals of one of the buyers and
 * of all members.
 */
const alike: Partial<Record<CallerName, CallerName>> = {
  ...{ user: 'buyer', roleGuest: 'buyer', recipient: 'buyer', applicant: 'manager', hired: 'manager' },
  ...{ hiredForOrders: 'manager', hiredForProducts: 'manager', hiredForReviews: 'manager', letGo: 'manager' },
};

const tokenLifeMs = 60 * 60 * 1000;
const usualCodes: Readonly<Record<number, string>> = {
  401: 'AUTH.REQUIRED',
  403: 'ACCESS.FORBIDDEN',
  404: 'NOT_FOUND',
  422: 'VALIDATION.FAILED',
};

/** The expected answer of a cell: `200`, `403 ACCESS.FORBIDDEN`. */
export function describeExpected(about: RouteColumn, caller: CallerName): string {
  if (caller === 'badToken' || caller === 'expiredToken') return describeCell('AUTH.TOKEN.INVALID');
  const cell = isMember(caller) ? findMemberCell(about, caller) : findCell(about, caller);
  if (cell === undefined) throw new Error(`No cell for ${caller} in ${about.column}`);
  return describeCell(cell);
}

function findCell({ row, column }: RouteColumn, caller: 'guest' | RoleName): Cell | undefined {
  const cells = row.cells[column];
  return caller === 'guest' ? cells?.guest : (cells?.[caller] ?? cells?.others);
}

/**
 * A hired person gets the manager's answer, and the vendor's where the route names the right they were granted; an
 * applicant gets the manager's; who was let go is a vendor without a company again.
 */
function findMemberCell(about: RouteColumn, caller: MemberName): Cell | undefined {
  const { route, row, column } = about;
  if (caller === 'disabled') return 'AUTH.TOKEN.INVALID';
  const named = row.cells[column]?.[caller];
  if (named) return named;
  if (caller === 'letGo')
    return findCell({ ...about, column: findColumnWithoutCompany(row.subject, column) }, 'vendor');
  const right = getRight(caller);
  return findCell(about, right && [route.options.right].flat().includes(right) ? 'vendor' : 'manager');
}

function describeCell(cell: Cell): string {
  if (cell === 200) return '200';
  if (typeof cell === 'number') return `${cell} ${usualCodes[cell]}`;
  return `${errorCatalogue[cell][0]} ${cell}`;
}

/** 204 is a success without a body. */
const toAnswer = ({ status, code }: HandlerResponse) =>
  code ? `${status} ${code}` : String(status === 204 ? 200 : status);

/** A column of a row of a route. */
export interface RouteColumn {
  route: Route;
  row: Row;
  column: string;
}

export interface Cells extends RouteColumn {
  backend: TestBackend;
  seed: SeedData;
  members: Members;
}

export interface Walked {
  answers: Partial<Record<CallerName, string>>;
  /** The texts of the answers, refusals too. */
  texts: Map<CallerName, string>;
  /** Rows that refused calls changed, and good ones. */
  changedByRefused: readonly string[];
  changedByAllowed: string[];
  /** Callers with a token whose answer others might keep. */
  cacheableFor: CallerName[];
}

/**
 * Calls all cells of a column. Those that should be refused come first and share what they are about, since they change
 * nothing; each of the others gets its own where the call may change something.
 */
export async function walk(cells: Cells): Promise<Walked> {
  const { backend } = cells;
  const walked: Walked = {
    answers: {},
    texts: new Map(),
    changedByRefused: [],
    changedByAllowed: [],
    cacheableFor: [],
  };
  const note = (name: CallerName, answer: HandlerResponse) => {
    walked.answers[name] = toAnswer(answer);
    walked.texts.set(name, answer.text);
    if (name !== 'guest' && answer.headers['cache-control'] !== 'no-store') walked.cacheableFor.push(name);
  };
  const isAllowed = (name: CallerName) => describeExpected(cells, name) === '200';
  const [firstColumn] = Object.keys(cells.row.cells);
  const isCalled = (name: CallerName) => {
    const other = alike[name];
    if (isFullRun) return true;
    // Refused before the subject is read.
    if (isRefusedByToken(name) && name !== 'guest') return cells.column === firstColumn;
    if (!other) return true;
    if (isMember(name) && !isAllowed(name)) return true;
    return describeExpected(cells, name) !== describeExpected(cells, other);
  };
  const called = callerNames.filter(isCalled);
  const refused = await prepareRefused(
    cells,
    called.filter((name) => !isAllowed(name)),
  );
  backend.tableCalls.forget();
  for (const { name, send } of refused) note(name, await send());
  walked.changedByRefused = backend.tableCalls.changed;
  const { method, options } = cells.route;
  const shared = method === 'GET' && !options.sameSite ? new Map<string, string>() : undefined;
  for (const name of called.filter(isAllowed)) {
    const { send } = await prepare(cells, name, shared);
    backend.tableCalls.forget();
    note(name, await send());
    walked.changedByAllowed.push(...backend.tableCalls.changed);
  }
  return walked;
}

interface Prepared {
  name: CallerName;
  send: () => Promise<HandlerResponse>;
}

async function prepareRefused(cells: Cells, names: readonly CallerName[]): Promise<Prepared[]> {
  const made = new Map<string, string>();
  const prepared: Prepared[] = [];
  for (const name of names) prepared.push(await prepare(cells, name, made));
  return prepared;
}

/** `made`: what is there already, by column and, where it is the caller's own, by caller. */
async function prepare(cells: Cells, name: CallerName, made = new Map<string, string>()): Promise<Prepared> {
  const { backend, seed, route, row, column } = cells;
  const caller = await callerOf(cells, name);
  const about = { backend, seed, caller };
  const key = column.startsWith('own') ? caller.user.id : column;
  const id = made.get(key) ?? (await make(row.subject, column, about));
  made.set(key, id);
  const call: Call = { ...(await row.call({ ...about, id })), token: tokenOf(cells, name, caller) };
  const send = () => backend.handlers.call(route, call);
  return { name, send: name === 'expiredToken' ? () => anHourLater(send) : send };
}

type RefusedByToken = 'guest' | 'badToken' | 'expiredToken' | 'disabled';

const isRefusedByToken = (name: CallerName): name is RefusedByToken =>
  ['guest', 'badToken', 'expiredToken', 'disabled'].includes(name);

/** The owner of 'own' objects for a guest: the buyer. */
function callerOf(cells: Cells, name: CallerName): Promise<Person> | Person {
  const { backend, seed, members, row } = cells;
  if (isRefusedByToken(name)) return seed.people.buyer;
  return isMember(name) ? memberFor(cells, name, members[name]) : personFor(backend, row, seed.people[name]);
}

/** As `personFor`, with a new user where the call changes their company. */
function memberFor(
  { backend, seed, row }: Cells,
  name: MemberName,
  member: Person,
): Promise<Person> | Person {
  if (row.endsAllSessions || row.changesCompany) return makeMember(backend, seed, name);
  return personFor(backend, row, member);
}

function tokenOf({ members }: Cells, name: CallerName, { token }: Person): string | undefined {
  if (name === 'guest') return undefined;
  if (name === 'disabled') return members.disabled.token;
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
