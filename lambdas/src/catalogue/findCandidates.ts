import { CompanyId, ProductId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import {
  findFloristOffer,
  findMainLine,
  listGoods,
  type RescueOffer,
  toRescueRequest,
} from '#model/orders/rescue.ts';
import { findProducts } from '#model/products/productEntity.ts';
import { readLatestCatalogue } from './currentCatalogue.ts';

/** Three are shown; the others step in when one is booked out. */
const maxOffers = 8;
const perPage = 100;
/** A call to the table holds so many. */
const maxGoods = 100;

const Card = z.object({ id: ProductId, company_info: z.object({ id: CompanyId }) });

/** Florists that can keep day, window and value with flowers of the same category, the nearest first. */
export async function findCandidates(order: OrderItem, now: Date, max = maxOffers): Promise<RescueOffer[]> {
  const request = toRescueRequest(order);
  const main = findMainLine(order)?.productId;
  const category = main && (await findProducts([main])).get(main)?.categoryId;
  if (!request || !category) return [];
  const found: RescueOffer[] = [];
  for (const [companyId, productIds] of await listGoodsByFlorist(order, category)) {
    if (found.length === max) break;
    const products = await findProducts(productIds.slice(0, maxGoods));
    const goods = [...products.values()].flatMap((product) => listGoods(product, request));
    const offer = await findFloristOffer(request, companyId, goods, now);
    if (offer) found.push(offer);
  }
  return found;
}

/** By distance, as the listing has them. */
async function listGoodsByFlorist(order: OrderItem, categoryId: string) {
  // The catalogue follows the clock, also when the schedule's time is not now.
  const now = new Date();
  const request = toRescueRequest(order);
  const catalogue = await readLatestCatalogue(now);
  const byFlorist = new Map<CompanyId, ProductId[]>();
  if (!request) return byFlorist;
  const { place, day, count, budgetCents } = request;
  const filter = {
    ...({ categoryId, place, day, perPage, activity: 'shown', sort: 'near', onlyDeliverable: true } as const),
    ...{ maxPriceCents: Math.floor(budgetCents / count), parameters: [] },
  };
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { cards, total_pages } = catalogue.query({ ...filter, page }, now);
    pages = total_pages;
    for (const card of cards) {
      const { id, company_info } = Card.parse(JSON.parse(card));
      if (company_info.id !== order.companyId)
        byFlorist.set(company_info.id, [...(byFlorist.get(company_info.id) ?? []), id]);
    }
  }
  return byFlorist;
}
