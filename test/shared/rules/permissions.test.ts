import { mayEnter } from '@bloomkin/shared/rules/entrance.ts';
import { managerStatusLabels } from '@bloomkin/shared/rules/managerStatus.ts';
import {
  canDeleteReview,
  canEditCompany,
  canEditOrder,
  canEditPersonInPart,
  canEditProducts,
  canPayOrder,
  canSeeCart,
  canSeeCompany,
  canSeeHidden,
  canSeeHiddenReviews,
  canSeeOrder,
  canSeePerson,
  canUnbindManager,
  canWriteReview,
  findOwnedCompanyId,
  findShell,
  firstRole,
  hasCart,
  isStaff,
  ordersInList,
  type Person,
  toPerson,
} from '@bloomkin/shared/rules/permissions.ts';
import { ManagerRight, Role } from '@bloomkin/shared/schemas/user.ts';
import { describe, expect, test } from 'vitest';

const person = (
  role: Role,
  companyId: string | null = null,
  rights: readonly ManagerRight[] = [],
): Person => ({ id: `${role}-1`, role, companyId, rights });
const everyRole = Role.options.map((role) => person(role));
const callers: readonly (Person | undefined)[] = [...everyRole, person('ROLE_VENDOR', 'petal'), undefined];

/** The roles of all callers that may; 'own' for the vendor of the company Petal. */
const listAllowed = (may: (caller: Person | undefined) => boolean) =>
  callers.filter(may).map((caller) => (caller?.companyId === 'petal' ? 'own' : (caller?.role ?? 'guest')));

describe('permissions', () => {
  test('editing a company: its vendor and admins', () => {
    expect(listAllowed((caller) => canEditCompany(caller, 'petal'))).toEqual(['ROLE_ADMIN', 'own']);
  });

  test('editing without a company is for admins', () => {
    const order = { userId: 'ada', companyId: null };
    expect(listAllowed((caller) => canEditOrder(caller, order))).toEqual(['ROLE_ADMIN']);
  });

  test('editing a company: not its managers', () => {
    expect(canEditCompany(person('ROLE_MANAGER', 'petal'), 'petal')).toBe(false);
    expect(canSeeOrder(person('ROLE_MANAGER', 'petal'), { userId: 'ada', companyId: 'petal' })).toBe(false);
  });

  test.each([
    ['orders', (caller: Person) => canEditOrder(caller, { userId: 'ada', companyId: 'petal' })],
    ['products', (caller: Person) => canEditProducts(caller, 'petal')],
    ['reviews', (caller: Person) => canSeeHiddenReviews(caller, 'petal')],
  ] as const)('working on its %s is for vendor, admins and managers with the right', (right, may) => {
    const manager = (companyId: string | null, rights: readonly ManagerRight[]) =>
      may(person('ROLE_MANAGER', companyId, rights));
    expect([may(person('ROLE_ADMIN')), may(person('ROLE_VENDOR', 'petal'))]).toEqual([true, true]);
    expect(manager('petal', [right])).toBe(true);
    expect(
      manager(
        'petal',
        ManagerRight.options.filter((other) => other !== right),
      ),
    ).toBe(false);
    expect([manager('thorn', [right]), manager(null, [right])]).toEqual([false, false]);
    expect(may(person('ROLE_BUYER', 'petal', [right]))).toBe(false);
  });

  test('editing company, managers or payouts is for no manager', () => {
    const manager = person('ROLE_MANAGER', 'petal', ManagerRight.options);
    expect(canEditCompany(manager, 'petal')).toBe(false);
    expect(mayEnter({ access: 'vendor' }, manager)).toBe(false);
    expect(mayEnter({ access: 'vendor', right: 'products' }, manager)).toBe(true);
    expect(mayEnter({ access: 'admin', right: 'products' }, manager)).toBe(false);
  });

  test('seeing a closed company takes any right in it', () => {
    const closed = { id: 'petal', active: false };
    const sees = (rights: readonly ManagerRight[]) =>
      canSeeCompany(person('ROLE_MANAGER', 'petal', rights), closed);
    expect([sees([]), sees(['reviews'])]).toEqual([false, true]);
  });

  test('seeing an order is for buyer, vendor and admins, editing for the last two', () => {
    const order = { userId: 'ROLE_BUYER-1', companyId: 'petal' };
    expect(listAllowed((caller) => canSeeOrder(caller, order))).toEqual(['ROLE_ADMIN', 'ROLE_BUYER', 'own']);
    expect(listAllowed((caller) => canEditOrder(caller, order))).toEqual(['ROLE_ADMIN', 'own']);
  });

  test('writing a review: buyers and admins, once', () => {
    expect(listAllowed((caller) => canWriteReview(caller, false))).toEqual(['ROLE_ADMIN', 'ROLE_BUYER']);
    expect(listAllowed((caller) => canWriteReview(caller, true))).toEqual([]);
  });

  test('deleting a review: its author and admins', () => {
    const review = { authorId: 'ROLE_BUYER-1' };
    expect(listAllowed((caller) => canDeleteReview(caller, review))).toEqual(['ROLE_ADMIN', 'ROLE_BUYER']);
    expect(canDeleteReview({ ...person('ROLE_BUYER'), id: 'somebody' }, review)).toBe(false);
  });

  test('seeing what is hidden is for its vendor and admins', () => {
    const closed = { id: 'petal', active: false };
    expect(listAllowed((caller) => canSeeCompany(caller, closed))).toEqual(['ROLE_ADMIN', 'own']);
    expect(listAllowed((caller) => canSeeCompany(caller, { ...closed, active: true }))).toEqual(
      listAllowed(() => true),
    );
    expect(listAllowed((caller) => canSeeHidden(caller, 'petal'))).toEqual(['ROLE_ADMIN', 'own']);
    expect(listAllowed((caller) => canSeeHidden(caller, undefined))).toEqual(['ROLE_ADMIN']);
  });

  test('paying an order: its buyer alone', () => {
    const order = { userId: 'ROLE_BUYER-1', companyId: 'petal' };
    expect(listAllowed((caller) => canPayOrder(caller, order))).toEqual(['ROLE_BUYER']);
  });

  test('seeing a cart: its owner and admins', () => {
    expect(listAllowed((caller) => canSeeCart(caller, { userId: 'ROLE_USER-1' }))).toEqual([
      'ROLE_ADMIN',
      'ROLE_USER',
    ]);
  });

  test('seeing a user is for self and admins, in part for the vendor', () => {
    const manager = { id: 'ROLE_MANAGER-1', companyId: 'petal' };
    expect(listAllowed((caller) => canSeePerson(caller, manager.id))).toEqual(['ROLE_ADMIN', 'ROLE_MANAGER']);
    expect(listAllowed((caller) => canEditPersonInPart(caller, manager))).toEqual([
      'ROLE_ADMIN',
      'ROLE_MANAGER',
      'own',
    ]);
    expect(canEditPersonInPart(person('ROLE_VENDOR'), { id: 'ada', companyId: null })).toBe(false);
  });

  test('unbinding a manager is for vendor, admins and the manager', () => {
    const may = (caller: Person | undefined) => canUnbindManager(caller, 'petal', 'ROLE_MANAGER-1');
    expect(listAllowed(may)).toEqual(['ROLE_ADMIN', 'ROLE_MANAGER', 'own']);
  });

  test.each([
    ['authenticated', everyRole.length],
    ['customer', everyRole.length - 2],
    ['buyer', 2],
    ['vendor', 2],
    ['admin', 1],
  ] as const)('entering a route for %s: %s of the seven roles', (access, count) => {
    expect(everyRole.filter((caller) => mayEnter({ access }, caller))).toHaveLength(count);
  });

  test('filling a cart: all but vendors and admins', () => {
    expect(listAllowed(hasCart)).toEqual([
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
  expect(Role.options.filter((role) => findShell(role) === 'storefront')).toEqual([
    'ROLE_BUYER',
    'ROLE_USER',
    'ROLE_GUEST',
  ]);
  expect(Role.options.filter((role) => findShell(role) === 'backOffice')).toEqual([
    'ROLE_ADMIN',
    'ROLE_MANAGER',
    'ROLE_VENDOR',
    'ROLE_RECIPIENT',
  ]);
});

describe('an account', () => {
  const account = (role: Role, managerStatus: 'moderation' | 'hired' | 'canceled' | null) => ({
    id: 'morgan',
    roles: [role],
    companyId: 'petal',
    managerStatus,
    managerRights: ['orders'] as const,
  });

  test.each(Role.options)('owns no company it joined: %s', (role) => {
    for (const status of ['moderation', 'hired', 'canceled'] as const)
      expect(findOwnedCompanyId(account(role, status))).toBeNull();
    expect(findOwnedCompanyId(account(role, null))).toBe(role === 'ROLE_VENDOR' ? 'petal' : null);
  });

  test('that is hired acts as a manager, an admin excepted', () => {
    const acting = Role.options.map((role) => toPerson(account(role, 'hired')).role);
    expect(new Set(acting)).toEqual(new Set(['ROLE_ADMIN', 'ROLE_MANAGER']));
  });

  test('acts as a manager without a company while a vendor waits', () => {
    expect(toPerson(account('ROLE_VENDOR', 'moderation'))).toMatchObject({
      role: 'ROLE_MANAGER',
      companyId: null,
      rights: [],
    });
    expect(toPerson(account('ROLE_BUYER', 'moderation'))).toMatchObject({ role: 'ROLE_BUYER', rights: [] });
  });

  test('gives rights only while hired', () => {
    expect(toPerson(account('ROLE_MANAGER', 'hired')).rights).toEqual(['orders']);
    expect(toPerson(account('ROLE_MANAGER', null)).rights).toEqual([]);
    const { managerRights: _, ...old } = account('ROLE_VENDOR', 'hired');
    expect(toPerson(old)).toMatchObject({ role: 'ROLE_MANAGER', rights: [] });
  });
});

test('a list of orders holds all, the company’s or the own', () => {
  const lists = Map.groupBy(everyRole, ordersInList);
  expect([lists.get('all')?.length, lists.get('company')?.length, lists.get('own')?.length]).toEqual([
    1, 1, 5,
  ]);
  expect(ordersInList(person('ROLE_MANAGER', 'petal', ['orders']))).toBe('company');
});

test('an admin’s role among others makes the account staff', () => {
  expect(isStaff(['ROLE_BUYER', 'ROLE_ADMIN'])).toBe(true);
  expect(isStaff(['ROLE_VENDOR'])).toBe(false);
});

test('a manager’s status has its label', () => {
  expect(managerStatusLabels).toEqual({
    moderation: 'In moderation',
    hired: 'Hired',
    canceled: 'Canceled',
  });
});
