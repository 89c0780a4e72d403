import { beforeAll } from 'vitest';
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
