import type * as routes from '@bloomkin/shared/routes/search.ts';
import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import { addDays, localTime, marketTimeZone } from '@bloomkin/shared/rules/zonedTime.ts';
import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import { currentCatalogue } from '../catalogue/currentCatalogue.ts';
import type { Catalogue } from '../catalogue/model/catalogue.ts';
import { findUnpayable } from '../companies/companyEntity.ts';
import type { Handler } from '../http/request.ts';
import { listOpenOrdersDue } from '../orders/list/officeOrders.ts';
import { listOpenMoney } from '../settlement/openMoney.ts';
import { listClosed } from './listClosed.ts';

/** Three calls: the open orders that are due, the open money, and its florists, a hundred at a time. */
export const listNeeds: Handler<typeof routes.listNeeds> = async (request) => {
  const { now } = request;
  // The day begins in the east: it may be yesterday elsewhere.
  const { day } = localTime(now, marketTimeZone);
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
      closed: listClosed(due, (id) => findStores(catalogue, id), now).map(({ companyId, day, orders }) => ({
        ...{ company: florist(companyId), day, orders },
      })),
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
