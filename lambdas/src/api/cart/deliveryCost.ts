import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/cart.ts';
import { describeReason } from '@bloomkin/shared/rules/deliveryReason.ts';
import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import { canSeeOrder } from '@bloomkin/shared/rules/permissions.ts';
import { quoteDelivery } from '@bloomkin/shared/rules/promise.ts';
import type { PlaceToServe } from '@bloomkin/shared/rules/servingZones.ts';
import { CartHash, OrderId, StoreId } from '@bloomkin/shared/schemas/ids.ts';
import type { DeliveryCost } from '@bloomkin/shared/schemas/order.ts';
import { type CartItem, findCart } from '#model/carts/cartEntity.ts';
import { type CartLookup, findCartLookup } from '#model/carts/cartLookupEntity.ts';
import { loadGoods, priceCart } from '#model/carts/pricedCart.ts';
import { type CompanyWithStores, findCompany, toCompanyFacts } from '#model/companies/companyWithStores.ts';
import { getVisibleOrder } from '#model/orders/visibleOrder.ts';
import type { Caller } from '#platform/http/caller.ts';
import { withCart } from './cartChanges.ts';

export const checkDeliveryCost = withCart<typeof routes.checkDeliveryCost>(
  async ({ stored, body, caller }) => ({
    data: await findDeliveryCost(body.id, body, caller, stored),
  }),
);

export const getDeliveryCost = withCart<typeof routes.getDeliveryCost>(async ({ stored, query, caller }) => ({
  data: await findDeliveryCost(query.order_id, query, caller, stored),
}));

interface Goods {
  company: CompanyWithStores | undefined;
  goodsCents: number;
}

async function findDeliveryCost(
  cartOrOrder: string,
  { lat, lng, suburb }: PlaceToServe,
  caller: Caller,
  current: Promise<CartItem | undefined>,
): Promise<DeliveryCost> {
  const own = await current;
  const { company, goodsCents } =
    own?.hash === cartOrOrder ? await cartGoods(own) : await visibleGoods(cartOrOrder, caller);
  if (!company) throw new AppError('NOT_FOUND', { message: 'Your cart is empty' });
  const place = { lat, lng, suburb };
  const quote = quoteDelivery({ company: toCompanyFacts(company), place, goodsTotalCents: goodsCents });
  const dollarsOrNull = (cents: number | null) => (cents === null ? null : centsToDollars(cents));
  return {
    deliverable: quote.can,
    cost: dollarsOrNull(quote.costCents),
    zone: quote.zone?.name ?? null,
    store_id: quote.storeId === null ? null : StoreId.parse(quote.storeId),
    distance: quote.distanceMetres,
    free_from: dollarsOrNull(quote.freeFromCents),
    min_order: dollarsOrNull(quote.minOrderCents),
    reason: quote.reason && describeReason(quote.reason, quote.details),
  };
}

async function cartGoods(cart: CartItem): Promise<Goods> {
  const { company, goodsCents } = priceCart(
    { ...cart, discountCode: null },
    await loadGoods(cart, { discounted: false }),
    new Date(),
  );
  return { company, goodsCents };
}

async function visibleGoods(cartOrOrder: string, caller: Caller): Promise<Goods> {
  const hash = CartHash.parse(cartOrOrder);
  const lookup = await findCartLookup(hash);
  const cart = lookup && !lookup.orderId ? await findOpenCart(hash, lookup) : undefined;
  if (!cart) {
    const order = await getVisibleOrder(caller, lookup?.orderId ?? OrderId.parse(cartOrOrder));
    return { company: await findCompany(order.companyId), goodsCents: order.goodsCents };
  }
  if (!canSeeOrder(caller, cart)) throw new AppError('NOT_FOUND');
  return cartGoods(cart);
}

async function findOpenCart(hash: CartHash, { userId }: CartLookup): Promise<CartItem | undefined> {
  const cart = await findCart(userId);
  return cart?.hash === hash ? cart : undefined;
}
