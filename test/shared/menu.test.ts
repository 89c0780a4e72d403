import { homePath, phoneMenu, userMenu } from '@bloomkin/shared/menu.ts';
import { Role } from '@bloomkin/shared/schemas/user.ts';
import { expect, test } from 'vitest';

test('every role has a home page', () => {
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
  expect(homePath({ role: 'ROLE_MANAGER', manager_rights: ['products'] })).toBe('/products/list');
  expect(homePath({ role: 'ROLE_MANAGER', manager_rights: ['reviews'] })).toBe('/reviews');
});

test('the storefront’s right-hand menu has its entries by sign-in', () => {
  const all = (isSignedIn: boolean) =>
    userMenu(isSignedIn).flatMap(({ entries }) => entries.map(({ label }) => label));
  expect(all(true)).toEqual(['Main page', 'Settings', 'Orders', 'Messages', 'Partner Login', 'Logout']);
  expect(all(false)).toEqual(['Main page', 'Login / Register', 'Partner Login / Register']);
});

test('the side menu of a buyer and of a guest has its entries on a phone', () => {
  const all = (isSignedIn: boolean) =>
    phoneMenu(isSignedIn).flatMap(({ entries }) => entries.map(({ label }) => label));
  expect(all(true)).toEqual([
    'Main page',
    'Products',
    'Orders',
    'Cart',
    'Profile',
    'Messages',
    'Partner Login',
    'Logout',
  ]);
  expect(all(false)).toEqual([
    'Main page',
    'Products',
    'Cart',
    'Login / Register',
    'Partner Login / Register',
  ]);
});
