import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectContext } from '@bloomkin/cdk/projectContext.ts';
import { readStage } from '@bloomkin/cdk/stage.ts';
import { countMarketClosedOrders } from '@bloomkin/lambdas/model/orders/list/closedOrderCountEntity.ts';
import { readLimits } from '@bloomkin/lambdas/platform/http/limitSettings.ts';
import { CompanyId, OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { quotaGroups } from '@local/cognito/quotaGroups.ts';
import { placeQuotas } from '@local/location/createPlaces.ts';
import { describe, expect, test } from 'vitest';
import { type Limit, playHour } from '#support/sale/playHour.ts';

const capacity = readFileSync(join(import.meta.dirname, '../../docs/capacity.md'), 'utf8');
const context: Record<string, unknown> = { ...projectContext(), stage: 'prod' };
const { throttle, limits: overrides = {} } = readStage((key) => context[key]);
const hourly = Number(/(\d+) orders in that hour/.exec(capacity)?.[1]);

/** Maps the first words of a row of “The unit” to what an order needs. */
const need = (what: string) =>
  Number(new RegExp(`^\\| ${what} a second \\(([\\d.]+) `, 'm').exec(capacity)?.[1]);
const quota = (group: { perSecond: number } | undefined) => group?.perSecond ?? Number.NaN;

const codesPerMinute = readLimits(JSON.stringify(overrides)).sendsOverallPerMinute;
/** Lists the default quotas of an account and of a stage that is not warmed. */
const limits: Limit[] = [
  { what: 'text messages', perOrder: need('parts of text messages'), perSecond: 20, waits: true },
  // Half of the buyers sign in.
  { what: 'sign-in codes', perOrder: 0.5, perSecond: codesPerMinute / 60, burst: codesPerMinute },
  {
    what: 'suggestions',
    perOrder: need('suggestions of addresses'),
    perSecond: quota(placeQuotas.Autocomplete),
  },
  { what: 'e-mails', perOrder: need('e-mails'), perSecond: 14, waits: true },
  { what: 'table writes', perOrder: need('table writes'), perSecond: 4000 },
  { what: 'table reads', perOrder: need('table reads'), perSecond: 12_000 },
  { what: 'sign-ins', perOrder: 10, perSecond: quota(quotaGroups.UserAuthentication) },
  { what: 'refreshes', perOrder: 2.5, perSecond: quota(quotaGroups.UserToken) },
  // Ten visits of eight calls past the edge.
  { what: 'API calls', perOrder: 80, perSecond: throttle.ratePerSecond, burst: throttle.burst },
  { what: 'executions', perOrder: (80 + 28) * 0.1, perSecond: 1000 },
  { what: 'payments', perOrder: 3, perSecond: 100 },
  { what: 'index OPEN', perOrder: 11, perSecond: 1000 },
  { what: 'index CARTS', perOrder: 10, perSecond: 1000 },
  { what: 'index DUE', perOrder: 8, perSecond: 1000 },
];

/** Rows of a day's count that orders with different ids write. */
const countRows = countMarketClosedOrders(
  [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'].map((last) => ({
    id: OrderId.parse(`order${last}`),
    companyId: CompanyId.parse('florist'),
    ...{ status: 'completed', day: '2027-05-09', paymentStatus: 'paid', isPickup: false, deletedAt: null },
  })),
).length;

const play = (multiple: number, rows = countRows) =>
  playHour({ ordersPerHour: hourly * multiple, limits, countRows: rows, seed: 1 });

describe('the busiest hour', () => {
  test.each([1, 10, 100])('refuses no request at %s×, and sends each message within a minute', (multiple) => {
    expect(play(multiple)).toMatchObject({ reached: [], refusedCounts: 0 });
  });

  test.each([10, 100, 1000])('reaches the limits at %s× that docs/capacity.md names', (multiple) => {
    const row = new RegExp(`^\\| ${multiple.toLocaleString('en')}× \\| ([^|:;]+)`, 'm').exec(capacity)?.[1];
    expect(play(multiple).reached.join(', ') || 'nothing').toBe(row?.trim());
  });

  test('completes each order at 1,000×, by rows that share the count', () => {
    const [spread, single] = [play(1000), play(1000, 1)];
    expect([countRows, spread.refusedCounts]).toEqual([4, 0]);
    expect(spread.conflicts).toBeLessThan(0.2);
    expect(single.conflicts).toBeGreaterThan(2 * spread.conflicts);
  });
});
