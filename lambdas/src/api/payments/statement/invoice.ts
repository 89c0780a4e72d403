import { computeGst } from '@bloomkin/shared/rules/gst.ts';
import { centsToDollars, formatExact } from '@bloomkin/shared/rules/money.ts';
import { addDays } from '@bloomkin/shared/rules/zonedTime.ts';
import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import type { Statement } from '@bloomkin/shared/schemas/statement.ts';
import type { CentsSum } from './statementSums.ts';

interface InvoiceFacts {
  companyId: CompanyId;
  month: string;
  to: string;
  percents: readonly number[];
  isGstRegistered: boolean;
  orders: CentsSum;
  /** Refunds, and disputes that cost the sale. */
  returned: CentsSum;
}

type Invoice = NonNullable<Statement['invoice']>;

/** Undefined without commission (docs/product-rules.md, "Money"). */
export function buildInvoice(facts: InvoiceFacts): Invoice | undefined {
  const { companyId, month, to, percents, orders, returned, isGstRegistered } = facts;
  const [percent, ...others] = percents;
  const share = others.length === 0 && percent !== undefined ? `${percent}% of ` : 'Of ';
  const describe = (buyerCents: number, marketCents: number) =>
    `${share}${formatExact(buyerCents + marketCents)}${marketCents === 0 ? '' : `, less ${formatExact(marketCents)} that our discounts took off`}`;
  const charged = toLine('Commission on completed orders', orders, isGstRegistered);
  const back = toLine('Commission given back on refunds', returned, isGstRegistered);
  const lines = [
    {
      ...charged,
      detail: `${describe(orders.buyerCents, orders.marketCents)}, as agreed when each order was placed`,
    },
    { ...back, detail: describe(0 - returned.buyerCents, 0 - returned.marketCents) },
  ].filter(({ amountCents }) => amountCents !== 0);
  if (lines.length === 0) return undefined;
  const sum = (pick: (line: (typeof lines)[number]) => number) =>
    lines.reduce((total, line) => total + pick(line), 0);
  const total = {
    ...{ what: 'Total', detail: '' },
    orders: sum((line) => line.orders),
    gstCents: sum((line) => line.gstCents),
    amountCents: sum((line) => line.amountCents),
  };
  return {
    number: `BK-${month}-${companyId.slice(-6).toUpperCase()}`,
    issued_on: addDays(to, 1),
    is_tax_invoice: isGstRegistered,
    lines: lines.map(toDollars),
    total: toDollars(total),
  };
}

interface CentsLine {
  what: string;
  detail: string;
  orders: number;
  gstCents: number;
  amountCents: number;
}

/** GST is rounded once per line. */
function toLine(what: string, { count, commissionCents }: CentsSum, isGstRegistered: boolean): CentsLine {
  const amountCents = 0 - commissionCents;
  const gstCents = computeGst(amountCents, isGstRegistered);
  return { what, detail: '', orders: count, gstCents, amountCents };
}

const toDollars = ({ what, detail, orders, gstCents, amountCents }: CentsLine) => ({
  ...{ what, detail, orders },
  without_gst: centsToDollars(amountCents - gstCents),
  gst: centsToDollars(gstCents),
  amount: centsToDollars(amountCents),
});
