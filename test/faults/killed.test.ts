import { rmSync } from 'node:fs';
import { getCart } from '@bloomkin/shared/routes/cart.ts';
import { getOrder, listOrders } from '@bloomkin/shared/routes/orders.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { afterAll, expect, test, vi } from 'vitest';
import { Api } from '#support/api.ts';
import { cartOnDay } from '#support/cartOnDay.ts';
import { copyDemoData } from '#support/demoData.ts';
import { type LocalRun, startLocalRun } from '#support/localRun.ts';
import { newBuyer } from '#support/people.ts';
import { patience } from '#support/run/budget.ts';
import { productsForSurryHills } from '#support/shopping.ts';
import { killAmid, type Submission, submit } from '#support/submission.ts';
import { processesWith } from './support/processesWith.ts';

const buyerCount = 6;
const dataDir = await copyDemoData();
const held: { run?: LocalRun } = {};

afterAll(async () => {
  await held.run?.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

/** How many answers are there when the power goes. */
const moments = [0, 1, buyerCount / 2];

/** Submits all at once and kills the run at its moment. */
const submitAndKill = (run: LocalRun, submissions: readonly Submission[], moment: number) =>
  killAmid(
    run,
    submissions.map((submission) => async () => {
      submission.order = await submit(submission);
    }),
    moment,
  );

/** Answered orders are there as they were answered; the others are ordered by asking again, and repeat their answer. */
async function expectOneOrderEach(submissions: Submission[]): Promise<void> {
  for (const submission of submissions) {
    const { buyer, order: answered, cart } = submission;
    const again = await submit(submission);
    if (answered) expect(again.id).toBe(answered.id);
    submission.order = again;
    const { data: existing } = await buyer.call(getOrder, { params: { id: again.id } });
    expect(existing.total).toBe(cart.total);
    const { data: next } = await buyer.call(getCart, {});
    expect(next.cart_hash).not.toBe(cart.cart_hash);
    expect(next.items).toEqual([]);
  }
}

const productOfAnother = (products: readonly Product[], round: number): Product => {
  const companies = [...new Set(products.map(({ company }) => company))];
  const product = products.find(({ company }) => company === companies[round % companies.length]);
  if (!product) throw new Error('The demo data has nothing for Surry Hills');
  return product;
};

test('a shop killed amid checkouts loses and doubles no answered order', {
  timeout: 240_000 * patience,
}, async () => {
  let run = await startLocalRun({ dataDir });
  held.run = run;
  const port = Number(new URL(run.url).port);
  const buyers = Array.from({ length: buyerCount }, () => new Api(run.url));
  for (const buyer of buyers) await newBuyer(buyer);
  const products = await productsForSurryHills(new Api(run.url));
  const all: Submission[] = [];

  for (const [round, moment] of moments.entries()) {
    const submissions = await Promise.all(
      buyers.map(async (buyer, at): Promise<Submission> => {
        const cart = await cartOnDay(buyer, productOfAnother(products, round), at + 2);
        return { buyer, cart, order: undefined };
      }),
    );
    await submitAndKill(run, submissions, moment);
    await vi.waitFor(() => expect(processesWith(dataDir)).toEqual([]), { timeout: 20_000 * patience });
    // The same port: it must be free again.
    run = await startLocalRun({ dataDir, port });
    held.run = run;
    await expectOneOrderEach(submissions);
    all.push(...submissions);
  }

  for (const buyer of buyers) {
    const { data: listed } = await buyer.call(listOrders, { query: { per_page: 100 } });
    const own = all.filter((submission) => submission.buyer === buyer).map(({ order }) => order?.id);
    expect(listed.map(({ id }) => id).sort()).toEqual(own.sort());
  }
  await run.stop();
  await vi.waitFor(() => expect(processesWith(dataDir)).toEqual([]), { timeout: 20_000 * patience });
});
