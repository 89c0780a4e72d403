import { updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { getMarketMonth, getStatement, refundOrder } from '@bloomkin/shared/routes/payments.ts';
import { localTime, marketTimeZone } from '@bloomkin/shared/rules/zonedTime.ts';
import { describe, expect, it } from 'vitest';
import { visitAs } from '#support/people.ts';
import { settlementFixture, toCents } from './settlementFixture.ts';

const { test, modules, settle, placePaidOrder } = settlementFixture();
const month = localTime(new Date(), marketTimeZone).day.slice(0, 7);

async function signInAdmin() {
  const admin = await visitAs(test, 'admin');
  return admin;
}

/** Every line of the ledger, found by its orders and not by the month’s index. */
async function readRawLines() {
  const { listOrdersOfAll, listLinesOfOrder } = modules();
  const lines = [];
  for (const { id } of await listOrdersOfAll()) lines.push(...(await listLinesOfOrder(id)));
  return lines;
}

describe('the money of a month', () => {
  it('equals the raw movements to the cent, with a sale, a refund and an order that is only paid', async () => {
    const sold = await placePaidOrder();
    await placePaidOrder();
    await sold.florist.call(updateOrder, {
      params: { id: sold.order.id },
      body: { status: 'completed', early: true },
    });
    await settle();
    await sold.florist.send(refundOrder, { body: { order_id: sold.order.id, amount: 10 } });
    await settle();
    const { data } = await (await signInAdmin()).call(getMarketMonth, { query: { month } });
    const raw = await readRawLines();
    const ofMonth = raw.filter((line) => line.month === month);
    const sum = (lines: typeof raw, pick: (line: (typeof raw)[number]) => number) =>
      lines.reduce((total, line) => total + pick(line), 0);
    const ofKinds = (...kinds: string[]) => ofMonth.filter(({ kind }) => kinds.includes(kind));
    const { taken, refunded, disputed, commission, market_discounts, paid_out, held } = data.total;
    const expected = {
      taken: sum(ofKinds('charge'), ({ cashCents }) => cashCents),
      refunded: -sum(ofKinds('refund'), ({ cashCents }) => cashCents),
      disputed: -sum(ofKinds('dispute'), ({ cashCents }) => cashCents),
      commission: -sum(ofKinds('sale', 'refund', 'dispute'), ({ commissionCents }) => commissionCents),
      market_discounts: sum(ofMonth, ({ marketCents }) => marketCents),
      paid_out: -sum(ofKinds('transfer', 'reversal'), ({ cashCents }) => cashCents),
      held: sum(
        raw.filter((line) => line.month <= month),
        ({ yoursCents }) => yoursCents,
      ),
    };
    const shown = { taken, refunded, disputed, commission, market_discounts, paid_out, held };
    expect(Object.fromEntries(Object.entries(shown).map(([name, value]) => [name, toCents(value)]))).toEqual(
      Object.fromEntries(Object.entries(expected).map(([name, value]) => [name, value + 0])),
    );
    expect(expected.taken).toBeGreaterThan(0);
    expect(expected.refunded).toBeGreaterThanOrEqual(1000);
  });

  it('charges the GST of the florists’ invoices', async () => {
    const admin = await signInAdmin();
    const date = new Date(`${month}-01T00:00:00Z`);
    date.setUTCDate(0);
    const last = date.toISOString().slice(0, 7);
    const { data } = await admin.call(getMarketMonth, { query: { month: last } });
    expect(data.florists.length).toBeGreaterThan(1);
    for (const { id, gst, commission } of data.florists) {
      const { data: statement } = await admin.call(getStatement, { params: { id }, query: { month: last } });
      expect([gst, commission]).toEqual([
        statement.invoice?.total.gst ?? 0,
        statement.invoice?.total.amount ?? 0,
      ]);
    }
    const sum = data.florists.reduce((total, { gst }) => total + toCents(gst), 0);
    expect(toCents(data.total.gst)).toBe(sum);
  });
});
