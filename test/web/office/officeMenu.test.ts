import { sideMenu } from '@bloomkin/shared/menu.ts';
import { allOfficePages, listPaths } from '@bloomkin/shared/pages.ts';
import { describe, expect, it } from 'vitest';
import { person } from './officePerson.ts';

const labels = (role: string, change?: object) =>
  sideMenu(person(role, change)).flatMap(({ entries }) => entries.map(({ label }) => label));

describe('the menu of the back office', () => {
  it('leads to pages of the table', () => {
    const known = allOfficePages.flatMap(listPaths);
    for (const role of ['ROLE_ADMIN', 'ROLE_VENDOR', 'ROLE_MANAGER']) {
      const menuPaths = sideMenu(person(role)).flatMap(({ entries }) => entries.map(({ path }) => path));
      expect(known).toEqual(expect.arrayContaining(menuPaths));
    }
  });

  it('calls the profile of a vendor Settings', () => {
    expect(labels('ROLE_VENDOR').slice(-2)).toEqual(['Settings', 'Logout']);
    expect(labels('ROLE_ADMIN').slice(-2)).toEqual(['Profile', 'Logout']);
  });

  it('groups the pages of a company below the daily ones', () => {
    const groups = sideMenu(person('ROLE_VENDOR'));
    expect(groups.map(({ title }) => title)).toEqual([null, 'My company', null]);
    const [daily, company] = groups.map(({ entries }) => entries.map(({ label }) => label));
    expect(daily).toEqual(expect.arrayContaining(['Orders', 'Products', 'Reviews']));
    expect(company?.at(-1)).toBe('Money');
  });

  const listEntries = (role: string) =>
    Object.fromEntries(
      sideMenu(person(role)).map(({ title, entries }, at) => [
        title ?? (at === 0 ? 'daily' : 'bottom'),
        entries.map(({ label }) => label),
      ]),
    );

  it('shows a florist’s daily pages before the company', () => {
    expect(listEntries('ROLE_VENDOR')).toMatchObject({
      daily: [
        'Open your shop',
        'Dashboard',
        'Orders',
        'Calendar',
        'Products',
        'Discounts',
        'Category',
        'Reviews',
      ],
      'My company': expect.arrayContaining(['Company settings', 'Managers', 'Store']),
    });
  });

  it('names to an admin what the specification names, and merges the rest into 21 entries', () => {
    expect(listEntries('ROLE_ADMIN')).toEqual({
      daily: [
        ...['Dashboard', 'Late and at risk', 'Orders', 'Abandoned cart', 'Products', 'Discounts', 'Reviews'],
        ...['Category', 'Collections', 'Product params'],
      ],
      'Your staff': ['Users', 'Gift recipients', 'Companies'],
      'The market': ['Money', 'Campaigns', 'Legacy', 'Privacy', 'Settings', 'Audit log'],
      bottom: ['Profile', 'Logout'],
    });
  });

  it('shows Logout to every role', () => {
    for (const role of ['ROLE_ADMIN', 'ROLE_VENDOR', 'ROLE_MANAGER', 'ROLE_RECIPIENT'])
      expect(labels(role)).toContain('Logout');
  });

  it('shows a manager their profile and no orders', () => {
    expect(labels('ROLE_MANAGER')).toEqual(['Profile', 'Logout']);
  });

  it('shows Products to a manager with that right', () => {
    const company = { id: 'petal', name: 'Petal Pty Ltd', brand: 'Petal' };
    const hired = { company, manager_status: 'hired', manager_rights: ['products'] };
    expect(labels('ROLE_MANAGER', hired)).toContain('Products');
  });

  it('shows Orders to a manager with that right', () => {
    const company = { id: 'petal', name: 'Petal Pty Ltd', brand: 'Petal' };
    const hired = { company, manager_status: 'hired', manager_rights: ['orders'] };
    expect(labels('ROLE_MANAGER', hired)).toEqual(['Orders', 'Calendar', 'Profile', 'Logout']);
  });
});
