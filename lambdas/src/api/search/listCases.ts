import type * as routes from '@bloomkin/shared/routes/search.ts';
import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import type { CaseKind, OfficeCase } from '@bloomkin/shared/schemas/officeCase.ts';
import { findCompanyItems } from '#model/companies/companyEntity.ts';
import { chargedCents } from '#model/orders/cardPayments.ts';
import { listCaseKinds, listOpenCases } from '#model/orders/openCaseEntity.ts';
import {
  findOrders,
  isRefundOwed,
  listRefundsOwed,
  type OrderItem,
  refundOwedSince,
} from '#model/orders/orderEntity.ts';
import { isDisputed } from '#model/payments/orderRefund.ts';
import type { Handler } from '#platform/http/request.ts';
import { paginate } from '#platform/table/paginate.ts';

export const listCases: Handler<typeof routes.listCases> = async ({ query, now }) => {
  const cases = await loadCases(now);
  const shown = cases.filter(({ kind }) => query.kind === undefined || kind === query.kind);
  const page = paginate(shown, query);
  const companies = await findCompanyItems(page.data.map(({ company }) => company.id));
  const count = (kind: CaseKind) => cases.filter((one) => one.kind === kind).length;
  return {
    ...page,
    counts: { all: cases.length, claim: count('claim'), dispute: count('dispute'), refund: count('refund') },
    data: page.data.map((one) => ({
      ...one,
      company: { ...one.company, logo: companies.get(one.company.id)?.logo ?? null },
    })),
  };
};

/** The first due first; those without a time last. */
export async function loadCases(now: Date): Promise<OfficeCase[]> {
  const [open, owed] = await Promise.all([listOpenCases(), listRefundsOwed()]);
  const orders = await findOrders([...new Set(open)]);
  const known = new Set(orders.map(({ id }) => id));
  const isStuck = (order: OrderItem) =>
    !known.has(order.id) && !isDisputed(order) && now.getTime() - refundOwedSince(order).getTime() > stuckMs;
  const cases = [
    ...orders.flatMap((order) => listCaseKinds(order).flatMap((kind) => toCase(order, kind, now))),
    ...owed.filter(isStuck).flatMap((order) => toCase(order, 'refund', now)),
  ];
  const rank = ({ due_at, id }: OfficeCase) => `${due_at ?? '9999'} ${id}`;
  return cases.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

/** The hourly job has asked the provider again by then. */
const stuckMs = 2 * 60 * 60_000;

type Facts = Pick<OfficeCase, 'amount' | 'since' | 'due_at' | 'ours'> & Partial<OfficeCase>;

function toCase(order: OrderItem, kind: CaseKind, now: Date): OfficeCase[] {
  const { id, number, fio, companyId, companyBrand } = order;
  const facts = readers[kind](order, now);
  if (!facts) return [];
  return [
    {
      ...{ id: `${id}~${kind}`, kind, order_id: id, number, buyer: fio },
      company: { id: companyId, brand: companyBrand, logo: null },
      ...{ claim: null, reason: '', ...facts },
    },
  ];
}

const readers: Readonly<Record<CaseKind, (order: OrderItem, now: Date) => Facts | null | undefined>> = {
  claim: ({ claim, totalCents }, now) =>
    claim && {
      amount: centsToDollars(claim.cents ?? totalCents),
      ...{ since: claim.at, due_at: claim.answerBy, claim: { kind: claim.kind, wish: claim.wish } },
      ours: claim.again === true || new Date(claim.answerBy) <= now,
    },
  dispute: ({ dispute, history, updatedAt }) =>
    dispute && {
      amount: centsToDollars(dispute.amountCents),
      since: history.findLast(({ what, from }) => what === 'dispute' && from === null)?.at ?? updatedAt,
      ...{ due_at: dispute.respondBy, ours: true, reason: dispute.reason },
    },
  refund: (order) => {
    const failed = order.refunds?.findLast(({ state }) => state === 'failed');
    const owedCents = chargedCents(order) - (order.refundedCents ?? 0);
    const since = failed?.at ?? refundOwedSince(order).toISOString();
    return {
      amount: centsToDollars(isRefundOwed(order) ? owedCents : (failed?.amountCents ?? owedCents)),
      ...{ since, due_at: since, ours: !isRefundOwed(order), reason: failed?.reason ?? '' },
    };
  },
};
