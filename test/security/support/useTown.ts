import { afterAll, beforeAll, expect } from 'vitest';
import { leaksIn, noteSecret } from '../../support/logLeaks.ts';
import { useWorld } from '../../support/world.ts';
import { buildTown, Shop, type Town } from './shop.ts';

/** A world without demo data, the handlers in this process, and the town of the matrix. */
export function useTown(): { readonly shop: Shop; readonly town: Town } {
  const test = useWorld({ demoData: false });
  const held: { shop?: Shop; town?: Town } = {};
  beforeAll(async () => {
    held.shop = await Shop.open(test.world);
    held.town = await buildTown(held.shop);
  });
  afterAll(() => {
    const { log, world } = held.shop ?? {};
    for (const { token, cookie } of Object.values(held.town?.people ?? {}))
      [token, cookie].forEach(noteSecret);
    expect(leaksIn(log?.lines ?? [], world?.outbox.list()), 'no log line holds what is private').toEqual([]);
  });
  return {
    get shop() {
      if (!held.shop) throw new Error('The shop is not there yet');
      return held.shop;
    },
    get town() {
      if (!held.town) throw new Error('The town is not there yet');
      return held.town;
    },
  };
}
