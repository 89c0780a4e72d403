import { createUserItem } from '@bloomkin/lambdas/model/users/createUserItem.ts';
import { toUser } from '@bloomkin/lambdas/model/users/toUser.ts';
import { CompanyId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import { User } from '@bloomkin/shared/schemas/user.ts';
import { describe, expect, it } from 'vitest';
import { newtown } from '#support/florist.ts';

const rosie = createUserItem({
  id: UserId.parse('rosie'),
  createdAt: '2026-05-01T00:00:00.000Z',
  phone: '+61491571491',
});

describe('a user in an answer', () => {
  it('shows the fields of the schema, and none of the stored sign-in data', () => {
    const shown = toUser(rosie);
    expect(User.parse(shown)).toEqual(shown);
    expect(Object.keys(shown).sort()).toEqual(Object.keys(User.shape).sort());
    expect(shown).not.toHaveProperty('api_token');
  });

  it('shows the values of its row', () => {
    const location = {
      ...newtown,
      address: '20 King St, Newtown NSW 2042',
      unitOffice: '4',
      comment: 'Ring',
    };
    const stored = { fio: 'Rosie Banks', email: 'rosie@flowers.test', avatar: '/media/a.webp', location };
    const hired = { roles: ['ROLE_MANAGER'], managerStatus: 'hired' } as const;
    const petals = { companyId: CompanyId.parse('petals'), companyName: 'Petals Pty Ltd', companyBrand: 'P' };
    expect(toUser({ ...rosie, ...stored, ...hired, ...petals })).toMatchObject({
      company: { id: 'petals', name: 'Petals Pty Ltd', brand: 'P' },
      ...{ ...stored, id: 'rosie', phone: '+61491571491', is_admin: false },
      ...{ role: 'ROLE_MANAGER', roles: ['ROLE_MANAGER'], manager_status: 'hired' },
    });
    expect(toUser({ ...rosie, roles: ['ROLE_ADMIN'] })).toMatchObject({ role: 'ROLE_ADMIN', is_admin: true });
  });

  it('shows a login, else e-mail, else phone', () => {
    expect(toUser(rosie).login).toBe('+61491571491');
    expect(toUser({ ...rosie, email: 'rosie@flowers.test' }).login).toBe('rosie@flowers.test');
    expect(toUser({ ...rosie, email: 'rosie@flowers.test', login: 'rosie' }).login).toBe('rosie');
  });

  it('shows the company with its names, or null', () => {
    expect(toUser(rosie).company).toBeNull();
    const companyId = CompanyId.parse('petals');
    expect(
      toUser({ ...rosie, companyId, companyName: 'Petals Pty Ltd', companyBrand: 'Petals' }).company,
    ).toEqual({ id: 'petals', name: 'Petals Pty Ltd', brand: 'Petals' });
  });
});
