import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { prerender } from 'react-dom/static';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { localCloud } from '#support/localCloud.ts';
import { isFullRun } from '#support/run/budget.ts';
import { BrowserStandIn } from './browserStandIn.ts';
import { findBrokenPromises } from './invariants.ts';
import { describeJourney, sampleJourneys } from './journeys.ts';
import { openShop, type Shop } from './shop.ts';
import type { Visit } from './walk.ts';

const shown = vi.hoisted(() => ({ messages: [] as string[] }));
vi.mock('@bloomkin/web/components/feedback/notify.ts', () => ({
  notify: async ({ message }: { message: string }) => void shown.messages.push(message),
}));
// The person always starts the new cart; keeping the other one is in mergeGuestCart.test.ts.
vi.mock('@bloomkin/web/features/cart/OtherFloristDialog.tsx', () => ({ confirmNewCart: async () => true }));

/** Three for each thing that happens; in a full run, with three seeds, more than 400. */
const journeysPerSeed = isFullRun ? 135 : 33;
const deliveredPerSeed = 12;

/** Buys in each sampled way, by the shop's own code without a browser, and compares what everybody sees. */
export function describePurchases(seed: number): void {
  const test = localCloud({ demoData: false });
  let shop: Shop;
  let browser: BrowserStandIn;
  let Visitor: typeof Visit;
  let visits = 0;
  beforeAll(async () => {
    shop = await openShop(test);
    browser = new BrowserStandIn(test.cloud.url, shown.messages);
    // A page that failed to render in this process left its contexts set; the next render puts them back.
    await prerender(null);
    // Loaded when there is a document: some of it looks for one as it loads.
    ({ Visit: Visitor } = await import('./walk.ts'));
  });
  afterAll(() => browser.close());

  describe(`a purchase, seed ${seed}`, () => {
    const rows = sampleJourneys(seed, journeysPerSeed).map(
      (journey) => [describeJourney(journey), journey] as const,
    );
    const paid: Order[] = [];

    it.each(rows)('keeps every promise for %s', async (_, journey) => {
      visits += 1;
      const visit = new Visitor({ shop, browser, journey, number: visits, api: test.visitor() });
      const walk = await visit.walk();
      expect(findBrokenPromises(walk), walk.messages.join(' / ')).toEqual([]);
      if (walk.order) paid.push(walk.order);
    });

    it('appears once in the florist’s statement, with what the buyer paid, when delivered', async () => {
      const delivered = paid.slice(0, deliveredPerSeed);
      for (const order of delivered) await shop.deliver(order);
      const lines = await shop.listStatementLines();
      expect(lines.toSorted()).toEqual(delivered.map(({ number, total }) => `${number} ${total}`).toSorted());
    });
  });
}
