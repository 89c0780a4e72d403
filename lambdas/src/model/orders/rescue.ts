import type { Goods as AskedGoods } from '@bloomkin/shared/rules/dayLimit.ts';
import { findRescue, type RescuePromise, type RescueRequest } from '@bloomkin/shared/rules/rescue.ts';
import { localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { CompanyId } from '@bloomkin/shared/schemas/ids.ts';
import { type CompanyWithStores, findCompany, toCompanyFacts } from '#model/companies/companyWithStores.ts';
import { toGoods } from '#model/products/goods.ts';
import { findProducts, type ProductItem } from '#model/products/productEntity.ts';
import { findTaken } from '#model/stores/capacityEntity.ts';
import { retainedCents } from './cardPayments.ts';
import { withDoor } from './door.ts';
import { type Author, withLine } from './historyLine.ts';
import type { Goods } from './newLine.ts';
import type { Rescue, RescueCandidate } from './orderAnswers.ts';
import type { OrderItem } from './orderEntity.ts';
import { closeProposal, openProposal } from './proposal.ts';
import type { OrderLine } from './storedOrder.ts';

type RescuableOrder = OrderItem & { paymentIntentId: string };

/** One card payment without anything in progress, for an order that nobody makes. */
export const isRescuable = (order: OrderItem): order is RescuableOrder =>
  order.paidBy === 'card' &&
  order.paymentStatus === 'paid' &&
  order.paymentIntentId !== null &&
  order.dispute?.state !== 'open' &&
  !order.disputedCents &&
  !order.extraPayments?.length &&
  !openProposal(order) &&
  (order.refunds ?? []).every(({ state }) => state === 'done');

export const isRescueOpen = (order: OrderItem): order is OrderItem & { rescue: Rescue } =>
  order.rescue?.state === 'open';

/** A paid order that nobody has accepted in time. */
export const hasLapsed = (order: OrderItem, now: Date): boolean =>
  order.status === 'new' &&
  !order.rescue &&
  order.paidBy === 'card' &&
  order.paymentStatus === 'paid' &&
  order.dispute?.state !== 'open' &&
  order.acceptClock !== undefined &&
  order.acceptClock.acceptBy <= now.toISOString();

/** `until` is null before the offers are found. */
export const openRescue = (
  order: OrderItem,
  { why, until = null, candidates = [] }: Partial<Rescue> & Pick<Rescue, 'why'>,
  author: Author,
): OrderItem => {
  const at = order.rescue?.at ?? author.now.toISOString();
  const opened = {
    ...order,
    rescue: { state: 'open' as const, why, at, until, candidates, toOrderId: null },
  };
  return order.rescue ? opened : withLine(opened, author, { what: 'rescue', from: null, to: why });
};

/** Its money goes back: `isRefundOwed` from now on. */
export function endRescue(order: OrderItem & { rescue: Rescue }, author: Author): OrderItem {
  const rescue = { ...order.rescue, state: 'refunded' as const, endedBy: author.by };
  const ended = withLine({ ...order, rescue }, author, { what: 'rescue', from: 'open', to: 'refunded' });
  return cancelRescued(ended, author);
}

export function cancelRescued(order: OrderItem, author: Author): OrderItem {
  if (order.status === 'canceled') return order;
  const line = { what: 'status', from: order.status, to: 'canceled' } as const;
  return closeProposal(withLine({ ...order, status: 'canceled' }, author, line), 'withdrawn', author);
}

/** The flowers that the order is about; extras stay behind. */
export function findMainLine({ lines }: OrderItem): OrderLine | undefined {
  const flowers = lines.filter(({ addon }) => !addon);
  const worth = ({ priceCents, count }: OrderLine) => priceCents * count;
  return (flowers.length > 0 ? flowers : lines).toSorted((a, b) => worth(b) - worth(a))[0];
}

/** Undefined for a pick-up, or without a place or a day. */
export function toRescueRequest(order: OrderItem): RescueRequest | undefined {
  const { place, day, period, timeZone, isPickup } = withDoor(order);
  const count = findMainLine(order)?.count;
  if (isPickup || !place || !day || !count) return undefined;
  return { place, day, period, timeZone, count, budgetCents: retainedCents(order) };
}

/** It may still come in time from another florist, whom its buyer chooses. */
export const canBeMoved = (order: OrderItem, now: Date): boolean =>
  isStillDue(order, now) && isRescuable(order) && toRescueRequest(order) !== undefined;

const isStillDue = ({ deliverAt, day, timeZone }: OrderItem, now: Date): boolean =>
  deliverAt ? deliverAt > now.toISOString() : (day ?? '') > localTime(now, timeZone).day;

export interface PricedGoods extends Goods {
  priceCents: number;
  asked: readonly AskedGoods[];
}

export interface RescueOffer extends RescuePromise<PricedGoods> {
  florist: CompanyWithStores;
}

/** What is for sale of a product. */
export function listGoods(product: ProductItem | undefined, { count }: RescueRequest): PricedGoods[] {
  if (!product?.active || product.deleted || product.addon) return [];
  const asked = toGoods([{ productId: product.id, count }], new Map([[product.id, product]]));
  const sizes = product.sizes.filter(({ active }) => active);
  if (product.sizes.length === 0)
    return [{ product, size: undefined, count, priceCents: product.priceCents, asked }];
  return sizes.map((size) => ({ product, size, count, priceCents: size.priceCents, asked }));
}

/** By the promise engine, from consistent reads. */
export async function findFloristOffer(
  request: RescueRequest,
  companyId: CompanyId,
  goods: readonly PricedGoods[],
  now: Date,
): Promise<RescueOffer | undefined> {
  const florist = await findCompany(companyId, { consistent: true });
  if (!florist) return undefined;
  const storeIds = florist.stores.map(({ id }) => id);
  const usage = await findTaken(storeIds, request.day, request.day);
  const found = findRescue(toCompanyFacts(florist), goods, request, { usage, now });
  return found && { ...found, florist };
}

/** The stored candidates that still hold, in their order. */
export async function findOpenOffers(
  order: OrderItem,
  candidates: readonly RescueCandidate[],
  now: Date,
): Promise<RescueOffer[]> {
  const request = toRescueRequest(order);
  if (!request || candidates.length === 0) return [];
  const products = await findProducts(candidates.map(({ productId }) => productId));
  const offers = await Promise.all(
    candidates.map(({ companyId, productId, sizeId }) => {
      const goods = listGoods(products.get(productId), request);
      return findFloristOffer(
        request,
        companyId,
        goods.filter(({ product, size }) => product.companyId === companyId && size?.id === sizeId),
        now,
      );
    }),
  );
  return offers.filter((offer) => offer !== undefined);
}
