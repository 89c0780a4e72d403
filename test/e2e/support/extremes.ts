import type { Page, Route } from 'playwright-core';
import { expect } from 'vitest';

/** A name without a place to break it. */
export const longName = 'Chrysanthemumundpfingstrosenstrauß'.repeat(4);

/** How far the page is wider than the screen. */
export const readOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** No text or picture sticks out of the screen. */
export const expectNoSideways = async (page: Page): Promise<void> =>
  expect(await readOverflow(page)).toBeLessThanOrEqual(0);

/** The answer never comes. */
export const neverAnswer = (): void => undefined;

/** A refusal that is not retried. */
export const refuse = (route: Route): Promise<void> =>
  route.fulfill({ status: 400, json: { code: 'VALIDATION.FAILED', message: 'Something is wrong' } });

const companyId = '01JS8Y5B2GV5V71SSGAJ26YEVM';

/** A guest's cart as the browser keeps it, as full as can be. */
export const guestCartOf100 = {
  companyId,
  companyName: 'Saltbush & Rose',
  items: Array.from({ length: 100 }, (_, index) => ({
    product: {
      id: `01K000000000000000000000${String(index).padStart(2, '0')}`,
      name: index === 0 ? longName : `Bouquet ${index}`,
      price: 10,
      photo: null,
      company: companyId,
      sku: `S-${index}`,
    },
    count: 1,
  })),
};
