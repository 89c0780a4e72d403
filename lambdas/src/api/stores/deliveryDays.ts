import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/stores.ts';
import { deliveryDays as promisedDays } from '@bloomkin/shared/rules/promise.ts';
import { ProductId } from '@bloomkin/shared/schemas/ids.ts';
import type { DeliveryDay } from '@bloomkin/shared/schemas/listing.ts';
import {
  type CompanyWithStores,
  findCompany,
  findCompanyOfStore,
  toCompanyFacts,
} from '#model/companies/companyWithStores.ts';
import { toGoods } from '#model/products/goods.ts';
import { findProducts } from '#model/products/productEntity.ts';
import { findComingTaken } from '#model/stores/capacityEntity.ts';
import { toDeliveryDay } from '#model/stores/toDeliveryDay.ts';
import { toPoint } from '#model/stores/toStore.ts';
import { type ParsedRequest, prefetch } from '#platform/http/request.ts';

type DeliveryDays = typeof routes.deliveryDays;
type Query = ParsedRequest<DeliveryDays>['query'];

export const deliveryDays = prefetch<DeliveryDays, { days: ReturnType<typeof listDeliveryDays> }>(
  ({ query, now }) => ({ days: listDeliveryDays(query, now) }),
  async ({ days }) => ({ data: await days }),
);

async function listDeliveryDays(query: Query, now: Date): Promise<DeliveryDay[]> {
  const [loaded, goods] = await Promise.all([findSeller(query), findGoods(query)]);
  if (!loaded) throw new AppError('NOT_FOUND');
  const storeIds = loaded.stores.map(({ id }) => id);
  const usage = await findComingTaken(storeIds, now);
  const company = toCompanyFacts(loaded);
  const input = { company, goodsTotalCents: query.goods_total ?? null, usage, goods, now };
  const place = toPoint(query);
  const days =
    query.pickup_store || !place
      ? promisedDays({ ...input, pickupStoreId: query.pickup_store ?? '' })
      : promisedDays({
          ...input,
          place: { ...place, suburb: query.suburb },
          isAddressLater: query.address_later,
        });
  return days.map((day) => toDeliveryDay(day, now));
}

async function findGoods({ goods = [] }: Query) {
  const lines = goods.map((one) => {
    const [id, count] = one.split(':');
    return { productId: ProductId.parse(id), count: Number(count) };
  });
  return lines.length > 0 ? toGoods(lines, await findProducts(lines.map(({ productId }) => productId))) : [];
}

async function findSeller({ company_id, pickup_store }: Query): Promise<CompanyWithStores | undefined> {
  if (company_id) return findCompany(company_id);
  return pickup_store ? findCompanyOfStore(pickup_store) : undefined;
}
