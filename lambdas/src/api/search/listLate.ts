import type * as routes from '@bloomkin/shared/routes/search.ts';
import { findDueEnd } from '@bloomkin/shared/rules/lateOrder.ts';
import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import { findNextOpening } from '@bloomkin/shared/rules/openMinutes.ts';
import { isOpen } from '@bloomkin/shared/rules/orderStatus.ts';
import { refundRefusal } from '@bloomkin/shared/rules/refund.ts';
import { localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import type { LateBoard, LateOrder } from '@bloomkin/shared/schemas/late.ts';
import { findCandidates } from '#catalogue/findCandidates.ts';
import { findCompanyItems } from '#model/companies/companyEntity.ts';
import { findListedCompanies, toCompanyFacts } from '#model/companies/companyWithStores.ts';
import { listOpenOrdersDue } from '#model/orders/list/officeOrders.ts';
import { findOrders, listOpenOrdersOfCompany, type OrderItem } from '#model/orders/orderEntity.ts';
import { findLateItems, type OrderLate } from '#model/orders/orderLateEntity.ts';
import { noDay } from '#model/orders/orderSort.ts';
import { canBeMoved } from '#model/orders/rescue.ts';
import { toRefundable } from '#model/payments/orderRefund.ts';
import type { Handler } from '#platform/http/request.ts';
import { listRisks, type OrderAtRisk, readAcceptTimes } from './listRisks.ts';

/** Without pages: none of them may be hidden. */
export const listLate: Handler<typeof routes.listLate> = async ({ query, now }) => {
  const open = await listOpenOrdersDue(noDay, '9999-12-31');
  const risks = listRisks(open, await readAcceptTimes(open), now);
  const ids = risks.map(({ id }) => id);
  const [orders, acts, companies] = await Promise.all([
    findOrders(ids),
    findLateItems(ids),
    findCompanyItems(risks.map(({ companyId }) => companyId)),
  ]);
  const openings = await listOpenings([...companies.values()], now);
  const byId = new Map(orders.map((order) => [order.id, order]));
  const florists = [...Map.groupBy(risks, ({ companyId }) => companyId)].map(([id, ofFlorist]) => {
    const { brand = '', logo = null, phone = '' } = companies.get(id) ?? {};
    const shown = ofFlorist.flatMap((risk) => {
      const order = byId.get(risk.id);
      return order ? [toLateOrder(risk, order, acts.get(risk.id), now)] : [];
    });
    return { company: { id, brand, logo }, phone, opens_at: openings.get(id) ?? null, orders: shown };
  });
  const shown = florists.filter(({ orders: [first] }) => first);
  const dueToday = open.filter(
    (order) => findDueEnd(order) !== null && order.day === localTime(now, order.timeZone).day,
  );
  return {
    data: {
      ...{ now: now.toISOString(), due_today: dueToday.length, florists: shown },
      ...(query.company_id && { open_orders: await countOpen(query.company_id, now) }),
    },
  };
};

async function countOpen(companyId: CompanyId, now: Date): Promise<LateBoard['open_orders']> {
  const open = (await listOpenOrdersOfCompany(companyId)).filter(({ status }) => isOpen(status));
  const orders = await findOrders(open.map(({ id }) => id));
  const due = orders.filter((order) => canBeMoved(order, now));
  const offers = await Promise.all(due.map((order) => findCandidates(order, now, 1)));
  const movable = offers.filter(({ length }) => length > 0).length;
  return { movable, refundable: due.length - movable, staying: open.length - due.length };
}

/** Finds the first of each florist's stores to open. */
async function listOpenings(listed: Parameters<typeof findListedCompanies>[0], now: Date) {
  const florists = await findListedCompanies(listed);
  return new Map(
    florists.map((florist) => {
      const opens = toCompanyFacts(florist).stores.flatMap((store) => findNextOpening(store, now) ?? []);
      const [first] = opens.toSorted((a, b) => a.getTime() - b.getTime());
      return [florist.company.id, first?.toISOString() ?? null];
    }),
  );
}

function toLateOrder(
  { risk, by }: OrderAtRisk,
  order: OrderItem,
  acts: OrderLate | undefined,
  now: Date,
): LateOrder {
  const { id, number, status, day, period, timeZone, recipient, fio, lines } = order;
  const first = lines[0]?.name ?? '';
  return {
    ...{ id, number, status, day, risk, by: by.toISOString(), timezone: timeZone },
    dispatched_at: order.dispatchedAt ?? null,
    period: period && { start_time: period.startTime, stop_time: period.stopTime },
    goods: lines.length > 1 ? `${first} and ${lines.length - 1} more` : first,
    recipient: recipient?.fio || fio,
    total: centsToDollars(order.totalCents),
    refundable: order.proposal?.state !== 'open' && refundRefusal(toRefundable(order)) === undefined,
    movable: canBeMoved(order, now),
    buyer_told_at: acts?.buyerToldAt ?? null,
    reminded: acts?.remindedAt ? { at: acts.remindedAt, by: acts.remindedBy ?? '' } : null,
  };
}
