import { allRoutes, type NamedRoute } from '@bloomkin/shared/routes/table.ts';
import { describe, expect, it } from 'vitest';
import { securityFixture } from '#support/securityFixture.ts';
import { rowsOf } from './matrix/expectations.ts';
import { personFor } from './matrix/personFor.ts';
import type { Row } from './matrix/row.ts';
import { make } from './matrix/subjects.ts';
import { describeExpected } from './matrix/walk.ts';

const test = securityFixture();

/** The matrix makes no good call of them for an admin; where they are called instead. */
const calledElsewhere: Readonly<Record<string, string>> = {
  updateRecipient: 'test/lambdas/audit/audit.test.ts',
  deleteRecipient: 'test/lambdas/audit/audit.test.ts',
  changeProducts: 'test/lambdas/audit/audit.test.ts',
  deleteReply: 'test/lambdas/audit/audit.test.ts',
  confirmSecondFactor: 'test/lambdas/auth/secondFactor.test.ts',
  resetSecondFactor: 'test/lambdas/auth/secondFactor.test.ts',
  replyToReview: 'of florists alone',
  reportReview: 'test/lambdas/reviews/reply.test.ts',
  bindManager: 'test/lambdas/audit/audit.test.ts',
  withdrawInvitation: 'as inviteManager, of one that exists',
  addPayoutAccount: 'test/lambdas/audit/audit.test.ts',
  refundOrder: 'test/lambdas/audit/audit.test.ts',
  recordRefundTransfer: 'test/lambdas/payments/ledger.test.ts',
  remindOfCart: 'test/lambdas/marketing/cartReminders.test.ts',
  importProducts: 'test/lambdas/audit/audit.test.ts',
  removeStop: 'as addStop, through changeCompany',
  addOrderPhoto: 'as updateOrder, a picture is a file',
  decideClaim: 'as updateOrder, in test/lambdas/orders/claims.test.ts',
  withdrawSwap: 'as proposeSwap, of a question that is open',
  uploadLogo: 'as deleteLogo, through changeCompany',
  uploadCover: 'as deleteCover, through changeCompany',
  addProductPhoto: 'as setMainPhoto, through saveProduct',
};

const isPrivileged = ({ route }: NamedRoute): boolean =>
  (route.method !== 'GET' || route.options.sameSite === true) &&
  !['customer', 'provider'].includes(route.options.access) &&
  route.options.audited !== false;

/** An object of another user. */
interface Cell {
  row: Row;
  column: string;
}

const privileged = allRoutes.filter(isPrivileged);

const cellsOf = ({ group, name, route }: NamedRoute): Cell[] =>
  rowsOf(group, name).flatMap((row) =>
    Object.keys(row.cells)
      .filter((column) => column !== 'missing' && !column.startsWith('own'))
      .filter((column) => describeExpected({ route, row, column }, 'admin') === '200')
      .map((column) => ({ row, column })),
  );

describe('an admin’s act', () => {
  it.each(privileged.map((named) => [`${named.route.method} ${named.route.path}`, named] as const))(
    'leaves a line of the audit log: %s',
    async (_, named) => {
      const cells = cellsOf(named);
      const changedCells = [];
      for (const cell of cells) {
        const changed = await call(named, cell);
        if (changed.length > 0) changedCells.push(changed);
      }
      if (!(named.name in calledElsewhere)) expect(changedCells).not.toEqual([]);
      const silent = changedCells.filter((changed) => !changed.some((key) => key.startsWith('AUDIT#')));
      expect(silent, 'record it: see recordAct in ARCHITECTURE.md').toEqual([]);
    },
  );
});

/** The rows that the admin's call changed. */
async function call({ route }: NamedRoute, { row, column }: Cell): Promise<readonly string[]> {
  const { backend, seed } = test;
  const caller = await personFor(backend, row, seed.people.admin);
  const about = { backend, seed, caller };
  const id = await make(row.subject, column, about);
  const prepared = await row.call({ ...about, id });
  backend.tableCalls.forget();
  const answer = await backend.handlers.call(route, { ...prepared, token: caller.token });
  expect(answer.status, answer.text).toBe(200);
  return backend.tableCalls.changed;
}
