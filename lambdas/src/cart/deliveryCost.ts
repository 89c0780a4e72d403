import { AppError } from '@bloomkin/shared/errors.ts';
import type { Point } from '@bloomkin/shared/rules/distance.ts';
import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import { quoteDelivery } from '@bloomkin/shared/rules/promise.ts';
import { reasonWords } from '@bloomkin/shared/rules/reasonWords.ts';
import { CartHash, type CompanyId, OrderId, StoreId } from '@bloomkin/shared/schemas/ids.ts';
import type { DeliveryCost } from '@bloomkin/shared/schemas/order.ts';
import { companyFacts, findCompany } from '../companies/companyTable.ts';
import type { Caller } from '../http/caller.ts';
import { getVisibleOrder } from '../orders/visibleOrder.ts';
import type { CartItem } from './cartItem.ts';
import { findCartTrace } from './cartTable.ts';
import { loadGoods, priceCart } from './pricedCart.ts';

interface Goods {
  companyId: CompanyId | null;
  goodsCents: number;
}

/** What delivering a cart (by hash) or an order (by id) to a point costs. */
export async function deliveryCostOf(
  cartOrOrder: string,
  place: Point,
  caller: Caller,
  present: Promise<CartItem | undefined>,
): Promise<DeliveryCost> {
  const goods = (await ownCartGoods(cartOrOrder, present)) ?? (await orderGoods(cartOrOrder, caller));
  const company = goods.companyId ? await findCompany(goods.companyId) : undefined;
  if (!company) throw new AppError('NOT_FOUND', { message: 'Your cart is empty' });
  const quote = quoteDelivery({ company: companyFacts(company), place, goodsTotalCents: goods.goodsCents });
  const dollarsOrNull = (cents: number | null) => (cents === null ? null : centsToDollars(cents));
  return {
    deliverable: quote.can,
    cost: dollarsOrNull(quote.costCents),
    zone: quote.zone?.name ?? null,
    store_id: quote.storeId === null ? null : StoreId.parse(quote.storeId),
    distance: quote.distanceMetres,
    free_from: dollarsOrNull(quote.freeFromCents),
    min_order: dollarsOrNull(quote.minOrderCents),
    reason: quote.reason && reasonWords(quote.reason, quote.details),
  };
}

async function ownCartGoods(
  hash: string,
  present: Promise<CartItem | undefined>,
): Promise<Goods | undefined> {
  const cart = await present;
  if (cart?.hash !== hash) return undefined;
  const { goodsCents } = priceCart(cart, await loadGoods(cart), new Date());
  return { companyId: cart.companyId, goodsCents };
}

async function orderGoods(cartOrOrder: string, caller: Caller): Promise<Goods> {
  const trace = await findCartTrace(CartHash.parse(cartOrOrder));
  return getVisibleOrder(caller, trace?.orderId ?? OrderId.parse(cartOrOrder));
}
