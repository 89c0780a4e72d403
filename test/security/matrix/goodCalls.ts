import type { Route } from '@bloomkin/shared/route.ts';
import { allRoutes, type NamedRoute } from '@bloomkin/shared/routes/table.ts';
import type { Call } from '#support/handlerClient.ts';
import {
  type Person,
  type RoleName,
  roleNames,
  type SeedData,
  type TestBackend,
} from '#support/testBackend.ts';
import { rowsOf } from './expectations.ts';
import { personFor } from './personFor.ts';
import type { Row } from './row.ts';
import { make } from './subjects.ts';
import { describeExpected } from './walk.ts';

interface GoodCell extends NamedRoute {
  row: Row;
  role: RoleName;
  column: string;
}

/** For each row of the matrix a cell that answers 200, buyers' and vendors' before admins', who may do most. */
export const goodCells: readonly GoodCell[] = allRoutes.flatMap((named) =>
  rowsOf(named.group, named.name).flatMap((row) => {
    const order: RoleName[] = ['buyer', 'vendor', ...roleNames];
    const cells = order.flatMap((role) => Object.keys(row.cells).map((column) => ({ role, column })));
    const good = cells.find(
      ({ role, column }) => describeExpected({ ...named, row, column }, role) === '200',
    );
    return good ? [{ ...named, row, ...good }] : [];
  }),
);

export interface GoodCall {
  route: Route;
  caller: Person;
  /** With the caller's token. */
  call: Call;
}

/** The call of a cell, on something made for it. With `id`, about that instead. */
export async function goodCall(
  backend: TestBackend,
  seed: SeedData,
  cell: GoodCell,
  id?: string,
): Promise<GoodCall> {
  const { route, row, role, column } = cell;
  const person = seed.people[role];
  const caller = row.sendsCode
    ? await backend.signInNewUser({ fio: person.user.fio, roles: person.user.roles })
    : await personFor(backend, row, person);
  const about = { backend, seed, caller };
  const call = await row.call({ ...about, id: id ?? (await make(row.subject, column, about)) });
  return { route, caller, call: { ...call, token: caller.token } };
}
