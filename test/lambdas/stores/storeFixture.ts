import { createStore } from '@bloomkin/shared/routes/stores.ts';
import type { Store } from '@bloomkin/shared/schemas/store.ts';
import { beforeAll } from 'vitest';
import type { Api } from '#support/api.ts';
import { square } from '#support/florist.ts';
import { localCloud } from '#support/localCloud.ts';
import { signInDemoUser } from '#support/people.ts';

/** The catalogue follows within some seconds. */
export const patience = { timeout: 20_000, interval: 100 };

export const bodyFor = (address: string) => ({
  name: 'Second window',
  location: { address },
  phone: '02 5550 1234',
});

export const everyDay = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
  day,
  start_time: '06:00',
  stop_time: '22:00',
}));

export const aZone = (store: Store, about: object = {}) => ({
  id: 'near',
  name: 'Near',
  polygon: square(store.location, 0.05),
  price: 9,
  free_from: 120,
  min_order: null,
  ...about,
});

export function storeFixture() {
  const test = localCloud({ demoData: true });
  const people: { florist?: Api; stranger?: Api; companyId?: string } = {};
  function atWork() {
    const { florist, stranger, companyId } = people;
    if (!florist || !stranger || !companyId) throw new Error('Nobody is signed in');
    return { florist, stranger, companyId };
  }
  async function newStore(address = '20 King St, Newtown NSW 2042'): Promise<Store> {
    return (await atWork().florist.call(createStore, { body: bodyFor(address) })).data;
  }
  beforeAll(async () => {
    const [florist, stranger] = [test.visitor(), test.visitor()];
    const { company } = await signInDemoUser(florist, 'vendor1');
    await signInDemoUser(stranger, 'vendor2');
    Object.assign(people, { florist, stranger, companyId: company?.id });
  });
  return { test, atWork, newStore };
}
