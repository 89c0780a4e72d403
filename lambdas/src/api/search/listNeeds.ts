import type * as routes from '@bloomkin/shared/routes/search.ts';
import type { Risk } from '@bloomkin/shared/rules/lateOrder.ts';
import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import { type OpeningRules, openingHours } from '@bloomkin/shared/rules/openingHours.ts';
import { type Day, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { CompanyId, OrderId } from '@bloomkin/shared/schemas/ids.ts';
import type { CaseKind } from '@bloomkin/shared/schemas/officeCase.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { currentCatalogue } from '#catalogue/currentCatalogue.ts';
import { findCompanyItems } from '#model/companies/companyEntity.ts';
import { listOpenOrdersDue } from '#model/orders/list/officeOrders.ts';
import { noDay } from '#model/orders/orderSort.ts';
import { listOpenMoney } from '#model/payments/settlement/openMoney.ts';
import type { Handler } from '#platform/http/request.ts';
import { loadCases } from './listCases.ts';
import { type AcceptTimes, listRisks, type OpenOrder, readAcceptTimes } from './listRisks.ts';

/** Calls for the open orders, the open money, then the clocks of new orders and the florists, a hundred at a time. */
export const listNeeds: Handler<typeof routes.listNeeds> = async (request) => {
  const { now } = request;
  const [catalogue, open, { waiting, disputes }, cases] = await Promise.all([
    currentCatalogue(request),
    listOpenOrdersDue(noDay, '9999-12-31'),
    listOpenMoney(),
    loadCases(now),
  ]);
  const countOurs = (kind: CaseKind) => cases.filter((one) => one.kind === kind && one.ours).length;
  const florist = (id: CompanyId) => ({ id, brand: findBrand(catalogue, id) });
  const byFlorist = Map.groupBy(waiting, ({ companyId }) => companyId);
  // Money on its way to a ready account waits as well, for a moment or for the provider.
  const stores = (id: CompanyId) => findStores(catalogue, id);
  const atRisk = listAtRisk(open, await readAcceptTimes(open), now);
  const companies = await findCompanyItems([
    ...byFlorist.keys(),
    ...atRisk.map(({ companyId }) => companyId),
  ]);
  const unpayable = [...byFlorist.keys()].flatMap((id) => {
    const company = companies.get(id);
    return company && !company.chargesEnabled ? [company] : [];
  });
  return {
    data: {
      at_risk: atRisk.map(({ companyId, orderId, dueBy, ...counts }) => ({
        ...{ company: florist(companyId), phone: companies.get(companyId)?.phone ?? '' },
        ...{ ...counts, order_id: orderId, due_by: dueBy?.toISOString() ?? null },
      })),
      closed: listClosed(open, stores, now).map(({ companyId, day, orders }) => ({
        ...{ company: florist(companyId), day, orders },
      })),
      to_answer: { claims: countOurs('claim'), refunds: countOurs('refund') },
      held_payouts: unpayable.map(({ id, brand }) => ({
        company: { id, brand },
        amount: centsToDollars((byFlorist.get(id) ?? []).reduce((sum, { cents }) => sum + cents, 0)),
      })),
      disputes: disputes.map(({ companyId, orderId, orderNumber, cents, respondBy }) => ({
        company: florist(companyId),
        order_id: orderId,
        order_number: orderNumber,
        amount: centsToDollars(cents),
        respond_by: respondBy,
      })),
    },
  };
};

const findBrand = (catalogue: Catalogue, id: CompanyId): string =>
  catalogue.ask(({ companies }) => companies.records[companies.numbering.find(id) ?? -1]?.brand ?? '');

const findStores = (catalogue: Catalogue, id: CompanyId) =>
  catalogue.ask(({ companies }) => {
    const number = companies.numbering.find(id);
    return number === undefined ? [] : (companies.factsOf(number)?.stores ?? []);
  });

interface Due {
  companyId: CompanyId;
  day: Day | null;
  timeZone: string;
}

interface Closed {
  companyId: CompanyId;
  day: Day;
  orders: number;
}

/** By day, because the stores of a florist may be in different days. One open store can still make the orders. */
export function listClosed(
  due: readonly Due[],
  findStores: (id: CompanyId) => readonly OpeningRules[],
  now: Date,
): Closed[] {
  const ofToday = due.flatMap(({ companyId, day, timeZone }) => {
    const today = localTime(now, timeZone).day;
    return day === today ? [{ companyId, day: today }] : [];
  });
  return [...Map.groupBy(ofToday, ({ companyId }) => companyId)].flatMap(([companyId, ofCompany]) => {
    const stores = findStores(companyId);
    return [...Map.groupBy(ofCompany, ({ day }) => day)]
      .filter(([day]) => stores.length > 0 && stores.every((store) => isClosedOn(store, day)))
      .map(([day, { length }]) => ({ companyId, day, orders: length }));
  });
}

function isClosedOn(store: OpeningRules, day: Day): boolean {
  const hours = openingHours(store, day);
  return 'reason' in hours && hours.reason === 'closed_day';
}

interface FloristAtRisk {
  companyId: CompanyId;
  late: number;
  soon: number;
  waiting: number;
  /** The worst. */
  orderId: OrderId;
  dueBy: Date | null;
}

/** By florist, the one with the worst order first. */
export function listAtRisk(open: readonly OpenOrder[], acceptTimes: AcceptTimes, now: Date): FloristAtRisk[] {
  const risks = listRisks(open, acceptTimes, now);
  return [...Map.groupBy(risks, ({ companyId }) => companyId)].flatMap(([companyId, orders]) => {
    const count = (risk: Risk) => orders.filter((order) => order.risk === risk).length;
    const counts = { late: count('late'), soon: count('at_risk'), waiting: count('not_accepted') };
    return orders.slice(0, 1).map(({ id, by }) => ({ companyId, ...counts, orderId: id, dueBy: by }));
  });
}
