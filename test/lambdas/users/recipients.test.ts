import * as users from '@bloomkin/shared/routes/users.ts';
import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { describe, expect, it } from 'vitest';
import { authFixture } from '#support/authFixture.ts';
import { loadModules } from '#support/operator.ts';

const fixture = authFixture();

const mum = { fio: 'Margaret Banks', relation: 'Mum', birthday: '1955-03-09', phone: '(02) 5550 0199' };

describe('gift recipients', () => {
  it('keep day, note and address, appear by name and go', async () => {
    const { api, id } = await fixture.newBuyer('Rosie');
    const params = { id };
    const address = { address: '12 Banksia Street, Newtown NSW 2042', lat: -33.8981, lng: 151.1748 };
    const { data } = await api.call(users.addRecipient, { params, body: { ...mum, address } });
    expect(data).toMatchObject({
      ...mum,
      phone: '+61255500199',
      role: 'ROLE_RECIPIENT',
      note: '',
      company: null,
    });
    expect(data.address).toEqual({ ...address, unitOffice: '', comment: '' });
    await api.call(users.addRecipient, { params, body: { fio: 'Bea Frost' } });
    const listed = await api.call(users.listRecipients, { params });
    expect([listed.total, listed.data.map(({ fio }) => fio)]).toEqual([2, ['Bea Frost', mum.fio]]);
    const one = { id, rid: data.id };
    const body = { ...mum, note: 'Loves peonies' };
    expect((await api.call(users.updateRecipient, { params: one, body })).data).toMatchObject({
      note: 'Loves peonies',
      address: null,
    });
    await api.call(users.deleteRecipient, { params: one });
    await api.call(users.deleteRecipient, { params: one });
    expect((await api.call(users.listRecipients, { params })).total).toBe(1);
    expect((await api.send(users.updateRecipient, { params: one, body })).status).toBe(404);
  });

  it('come once per key, and 200 at most with concurrent calls', async () => {
    const { api, id } = await fixture.newBuyer('Rosie');
    const params = { id };
    const again = { headers: { 'idempotency-key': 'mum-1' } };
    const first = await api.call(users.addRecipient, { params, body: mum }, again);
    expect(await api.call(users.addRecipient, { params, body: mum }, again)).toEqual(first);
    const { putItem, recipientCountEntity } = await loadModules(fixture.cloud);
    await putItem(recipientCountEntity, { ownerId: UserId.parse(id), recipients: 198 });
    const answers = await Promise.all(
      ['A', 'B', 'C', 'D'].map((fio) => api.send(users.addRecipient, { params, body: { fio } })),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ failure }) => failure.code)).toEqual(['RECIPIENT.TOO_MANY', 'RECIPIENT.TOO_MANY']);
    expect((await api.call(users.listRecipients, { params })).total).toBe(3);
  });
});
