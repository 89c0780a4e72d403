import { buildStatement } from '@bloomkin/lambdas/api/payments/statement/buildStatement.ts';
import { writeStatementCsv } from '@bloomkin/lambdas/api/payments/statement/getStatement.ts';
import { Pages } from '@bloomkin/lambdas/api/payments/statement/pdf/page.ts';
import { writeStatementPdf } from '@bloomkin/lambdas/api/payments/statement/pdf/writeStatementPdf.ts';
import type { OrderItem } from '@bloomkin/lambdas/model/orders/orderEntity.ts';
import { sell } from '@bloomkin/lambdas/model/payments/settlement/settlement.ts';
import { newSettlement, toLine } from '@bloomkin/lambdas/model/payments/settlement/settlementEntity.ts';
import { getStatement } from '@bloomkin/shared/routes/payments.ts';
import { formatAbn } from '@bloomkin/shared/rules/abn.ts';
import { formatExact } from '@bloomkin/shared/rules/money.ts';
import { SizeId } from '@bloomkin/shared/schemas/ids.ts';
import type { Statement } from '@bloomkin/shared/schemas/statement.ts';
import { describe, expect, it } from 'vitest';
import { aFlorist } from '#support/catalogueItems.ts';
import { localCloud } from '#support/localCloud.ts';
import { anOrderItem, aPaidOrder } from '#support/orderItem.ts';
import { readPdfLines, readPdfText } from '#support/pdfText.ts';
import { signInDemoUser } from '#support/people.ts';

const test = localCloud({ demoData: true });

const cents = (dollars: number) => Math.round(dollars * 100);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + cents(value), 0);
const thisMonth = () => new Date().toISOString().slice(0, 7);

function monthBefore(month: string): string {
  const date = new Date(`${month}-15T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - 1);
  return date.toISOString().slice(0, 7);
}

async function florist(name = 'vendor1') {
  const api = test.visitor();
  const { company } = await signInDemoUser(api, name);
  const id = company?.id ?? '';
  const statement = async (month: string) =>
    (await api.call(getStatement, { params: { id }, query: { month } })).data;
  return { api, id, statement };
}

function expectToAddUp(statement: Statement): void {
  const { opening, orders, refunds, disputes, adjustments, transfers, closing, lines } = statement;
  const parts = [opening, orders.buyer, orders.commission, refunds.yours, disputes.yours];
  expect(sum([...parts, adjustments.yours, transfers.yours])).toBe(cents(closing));
  expect(sum([opening, ...lines.map(({ yours }) => yours)])).toBe(cents(closing));
}

describe('a statement', () => {
  it('adds up to the cent from last month’s balance', async () => {
    const { statement } = await florist();
    const current = await statement(thisMonth());
    const before = await statement(monthBefore(thisMonth()));
    expect(current.orders.count + before.orders.count).toBeGreaterThan(0);
    for (const one of [current, before]) expectToAddUp(one);
    expect(current.opening).toBe(before.closing);
    expect([before.is_final, current.is_final]).toEqual([true, false]);
  });

  it('computes the GST of each invoice line as one eleventh', async () => {
    const { statement } = await florist();
    const { invoice, orders } = await statement(monthBefore(thisMonth()));
    if (!invoice) throw new Error('The demo florist has orders every month');
    for (const { amount, gst, without_gst } of invoice.lines) {
      expect(cents(gst)).toBe(Math.round(cents(amount) / 11));
      expect(cents(without_gst) + cents(gst)).toBe(cents(amount));
    }
    expect(cents(invoice.lines[0]?.amount ?? 0)).toBe(-cents(orders.commission));
    expect(invoice.issued_on).toBe(`${thisMonth()}-01`);
    expect(invoice.number).toMatch(/^BK-20\d\d-\d\d-\w{6}$/);
  });

  it('comes as CSV by movement and as PDF', async () => {
    const { api, id, statement } = await florist();
    const month = monthBefore(thisMonth());
    const url = (format: string) =>
      `${test.cloud.url}/api/company/${id}/statement?month=${month}&format=${format}`;
    const headers = { 'X-AUTH-TOKEN': api.token ?? '' };
    const csv = await fetch(url('csv'), { headers });
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const rows = (await csv.text()).trim().split('\r\n').slice(1);
    const { closing, opening } = await statement(month);
    const yours = rows.map((row) => Number(row.split(',').at(-2)));
    expect(sum([opening, ...yours])).toBe(cents(closing));
    const pdf = await fetch(url('pdf'), { headers });
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    const bytes = Buffer.from(await pdf.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.length).toBeGreaterThan(2000);
  });

  it('prints a tax invoice as PDF', async () => {
    const { api, id, statement } = await florist();
    const month = monthBefore(thisMonth());
    const { company, platform, invoice } = await statement(month);
    if (!invoice) throw new Error('The demo florist has orders every month');
    const url = `${test.cloud.url}/api/company/${id}/statement?month=${month}&format=pdf`;
    const pdf = await fetch(url, { headers: { 'X-AUTH-TOKEN': api.token ?? '' } });
    const texts = readPdfText(Buffer.from(await pdf.arrayBuffer()));
    expect(texts).toContain('Tax invoice');
    expect(texts).toContain(invoice.number);
    for (const { name, abn } of [platform, company]) {
      expect(texts).toContain(name);
      expect(texts).toContain(`ABN ${formatAbn(abn)}`);
    }
    expect(texts).toContain('Date of issue');
    expect(texts).toContain('GST 10%');
    expect(texts).toContain('Amount, GST included');
    for (const { what, without_gst, gst, amount } of [...invoice.lines, invoice.total]) {
      const at = texts.indexOf(what);
      expect(at, what).toBeGreaterThan(-1);
      expect(texts.slice(at, at + 5)).toEqual(
        expect.arrayContaining([without_gst, gst, amount].map((dollars) => formatExact(cents(dollars)))),
      );
    }
  });

  it.each([
    ['Tax invoice', { is_tax_invoice: true }, 100],
    ['Invoice', { is_tax_invoice: false }, 100],
    ['Adjustment note', { is_tax_invoice: true }, -100],
    ['Statement', undefined, 0],
  ] as const)('carries the title %s for its month and seller as PDF', async (title, kind, amount) => {
    const real = await (await florist()).statement(monthBefore(thisMonth()));
    if (!real.invoice) throw new Error('The demo florist has orders every month');
    const invoice = kind ? { ...real.invoice, ...kind, total: { ...real.invoice.total, amount } } : null;
    const bytes = await writeStatementPdf({ ...real, invoice });
    const texts = readPdfText(Buffer.from(bytes));
    const titles = ['Tax invoice', 'Invoice', 'Adjustment note', 'Statement'];
    expect(texts.filter((text) => titles.includes(text))).toEqual([title]);
    expect(texts.includes('Amount, GST included')).toBe(title !== 'Invoice');
  });

  it.each([
    [false, 'The invoice for the commission follows when the month is over.', 'Not final yet'],
    [true, 'No commission was charged.', 'No invoice'],
  ])('says as PDF why it has no invoice when the month is over: %s', async (is_final, why, fact) => {
    const real = await (await florist()).statement(thisMonth());
    const texts = readPdfText(
      Buffer.from(await writeStatementPdf({ ...real, is_final, invoice: null })),
    ).join(' ');
    expect(texts).toContain(why);
    expect(texts).toContain(fact);
  });

  /** The statement of a month with one order. */
  function sellInMay(order: OrderItem, isGstRegistered = true) {
    const settlement = newSettlement(order);
    const sold = sell(settlement);
    if (!sold) throw new Error('Sold already');
    const now = new Date('2026-05-10T00:00:00Z');
    const lines = [toLine(settlement, sold.movement, now)];
    const built = buildStatement({
      ...{ company: aFlorist('Petal').company, address: '', timeZone: 'Australia/Sydney', month: '2026-05' },
      platform: { name: 'Bloomkin', abn: '', address: '', email: '', isGstRegistered },
      ...{ openingCents: 0, lines, open: [], disputes: [], check: undefined, now },
    });
    return { lines, built };
  }

  it.each([true, false])(
    'charges GST in the commission for a registered market alone: %s',
    (isRegistered) => {
      const { lines, built } = sellInMay(aPaidOrder(), isRegistered);
      const { orders } = built;
      const gst = isRegistered ? Math.round(-orders.commission * (100 / 11)) / 100 : 0;
      expect(orders.commission).toBeLessThan(0);
      expect([orders.gst, ...built.lines.map((line) => line.gst)]).toEqual([gst, gst]);
      expect(writeStatementCsv(lines, isRegistered)).toContain(
        `,${orders.commission.toFixed(2)},${gst.toFixed(2)},`,
      );
    },
  );

  it('names the size of what was sold, on the screen, as CSV and as PDF', async () => {
    const size = (sizeName: string) => ({ sizeId: SizeId.parse(sizeName), sizeName });
    const [rose] = anOrderItem().lines;
    if (!rose) throw new Error('An order without a line');
    const order = aPaidOrder({
      lines: [
        { ...rose, name: 'Dusk', ...size('Grand'), count: 2 },
        { ...rose, name: 'Dusk', ...size('Petite'), count: 1 },
        { ...rose, name: 'Clear vase', count: 1 },
      ],
    });
    const { lines, built } = sellInMay(order);
    const about = '2 × Dusk, Grand, Dusk, Petite, Clear vase';
    expect(built.lines.map((line) => line.about)).toEqual([about]);
    expect(writeStatementCsv(lines, true)).toContain(`"${about}"`);
    const texts = readPdfText(Buffer.from(await writeStatementPdf(built)));
    expect(texts).toContainEqual(expect.stringContaining('2 × Dusk, Grand'));
  });

  it.each([
    ['2020-01-01', 'your buyers’ tax invoices carry'],
    ['2026-06-01', 'your buyers’ invoices for'],
    [null, 'your buyers’ invoices for'],
  ])('says what buyers get from a florist with GST since %s', async (gstSince, said) => {
    const { company } = aFlorist('Petal');
    const register = { name: 'PETAL', gstSince, checkedAt: '2026-05-01T00:00:00Z' };
    const built = buildStatement({
      ...{ company: { ...company, register }, address: '', timeZone: 'Australia/Sydney', month: '2026-05' },
      platform: { name: 'Bloomkin', abn: '', address: '', email: '', isGstRegistered: true },
      ...{ openingCents: 0, lines: [], open: [], disputes: [], check: undefined },
      now: new Date('2026-06-01T00:00:00Z'),
    });
    const text = readPdfText(Buffer.from(await writeStatementPdf(built))).join(' ');
    expect(text).toContain(said);
    expect(/tax invoices|the GST in the/.test(text)).toBe(said.includes('tax'));
  });

  it('ends right-aligned text at its edge as drawn, without kerning', async () => {
    const pages = await Pages.create('Kerning', 'Bloomkin', new Date());
    pages.text(100, 50, 'AVAV', { right: true });
    const [line] = readPdfLines(Buffer.from(await pages.document.save()));
    // Helvetica's A and V are 667 thousandths wide.
    expect(line?.x).toBeCloseTo(100 - 4 * 6.67, 2);
  });
});
