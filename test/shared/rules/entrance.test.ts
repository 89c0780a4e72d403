import { allRoutes } from '@bloomkin/shared/routes/table.ts';
import { mayChange, mayEnter } from '@bloomkin/shared/rules/entrance.ts';
import type { Person } from '@bloomkin/shared/rules/permissions.ts';
import { type AdminRight, adminRights } from '@bloomkin/shared/rules/roles.ts';
import { describe, expect, test } from 'vitest';

const admin = (...rights: AdminRight[]): Person => ({
  ...{ id: 'kim', role: 'ROLE_ADMIN', companyId: null, rights: [] },
  adminRights: rights.length > 0 ? rights : null,
});

/** The routes that an admin enters and may not use to change something. */
const listRefused = (caller: Person): string[] =>
  allRoutes
    .filter(({ route: { options } }) => mayEnter(options, caller))
    .filter(({ route: { method, options } }) => !mayChange(method, options, caller))
    .map(({ name }) => name);

describe('an admin with some rights', () => {
  test('finds what takes all rights closed, whichever they have', () => {
    expect(listRefused(admin(...adminRights)).toSorted()).toEqual([
      'changeFeatureSettings',
      'changeShippingSettings',
      'deleteCompany',
      'exportAudit',
      'resetSecondFactor',
    ]);
    expect(listRefused(admin())).toEqual([]);
  });

  test.each([
    [
      'support',
      ['updateOrder', 'editUser', 'updateCompany', 'exportUsers'],
      ['refundOrder', 'updateCategory'],
    ],
    [
      'money',
      ['refundOrder', 'decideClaim', 'changeMoneySettings'],
      ['updateOrder', 'editUser', 'createProduct'],
    ],
    [
      'content',
      ['createProduct', 'updateCategory', 'replyToReview'],
      ['refundOrder', 'editUser', 'updateOrder'],
    ],
  ] as const)('changes with %s what belongs to it alone', (right, open, closed) => {
    const refused = listRefused(admin(right));
    expect(open.filter((name) => refused.includes(name))).toEqual([]);
    expect(closed.filter((name) => !refused.includes(name))).toEqual([]);
  });

  test('reads everything and changes what is their own, with any right', () => {
    const refused = new Set(adminRights.flatMap((right) => listRefused(admin(right))));
    const reading = allRoutes.filter(
      ({ route }) => route.method === 'GET' && !route.options.sameSite && !route.options.mediaType,
    );
    expect(reading.filter(({ name }) => refused.has(name))).toEqual([]);
    expect(['updateMe', 'changePassword', 'beginSecondFactor'].filter((name) => refused.has(name))).toEqual(
      [],
    );
  });
});
