import { homePath, sideMenu, userMenu } from '@bloomkin/shared/rules/menu.ts';
import { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import { ManagerRight, Role } from '@bloomkin/shared/schemas/user.ts';
import { describe, expect, test } from 'vitest';

const company = { id: CompanyId.parse('petal'), name: 'Petal Pty Ltd', brand: 'Petal' };

const menuOf = (role: Role, companyId: string | null = null, manager_rights: readonly ManagerRight[] = []) =>
  sideMenu({ role, company: companyId === null ? null : company, manager_rights: [...manager_rights] });
const labels = (...asked: Parameters<typeof menuOf>) =>
  menuOf(...asked).map(({ title, entries }) => [title, ...entries.map(({ label }) => label)]);
const paths = (...asked: Parameters<typeof menuOf>) =>
  menuOf(...asked).flatMap(({ entries }) => entries.map(({ path }) => path));

describe('the side menu', () => {
  test('of a vendor', () => {
    expect(labels('ROLE_VENDOR', 'petal')).toEqual([
      [null, 'Dashboard', 'Orders', 'Products', 'Category', 'Reviews'],
      ['My company', 'Company settings', 'Managers', 'Store'],
      [null, 'Messages', 'Settings', 'Logout'],
    ]);
    expect(paths('ROLE_VENDOR', 'petal')).toEqual(
      expect.arrayContaining(['/products/catalog/all/petal', '/reviews/petal', '/companies/edit/petal']),
    );
  });

  test('of a vendor without a company leads to making one', () => {
    expect(paths('ROLE_VENDOR')).toContain('/companies/new');
    expect(paths('ROLE_VENDOR').some((path) => /null|undefined|\/$/.test(path))).toBe(false);
  });

  test('of an admin has both readings', () => {
    expect(labels('ROLE_ADMIN')).toEqual([
      [
        null,
        'Dashboard',
        'Orders',
        'Abandoned cart',
        'Products',
        'Reviews',
        'Category',
        'Collections',
        'Product params',
      ],
      ['Your staff', 'Users', 'Admins', 'Gift recipients', 'Companies', 'Managers'],
      ['Documents', 'Legacy', 'Privacy', 'Shipping', 'Refund'],
      [null, 'Messages', 'Profile', 'Logout'],
    ]);
  });

  test('of a buyer, a guest, a manager, a recipient', () => {
    expect(labels('ROLE_BUYER')).toEqual([
      [null, 'Main page', 'Products', 'Orders', 'Cart', 'Profile', 'Logout'],
    ]);
    expect(labels('ROLE_GUEST')).toEqual([[null, 'Main page', 'Login']]);
    expect(labels('ROLE_MANAGER')).toEqual([[null, 'Profile', 'Logout']]);
    expect(labels('ROLE_RECIPIENT')).toEqual([[null, 'Logout']]);
  });

  test('of a manager has what they were granted, as the vendor’s has it', () => {
    const label = { orders: 'Orders', products: 'Products', reviews: 'Reviews' };
    for (const right of ManagerRight.options) {
      expect(labels('ROLE_MANAGER', 'petal', [right])).toEqual([
        [null, label[right]],
        [null, 'Profile', 'Logout'],
      ]);
    }
    const granted = paths('ROLE_MANAGER', 'petal', ManagerRight.options);
    expect(paths('ROLE_VENDOR', 'petal')).toEqual(
      expect.arrayContaining(granted.filter((path) => path !== '/logout')),
    );
  });

  test('traps nobody: whoever is signed in can log out', () => {
    for (const role of Role.options.filter((each) => each !== 'ROLE_GUEST')) {
      expect(paths(role)).toContain('/logout');
    }
  });
});

test('everybody has a home', () => {
  expect(Role.options.map((role) => homePath({ role, manager_rights: [] }))).toEqual([
    '/orders/list/full',
    '/settings/profile',
    '/orders/list/full',
    '/main',
    '/main',
    '/main',
    '/recipient',
  ]);
  expect(homePath({ role: 'ROLE_MANAGER', manager_rights: ['orders'] })).toBe('/orders/list/full');
  expect(homePath({ role: 'ROLE_MANAGER', manager_rights: ['products'] })).toBe('/settings/profile');
});

test('the storefront’s right-hand menu', () => {
  const all = (isSignedIn: boolean) =>
    userMenu(isSignedIn).flatMap(({ entries }) => entries.map(({ label }) => label));
  expect(all(true)).toEqual(['Main page', 'Settings', 'Orders', 'Messages', 'Partner Login', 'Logout']);
  expect(all(false)).toEqual(['Main page', 'Login / Register', 'Partner Login / Register']);
});
