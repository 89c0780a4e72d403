import { readCsv } from '@bloomkin/lambdas/platform/csv/readCsv.ts';
import { exportOrders, listOrders, updateOrder } from '@bloomkin/shared/routes/orders.ts';
import { describe, expect, it } from 'vitest';
import { localCloud } from '#support/localCloud.ts';
import { visitAs } from '#support/people.ts';

const test = localCloud({ demoData: true });

async function florist() {
  const api = await visitAs(test, 'vendor1');
  return api;
}

const rowsOf = (csv: string) => readCsv(Buffer.from(csv));

describe('the export of orders', () => {
  it('contains the orders of the list with the same filters, in its order', async () => {
    const api = await florist();
    const query = { statuses: 'completed', pickup: true };
    const csv = await api.call(exportOrders, { query });
    const { data, total } = await api.call(listOrders, { query: { ...query, per_page: 100 } });
    const [header, ...rows] = rowsOf(csv);
    expect(header?.slice(0, 4)).toEqual(['Order', 'Placed', 'Status', 'Payment']);
    expect(rows).toHaveLength(total);
    expect(rows.slice(0, 100).map(([number]) => number)).toEqual(data.map(({ number }) => number));
    const totalAt = header?.indexOf('Total') ?? -1;
    expect(rows.map((row) => row[totalAt])).toEqual(data.map((order) => order.total.toFixed(2)));
  });

  it('shows a formula that a buyer typed as text', async () => {
    const api = await florist();
    const [order] = (await api.call(listOrders, { query: { statuses: 'new' } })).data;
    if (!order) throw new Error('No new order');
    const comment = '=HYPERLINK("http://evil.example","x")';
    await api.call(updateOrder, { params: { id: order.id }, body: { comment } });
    const csv = await api.call(exportOrders, { query: { search: order.number } });
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")"`);
  });
});
