import { User } from '@bloomkin/shared/schemas/user.ts';
import { describe, expect, it } from 'vitest';
import { officePages } from '../../../web/src/backOffice/officePages.ts';
import { officeMenu } from '../../../web/src/backOffice/shell/officeMenu.ts';

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
  officeMenu(person(role, change)).flatMap(({ entries }) => entries.map(({ label }) => label));

describe('the menu of the back office', () => {
  it('leads nowhere that has no page yet', () => {
    const paths = officeMenu(person('ROLE_ADMIN')).flatMap(({ entries }) => entries.map(({ path }) => path));
    const built = ['/logout', ...officePages.map(({ path }) => path)];
    expect(paths.filter((path) => !built.some((page) => path.startsWith(page.replace(/\/:.*/, ''))))).toEqual(
      [],
    );
  });

  it('lets everybody out', () => {
    for (const role of ['ROLE_ADMIN', 'ROLE_VENDOR', 'ROLE_MANAGER', 'ROLE_RECIPIENT'])
      expect(labels(role)).toContain('Logout');
  });

  it('shows a manager their profile and no orders', () => {
    expect(labels('ROLE_MANAGER')).toEqual(['Profile', 'Logout']);
  });

  it('shows a manager who was granted orders the orders', () => {
    const hired = { manager_status: 'hired', manager_rights: ['orders'] };
    expect(labels('ROLE_MANAGER', hired)).toEqual(['Orders', 'Profile', 'Logout']);
  });
});
