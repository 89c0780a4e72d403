import { checkout } from '@bloomkin/shared/routes/cart.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { Api } from './api.ts';
import type { LocalRun } from './localRun.ts';

/** A buyer's cart and what became of it. */
export interface Submission {
  buyer: Api;
  cart: Order;
  /** Undefined while there is no answer. */
  order: Order | undefined;
}

export async function submit({ buyer, cart }: Submission): Promise<Order> {
  const input = { params: { id: cart.cart_hash }, body: { expected_total: cart.total } };
  return (await buyer.call(checkout, input)).data;
}

/**
 * Does all at once and kills the run as soon as so many are done; 0 is while the requests are on their way. Calls that
 * were under way fail.
 */
export async function killAmid(
  run: LocalRun,
  work: readonly (() => Promise<unknown>)[],
  moment: number,
): Promise<void> {
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>();
  let done = 0;
  const settled = Promise.allSettled(
    work.map(async (act) => {
      await act();
      done += 1;
      if (done === moment) reach();
    }),
  );
  if (moment === 0) setImmediate(reach);
  await Promise.race([reached, settled]);
  await run.kill();
  await settled;
}
