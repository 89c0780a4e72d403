import type * as routes from '@bloomkin/shared/routes/search.ts';
import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import { openingHours } from '@bloomkin/shared/rules/openingHours.ts';
import { addDays, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import type { MarketNeeds } from '@bloomkin/shared/schemas/needs.ts';
import { currentCatalogue } from '../catalogue/currentCatalogue.ts';
import type { Catalogue } from '../catalogue/model/catalogue.ts';
import { findUnpayable } from '../companies/companyEntity.ts';
import type { Handler } from '../http/request.ts';
import { listOpenOrdersDue } from '../orders/list/officeOrders.ts';
import { listOpenMoney } from '../settlement/openMoney.ts';

/** Three calls: the open orders that are due, the open money, and its florists, a hundred at a time. */
export const listNeeds: Handler<typeof routes.listNeeds> = async (request) => {
  const { now } = request;
  // The day begins in the east: it may be yesterday elsewhere.
  const { day } = localTime(now, 'Australia/Sydney');
  const [catalogue, due, { waiting, disputes }] = await Promise.all([
    currentCatalogue(request),
    listOpenOrdersDue(addDays(day, -1), day),
    listOpenMoney(),
  ]);
  const florist = (id: CompanyId) => ({ id, brand: findBrand(catalogue, id) });
  const byFlorist = Map.groupBy(waiting, ({ companyId }) => companyId);
  // Money on its way to a ready account waits as well, for a moment or for the provider.
  const unpayable = await findUnpayable([...byFlorist.keys()]);
  return {
    data: {
      closed: listClosed(catalogue, due, now),
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

type Due = Awaited<ReturnType<typeof listOpenOrdersDue>>;

/** A florist with another open store can still make them. */
function listClosed(catalogue: Catalogue, due: Due, now: Date): MarketNeeds['closed'] {
  const ofToday = due.filter(({ day, timeZone }) => day === localTime(now, timeZone).day);
  return [...Map.groupBy(ofToday, ({ companyId }) => companyId)].flatMap(([id, orders]) => {
    const day = orders[0]?.day;
    const stores = catalogue.ask(({ companies }) => {
      const number = companies.numbering.find(id);
      return number === undefined ? [] : (companies.factsOf(number)?.stores ?? []);
    });
    const isClosed = (store: (typeof stores)[number]) => {
      const hours = openingHours(store, day ?? '');
      return 'reason' in hours && hours.reason === 'closed_day';
    };
    if (!day || stores.length === 0 || !stores.every(isClosed)) return [];
    return [{ company: { id, brand: findBrand(catalogue, id) }, day, orders: orders.length }];
  });
}
