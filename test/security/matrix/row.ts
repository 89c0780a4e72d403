import type { ErrorCode } from '@bloomkin/shared/errors.ts';
import type { Route } from '@bloomkin/shared/route.ts';
import type { Call } from '#support/handlerClient.ts';
import type { RoleName } from '#support/testBackend.ts';
import type { MemberName } from './members.ts';
import type { About, Columns, SubjectName } from './subjects.ts';

/** The answer of a cell: 200, a refusal by its status with the usual code, or another code. */
export type Cell = 200 | 401 | 403 | 404 | 422 | ErrorCode;

/**
 * A column of the matrix: each caller's cell. `others` are the roles not named; `guest` has no token. What members of a
 * company's staff get follows from the vendor's and the manager's cell (walk.ts), unless it is named.
 */
export type Column = { guest: Cell; others: Cell } & { [Name in RoleName | MemberName]?: Cell };

export interface Row {
  /** The subject of the call, with its columns. */
  subject: SubjectName;
  /** Tells two rows of one route apart. */
  what?: string;
  /** A call that is right in all but who makes it and what it is about. */
  call: (about: About) => Call | Promise<Call>;
  cells: Readonly<Record<string, Column>>;
  /** The call ends the caller's sign-in: each cell gets a fresh one. */
  endsSession?: boolean;
  /** The caller may repeat the call only after half a minute: each good call gets a new user. */
  sendsCode?: boolean;
  /** The call ends all sessions of the caller: each cell gets a new user. */
  endsAllSessions?: boolean;
  /** The call changes a member's company: each cell gets a new user. */
  changesCompany?: boolean;
}

/** The rows of a group of routes, by the routes' names; a route may have several. */
export type Rows<Group extends Record<string, Route>> = { [Name in keyof Group]?: Row | readonly Row[] };

/** A row with a cell for every column of its subject. */
export function row<S extends SubjectName>(
  about: Omit<Row, 'call' | 'cells'> & {
    subject: S;
    /** By default, the subject is in the path. */
    call?: Row['call'];
    cells: Record<Columns<S>, Column>;
  },
): Row {
  return { call: ({ id }) => ({ params: { id } }), ...about };
}

/** A row about no subject. */
export const plain = (any: Column, call: Row['call'] = () => ({})): Row =>
  row({ subject: 'nothing', call, cells: { any } });

/** Everybody, guests too. */
export const everybody = (cell: Cell): Column => ({ guest: cell, others: cell });

/** Everybody who is signed in. */
export const signedIn = (cell: Cell): Column => ({ guest: 401, others: cell });

/** The named roles, and what everybody else who is signed in gets. */
export const only = (allowed: readonly (RoleName | MemberName)[], cell: Cell, others: Cell): Column => ({
  guest: 401,
  others,
  ...Object.fromEntries(allowed.map((name) => [name, cell])),
});

/** Everybody with a cart: all but vendors and admins. */
export const shoppers = (cell: Cell): Column => ({ guest: 401, others: cell, admin: 403, vendor: 403 });
