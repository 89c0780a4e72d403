import { allRoutes } from '@bloomkin/shared/routes/table.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { securityFixture } from '#support/securityFixture.ts';
import { rowsOf } from './matrix/expectations.ts';
import { getRight, type Members, makeMembers, memberNames } from './matrix/members.ts';
import type { Row } from './matrix/row.ts';
import { seenPrivate } from './matrix/seenPrivate.ts';
import { type Cells, callerNames, describeExpected, walk } from './matrix/walk.ts';

const test = securityFixture();
let members: Members;
beforeAll(async () => {
  members = await makeMembers(test.backend, test.seed);
});

it('every route has rows of expectations, written or by its access, owner and schemas', () => {
  const missing = allRoutes
    .filter(({ group, name }) => rowsOf(group, name).length === 0)
    .map(
      ({
        group,
        name,
        route,
      }) => `${route.method} ${route.path}: say in matrix/expectations/${group}.ts what each
caller gets, for its own, another's and a missing one:
  ${name}: row({ subject: 'order', call: ({ id }) => ({ params: { id } }), cells: { own: …, anothers: …, missing: … } })
(subjects and their columns: matrix/subjects.ts; words for cells: matrix/row.ts)`,
    );
  expect(missing.join('\n\n')).toBe('');
});

/** Whoever knows the address may use it: it stands for the person. */
const bySecretLink = new Set([
  ...[
    'getOrderStatus',
    'getClaim',
    'makeClaim',
    'addClaimPhoto',
    'getSwap',
    'answerSwap',
    'getRecipientPage',
    'answerAsRecipient',
    'getReminder',
    'answerReminder',
  ],
  ...['getRescue', 'answerRescue', 'getAgentCheckout'],
]);

it('a route with an id names its subject', () => {
  const named = allRoutes.filter(
    ({ name, route }) => route.options.params !== undefined && !bySecretLink.has(name),
  );
  const aboutNothing = named.filter(({ group, name }) =>
    rowsOf(group, name).every(({ subject }) => subject === 'nothing'),
  );
  expect(aboutNothing.map(({ name }) => name)).toEqual([]);
});

it('a vendor’s route with an id in query or body has a subject', () => {
  const aboutNothing = allRoutes
    .filter(({ route: { options } }) => options.access === 'vendor' || options.right)
    .filter(({ route: { options } }) => [options.query, options.body].some(takesId))
    .filter(({ group, name }) => rowsOf(group, name).every(({ subject }) => subject === 'nothing'));
  expect(aboutNothing.map(({ name }) => name)).toEqual([]);
});

it.each(memberNames.filter((name) => getRight(name)))(
  '%s may call the routes of its right, which a hired person may not',
  (name) => {
    const opened = allRoutes.flatMap(({ group, name: routeName, route }) =>
      rowsOf(group, routeName).flatMap((row) =>
        Object.keys(row.cells)
          .map((column) => ({ route, row, column }))
          .filter(
            (about) => describeExpected(about, name) === '200' && describeExpected(about, 'hired') !== '200',
          ),
      ),
    );
    expect(opened.length).toBeGreaterThan(0);
    for (const { route } of opened) expect([route.options.right].flat()).toContain(getRight(name));
  },
);

// In their order: calls add to what their subjects have, and some refuse beyond a limit.
describe('the walk', { shuffle: false }, () => {
  describe.each(allRoutes)('$route.method $route.path', ({ group, name, route }) => {
    const columns = rowsOf(group, name).flatMap((row) =>
      Object.keys(row.cells).map((column) => [titleOf(row, column), row, column] as const),
    );

    if (columns.length > 0)
      it.each(columns)('%s answers each caller as the matrix expects', async (_, row, column) => {
        const { backend, seed } = test;
        await check({ backend, seed, members, route, row, column });
      });
  });
});

function takesId(schema: z.ZodType | undefined): boolean {
  if (!schema) return false;
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties).some((name) => /(^|_)ids?$|Id$/.test(name));
}

function titleOf({ what, subject }: Row, column: string): string {
  const about = subject === 'nothing' ? '' : `${column} ${subject}`;
  return [about, what].filter(Boolean).join(', ') || 'it';
}

async function check(cells: Cells): Promise<void> {
  const { backend, seed, route } = cells;
  const walked = await walk(cells);
  const called = callerNames.filter((name) => name in walked.answers);
  const wanted = called.map((name) => [name, describeExpected(cells, name)] as const);
  expect(walked.answers, backend.log.unexpected.at(-1)).toEqual(Object.fromEntries(wanted));
  expect(called.length).toBeGreaterThan(4);
  expect(walked.changedByRefused, 'a refused call changes nothing').toEqual([]);
  const onlyReads = route.method === 'GET' && !route.options.sameSite;
  if (onlyReads)
    expect(walked.changedByAllowed, 'a GET that another site may trigger changes nothing').toEqual([]);
  expect(walked.cacheableFor, 'what a person is answered is kept by no cache').toEqual([]);
  expect(seenPrivate(seed, walked), 'nobody is told what is private to others').toEqual([]);
}
