import type * as routes from '@bloomkin/shared/routes/search.ts';
import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { currentCatalogue } from '#catalogue/currentCatalogue.ts';
import { findCompanyItems } from '#model/companies/companyEntity.ts';
import { listOpenOrdersDue } from '#model/orders/list/officeOrders.ts';
import { noDay } from '#model/orders/list/orderSort.ts';
import { listOpenMoney } from '#model/payments/settlement/openMoney.ts';
import type { Handler } from '#platform/http/request.ts';
import { listAtRisk } from './listAtRisk.ts';
import { listClosed } from './listClosed.ts';

/** Three calls: the open orders, the open money, and the florists of both, a hundred at a time. */
export const listNeeds: Handler<typeof routes.listNeeds> = async (request) => {
  const { now } = request;
  const [catalogue, open, { waiting, disputes }] = await Promise.all([
    currentCatalogue(request),
    listOpenOrdersDue(noDay, '9999-12-31'),
    listOpenMoney(),
  ]);
  const florist = (id: CompanyId) => ({ id, brand: findBrand(catalogue, id) });
  const byFlorist = Map.groupBy(waiting, ({ companyId }) => companyId);
  // Money on its way to a ready account waits as well, for a moment or for the provider.
  const stores = (id: CompanyId) => findStores(catalogue, id);
  const atRisk = listAtRisk(open, stores, now);
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
