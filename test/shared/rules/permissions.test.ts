import { managerStatusLabels } from '@bloomkin/shared/rules/managerStatus.ts';
import {
  canCreateCompany,
  canDeleteReview,
  canEditCompany,
  canEditOrder,
  canSeeOrder,
  canWriteReview,
  firstRole,
  hasCart,
  type Person,
  shellOf,
} from '@bloomkin/shared/rules/permissions.ts';
import { Role } from '@bloomkin/shared/schemas/user.ts';
import { describe, expect, test } from 'vitest';

const person = (role: Role, companyId: string | null = null): Person => ({
  id: `${role}-1`,
  role,
  companyId,
});
const everyRole = Role.options.map((role) => person(role));
const callers: readonly (Person | undefined)[] = [...everyRole, person('ROLE_VENDOR', 'petal'), undefined];

/** Who of all callers may, by role; 'own' for the vendor of the company Petal. */
const allowed = (may: (caller: Person | undefined) => boolean) =>
  callers.filter(may).map((caller) => (caller?.companyId === 'petal' ? 'own' : (caller?.role ?? 'guest')));

describe('who may', () => {
  test('edit a company: its vendor and admins', () => {
    expect(allowed((caller) => canEditCompany(caller, 'petal'))).toEqual(['ROLE_ADMIN', 'own']);
  });

  test('edit nothing by having no company: a vendor without one is not the vendor of what has none', () => {
    const order = { userId: 'ada', companyId: null };
    expect(allowed((caller) => canEditOrder(caller, order))).toEqual(['ROLE_ADMIN']);
  });

  test('a manager of the company may not edit it', () => {
    expect(canEditCompany(person('ROLE_MANAGER', 'petal'), 'petal')).toBe(false);
    expect(canSeeOrder(person('ROLE_MANAGER', 'petal'), { userId: 'ada', companyId: 'petal' })).toBe(false);
  });

  test('make a company: a vendor without one, and admins', () => {
    expect(allowed(canCreateCompany)).toEqual(['ROLE_ADMIN', 'ROLE_VENDOR']);
  });

  test('see an order: its buyer, its vendor, admins; edit it: the last two', () => {
    const order = { userId: 'ROLE_BUYER-1', companyId: 'petal' };
    expect(allowed((caller) => canSeeOrder(caller, order))).toEqual(['ROLE_ADMIN', 'ROLE_BUYER', 'own']);
    expect(allowed((caller) => canEditOrder(caller, order))).toEqual(['ROLE_ADMIN', 'own']);
  });

  test('write a review: buyers and admins, once', () => {
    expect(allowed((caller) => canWriteReview(caller, false))).toEqual(['ROLE_ADMIN', 'ROLE_BUYER']);
    expect(allowed((caller) => canWriteReview(caller, true))).toEqual([]);
  });

  test('delete a review: its author and admins', () => {
    const review = { authorId: 'ROLE_BUYER-1' };
    expect(allowed((caller) => canDeleteReview(caller, review))).toEqual(['ROLE_ADMIN', 'ROLE_BUYER']);
    expect(canDeleteReview({ ...person('ROLE_BUYER'), id: 'somebody' }, review)).toBe(false);
  });

  test('fill a cart: everybody but vendors and admins', () => {
    expect(allowed(hasCart)).toEqual([
      'ROLE_MANAGER',
      'ROLE_BUYER',
      'ROLE_USER',
      'ROLE_GUEST',
      'ROLE_RECIPIENT',
      'guest',
    ]);
  });
});

test('the first role decides', () => {
  expect(firstRole(['ROLE_BUYER', 'ROLE_ADMIN'])).toBe('ROLE_BUYER');
  expect(firstRole([])).toBe('ROLE_USER');
  expect(Role.options.filter((role) => shellOf(role) === 'storefront')).toEqual([
    'ROLE_BUYER',
    'ROLE_USER',
    'ROLE_GUEST',
  ]);
});

test('a manager’s status has its label', () => {
  expect(Object.values(managerStatusLabels)).toEqual(['In moderation', 'Hired', 'Canceled']);
});
