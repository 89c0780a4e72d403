import { setTimeout as pause } from 'node:timers/promises';
import { forgetSold, listSoldSince } from '#catalogue/log/soldSinceEntity.ts';
import { writeChanges } from '#model/catalogueLog/catalogueLogEntity.ts';
import { productChange } from '#model/products/productChange.ts';
import { findProducts } from '#model/products/productEntity.ts';

const productsAtOnce = 100;
/** Pause between entries: warm containers read the last three seconds of the log each second. */
const apartMs = 1000;

/** One change per product, however often it was sold (docs/decisions/0050). Repeats are harmless. */
export async function logSoldCounts(): Promise<void> {
  const sold = await listSoldSince();
  for (let from = 0; from < sold.length; from += productsAtOnce) {
    if (from > 0) await pause(apartMs);
    const some = sold.slice(from, from + productsAtOnce);
    const products = await findProducts(some.map(({ productId }) => productId));
    await writeChanges([...products.values()].map(productChange), new Date());
    await Promise.all(some.map(forgetSold));
  }
}
