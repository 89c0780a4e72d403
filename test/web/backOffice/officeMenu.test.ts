import { allOfficePages, pathsOf } from '@bloomkin/shared/pages.ts';
import { sideMenu } from '@bloomkin/shared/rules/menu.ts';
import { User } from '@bloomkin/shared/schemas/user.ts';
import { describe, expect, it } from 'vitest';

const person = (role: string, change: object = {}) =>
  User.parse({
    id: 'user-1',
    login: 'ada',
    fio: 'Ada',
    phone: '',
    email: 'ada@flowers.test',
    roles: [role],
    role,
    is_admin: role === 'ROLE_ADMIN',
    avatar: null,
    company: null,
    location: null,
    manager_status: null,
    has_password: true,
    active: true,
    created_at: '2026-11-20T00:00:00.000Z',
    ...change,
  });
const labels = (role: string, change?: object) =>
  sideMenu(person(role, change)).flatMap(({ entries }) => entries.map(({ label }) => label));

describe('the menu of the back office', () => {
  it('leads to pages of the table', () => {
    const known = allOfficePages.flatMap(pathsOf);
    for (const role of ['ROLE_ADMIN', 'ROLE_VENDOR', 'ROLE_MANAGER']) {
      const menuPaths = sideMenu(person(role)).flatMap(({ entries }) => entries.map(({ path }) => path));
      expect(known).toEqual(expect.arrayContaining(menuPaths));
    }
  });

  it('calls the profile of a vendor Settings', () => {
    expect(labels('ROLE_VENDOR')).toEqual(['Orders', 'Money', 'Messages', 'Settings', 'Logout']);
    expect(labels('ROLE_ADMIN')).toEqual(['Orders', 'Messages', 'Profile', 'Logout']);
  });

  it('lets everybody out', () => {
    for (const role of ['ROLE_ADMIN', 'ROLE_VENDOR', 'ROLE_MANAGER', 'ROLE_RECIPIENT'])
      expect(labels(role)).toContain('Logout');
  });

  it('shows a manager their profile and no orders', () => {
    expect(labels('ROLE_MANAGER')).toEqual(['Profile', 'Logout']);
  });

  it('shows a manager who was granted orders the orders', () => {
    const company = { id: 'petal', name: 'Petal Pty Ltd', brand: 'Petal' };
    const hired = { company, manager_status: 'hired', manager_rights: ['orders'] };
    expect(labels('ROLE_MANAGER', hired)).toEqual(['Orders', 'Profile', 'Logout']);
  });
});
