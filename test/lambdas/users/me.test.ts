import * as users from '@bloomkin/shared/routes/users.ts';
import { describe, expect, it } from 'vitest';
import { authFixture } from '#support/authFixture.ts';

const fixture = authFixture();

const location = { address: '12 Banksia Street, Newtown NSW 2042', lat: -33.8981, lng: 151.1748 };

describe('the own account', () => {
  it('shows name, phone and roles', async () => {
    const { api, id, phone } = await fixture.newBuyer('Rosie');
    const { data } = await api.call(users.getMe, {});
    expect(data).toMatchObject({ id, fio: 'Rosie', phone, roles: ['ROLE_BUYER'], company: null });
  });

  it('saves a new name', async () => {
    const { api } = await fixture.newBuyer('Rosie');
    await api.call(users.updateMe, { body: { fio: ' Rosie Banks ' } });
    expect((await api.call(users.getProfile, {})).data.fio).toBe('Rosie Banks');
    expect((await api.send(users.updateMe, { body: { fio: '' } })).status).toBe(422);
    await api.call(users.updateProfile, { body: { fio: 'Rosie May' } });
    expect((await api.call(users.getMe, {})).data.fio).toBe('Rosie May');
  });

  it('saves an address, and deletes it on request', async () => {
    const { api } = await fixture.newBuyer('Rosie');
    const { data } = await api.call(users.updateProfile, { body: { location } });
    expect(data.location).toEqual({ ...location, unitOffice: '', comment: '' });
    expect((await api.call(users.updateProfile, { body: {} })).data.location).toEqual(data.location);
    await api.call(users.updateProfile, { body: { location: null } });
    expect((await api.call(users.getMe, {})).data.location).toBeNull();
  });

  it('leaves its company with company null or company_id 0', async () => {
    for (const leave of [{ company: null }, { company_id: 0 as const }]) {
      const { api } = await fixture.newBuyer('Rosie');
      const { data } = await api.call(users.updateMe, { body: leave });
      expect([data.company, data.manager_status, data.fio]).toEqual([null, null, 'Rosie']);
    }
  });
});
