import * as users from '@bloomkin/shared/routes/users.ts';
import { describe, expect, it } from 'vitest';
import { authFixture } from '#support/authFixture.ts';

const fixture = authFixture();

const at = (label: string, more: object = {}) => ({
  label,
  address: `${label}, 12 Banksia Street, Newtown NSW 2042`,
  lat: -33.8981,
  lng: 151.1748,
  ...more,
});

describe('an address book', () => {
  it('keeps one default, listed first', async () => {
    const { api } = await fixture.newBuyer('Rosie');
    expect((await api.call(users.listAddresses, {})).data).toEqual([]);
    await api.call(users.addAddress, { body: at('Home') });
    const { data } = await api.call(users.addAddress, { body: at('Work', { is_default: true }) });
    expect(data.map(({ label, is_default }) => [label, is_default])).toEqual([
      ['Work', true],
      ['Home', false],
    ]);
    const gone = await api.call(users.deleteAddress, { params: { id: data[0]?.id ?? '' } });
    expect(gone.data).toMatchObject([{ label: 'Home', is_default: true, unitOffice: '', comment: '' }]);
    const again = await api.call(users.deleteAddress, { params: { id: data[0]?.id ?? '' } });
    expect(again.data).toEqual(gone.data);
  });

  it('holds each address once and at most twenty', async () => {
    const { api } = await fixture.newBuyer('Rosie');
    await api.call(users.addAddress, { body: at('Home') });
    const twice = await api.call(users.addAddress, { body: at('Home') });
    expect(twice.data).toHaveLength(1);
    for (let count = 2; count < 19; count++) await api.call(users.addAddress, { body: at(`No. ${count}`) });
    const answers = await Promise.all(
      ['A', 'B', 'C', 'D'].map((label) => api.send(users.addAddress, { body: at(label) })),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ failure }) => failure.code)).toEqual(['ADDRESS.TOO_MANY', 'ADDRESS.TOO_MANY']);
    expect((await api.call(users.listAddresses, {})).data).toHaveLength(20);
  });

  it('takes and changes addresses in Australia for its own user only', async () => {
    const [rosie, ruby] = [await fixture.newBuyer('Rosie'), await fixture.newBuyer('Ruby')];
    const abroad = at('Paris', { lat: 48.85, lng: 2.35 });
    expect((await rosie.api.send(users.addAddress, { body: abroad })).failure.errors).toEqual([
      { path: 'address', message: 'Choose an address in Australia' },
    ]);
    const { data } = await rosie.api.call(users.addAddress, { body: at('Home') });
    const params = { id: data[0]?.id ?? '' };
    const body = at('Mum', { comment: 'Blue door' });
    const changed = await rosie.api.call(users.updateAddress, { params, body });
    expect(changed.data).toMatchObject([{ label: 'Mum', comment: 'Blue door', is_default: true }]);
    expect((await ruby.api.send(users.updateAddress, { params, body })).status).toBe(404);
    await ruby.api.call(users.deleteAddress, { params });
    expect((await rosie.api.call(users.listAddresses, {})).data).toEqual(changed.data);
  });
});
