import { computeGst } from '@bloomkin/shared/rules/gst.ts';
import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import { addDays, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Statement, StatementLine } from '@bloomkin/shared/schemas/statement.ts';
import type { CompanyItem } from '#model/companies/companyEntity.ts';
import type { BankCheck } from '#model/payments/settlement/bankCheckEntity.ts';
import type { LedgerLine } from '#model/payments/settlement/ledgerEntity.ts';
import type { OpenDispute } from '#model/payments/settlement/openDisputeEntity.ts';
import type { OpenSettlement } from '#model/payments/settlement/settlementEntity.ts';
import type { PlatformDetails } from '#model/payments/statement/platformDetails.ts';
import { buildInvoice } from './invoice.ts';
import { getStatementKind, isShown, sumLines, toSum } from './statementSums.ts';

export interface StatementFacts {
  company: CompanyItem;
  address: string;
  timeZone: string;
  platform: PlatformDetails;
  month: string;
  openingCents: number;
  lines: readonly LedgerLine[];
  open: readonly OpenSettlement[];
  disputes: readonly OpenDispute[];
  check: BankCheck | undefined;
  now: Date;
}

export function buildStatement(facts: StatementFacts): Statement {
  const { company, platform, month, timeZone, openingCents } = facts;
  const shown = facts.lines.filter(isShown);
  const sums = sumKinds(shown);
  const closingCents = Object.values(sums).reduce((sum, { yoursCents }) => sum + yoursCents, openingCents);
  const [from, to] = [`${month}-01`, lastDay(month)];
  const isFinal = localTime(facts.now, timeZone).day > to;
  const sales = shown.filter(({ kind }) => kind === 'sale');
  const percents = [...new Set(sales.map(({ commissionPercent }) => commissionPercent))];
  const invoice = isFinal
    ? buildInvoice({
        ...{ companyId: company.id, month, to, percents, isGstRegistered: platform.isGstRegistered },
        orders: sums.orders,
        returned: addSums(sums.refunds, sums.disputes),
      })
    : undefined;
  return {
    company: {
      id: company.id,
      name: company.name,
      abn: company.abn,
      address: facts.address,
      gst_since: company.register?.gstSince ?? null,
    },
    platform: { ...platform },
    ...{ month, from, to, timezone: timeZone, is_final: isFinal },
    commission_percents: percents,
    opening: centsToDollars(openingCents),
    orders: { ...toSum(sums.orders), gst: toGst(sums.orders.commissionCents, platform.isGstRegistered) },
    refunds: toSum(sums.refunds),
    disputes: toSum(sums.disputes),
    adjustments: toSum(sums.adjustments),
    transfers: { ...toSum(sums.transfers), count: groupTransfers(shown).length },
    closing: centsToDollars(closingCents),
    waiting: centsToDollars(sumCents(facts.open.map(({ why, cents }) => (why === 'waiting' ? cents : 0)))),
    invoice: invoice ?? null,
    lines: toLines(shown, platform.isGstRegistered),
    open_disputes: facts.disputes.map(toDispute),
    checked: facts.check
      ? { at: facts.check.at, differences: facts.check.differences.map(({ orderNumber }) => orderNumber) }
      : null,
  };
}

const sumKinds = (shown: readonly LedgerLine[]) => ({
  orders: sumLines(shown, 'order'),
  refunds: sumLines(shown, 'refund'),
  disputes: sumLines(shown, 'dispute'),
  adjustments: sumLines(shown, 'adjustment'),
  transfers: sumLines(shown, 'transfer'),
});

const toDispute = ({ orderId, orderNumber, dispute }: OpenDispute) => ({
  order_id: orderId,
  order_number: orderNumber,
  amount: centsToDollars(dispute.amountCents),
  reason: dispute.reason,
  respond_by: dispute.respondBy,
});

const sumCents = (cents: readonly number[]): number => cents.reduce((total, one) => total + one, 0);

function lastDay(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01-01` : `${year}-${String(number + 1).padStart(2, '0')}-01`;
  return addDays(next, -1);
}

type Sum = ReturnType<typeof sumLines>;

const addSums = (a: Sum, b: Sum): Sum => ({
  count: a.count + b.count,
  buyerCents: a.buyerCents + b.buyerCents,
  commissionCents: a.commissionCents + b.commissionCents,
  marketCents: a.marketCents + b.marketCents,
  yoursCents: a.yoursCents + b.yoursCents,
});

const isTransfer = (line: LedgerLine) => getStatementKind(line) === 'transfer';

/** A day's transfers are one line. */
const groupTransfers = (lines: readonly LedgerLine[]): LedgerLine[][] => [
  ...Map.groupBy(lines.filter(isTransfer), ({ day }) => day).values(),
];

/** In dollars, without the sign of the commission. */
export const toGst = (commissionCents: number, isGstRegistered: boolean): number =>
  centsToDollars(Math.abs(computeGst(commissionCents, isGstRegistered)));

function toLines(lines: readonly LedgerLine[], isGstRegistered: boolean): StatementLine[] {
  const single = lines
    .filter((line) => !isTransfer(line))
    .map((line) => toLine([line], line, isGstRegistered));
  const days = groupTransfers(lines).flatMap((group) => {
    const last = group.at(-1);
    return last ? [toLine(group, last, isGstRegistered)] : [];
  });
  return [...single, ...days].sort((a, b) => (a.at < b.at ? 1 : -1));
}

function toLine(group: readonly LedgerLine[], shown: LedgerLine, isGstRegistered: boolean): StatementLine {
  const { kind, reference, at, day, orderId, orderNumber, about } = shown;
  const { buyerCents, commissionCents, marketCents } = shown;
  const isGroup = isTransfer(shown);
  return {
    id: isGroup ? `transfers_${day}` : `${orderId}_${kind}_${reference}`,
    kind: getStatementKind(shown) ?? 'adjustment',
    ...{ at, day, about: isGroup ? '' : about },
    order_id: isGroup ? null : orderId,
    order_number: isGroup ? '' : orderNumber,
    count: new Set(group.map((line) => line.orderId)).size,
    buyer: centsToDollars(buyerCents),
    commission: centsToDollars(commissionCents),
    market_discount: centsToDollars(marketCents),
    gst: toGst(commissionCents, isGstRegistered),
    yours: centsToDollars(sumCents(group.map(({ yoursCents }) => yoursCents))),
  };
}
