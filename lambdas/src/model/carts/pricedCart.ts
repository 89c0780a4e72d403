import type { Goods } from '@bloomkin/shared/rules/dayLimit.ts';
import type { OrderPromise, PlacePromise, SearchStart, Usage } from '@bloomkin/shared/rules/orderPromise.ts';
import { promiseDelivery, promisePickup, quoteDelivery } from '@bloomkin/shared/rules/promise.ts';
import { floristTimeZone, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { ProductId } from '@bloomkin/shared/schemas/ids.ts';
import { type CompanyWithStores, findCompany, toCompanyFacts } from '#model/companies/companyWithStores.ts';
import {
  type CartDiscounts,
  type DiscountedCart,
  discountCart,
  loadDiscounts,
  noDiscounts,
} from '#model/discounts/cartDiscounts.ts';
import { findProductsOffered, listAutomatic } from '#model/discounts/discountEntity.ts';
import { toGoods } from '#model/products/goods.ts';
import { findProducts, type ProductItem, type StoredSize } from '#model/products/productEntity.ts';
import type { CartItem, CartLine } from './cartEntity.ts';
import { isAvailable } from './lineAvailability.ts';

export interface CartGoods {
  products: ReadonlyMap<ProductId, ProductItem>;
  company: CompanyWithStores | undefined;
  discounts: CartDiscounts;
}

/** `consistent` applies to the florist's row, for its zones and minimum; products and discounts are always read consistently. */
export async function loadGoods(
  cart: CartItem,
  { consistent = false, discounted = true } = {},
): Promise<CartGoods> {
  const { companyId } = cart;
  const ids = cart.lines.map(({ productId }) => productId);
  if (!companyId || !discounted) {
    const [products, company] = await Promise.all([
      findProducts(ids),
      companyId ? findCompany(companyId, { consistent }) : undefined,
    ]);
    const code = discounted ? cart.discountCode : null;
    return { products, company, discounts: { ...noDiscounts, code } };
  }
  const offered = findProductsOffered(companyId, ids);
  const [{ products }, company, discounts] = await Promise.all([
    offered,
    findCompany(companyId, { consistent }),
    loadDiscounts(
      { ...cart, companyId },
      offered.then(({ automatic }) => automatic),
    ),
  ]);
  return { products, company, discounts };
}

/** For products and a florist that are read already. */
export const loadOffers = async (cart: CartItem): Promise<CartDiscounts> =>
  cart.companyId
    ? loadDiscounts({ ...cart, companyId: cart.companyId }, listAutomatic(cart.companyId))
    : { ...noDiscounts, code: cart.discountCode };

export interface PricedLine extends CartLine {
  product: ProductItem;
  /** Undefined without sizes, or when it was deleted. */
  size: StoredSize | undefined;
  /** The size's price if there is one. */
  priceCents: number;
  available: boolean;
}

export interface PricedCart {
  cart: CartItem;
  company: CompanyWithStores | undefined;
  lines: readonly PricedLine[];
  /** Before discounts. */
  goodsCents: number;
  discounts: DiscountedCart;
  /** Undefined while place (or pick-up store) or day is missing. */
  promise: OrderPromise | undefined;
  /** What of it is for sale. */
  goods: readonly Goods[];
  deliveryCents: number;
  /** The delivering store's, else the florist's first store's; null without a florist. */
  timeZone: string | null;
  totalCents: number;
}

/** Unavailable lines stay visible and count nothing. Without `usage` nothing counts as booked out. */
export function priceCart(
  cart: CartItem,
  { products, company, discounts: offered }: CartGoods,
  now: Date,
  usage: Usage = [],
): PricedCart {
  const lines = cart.lines.flatMap((line): PricedLine[] => {
    const product = products.get(line.productId);
    if (!product) return [];
    const size = product.sizes.find(({ id }) => id === line.sizeId);
    const { priceCents } = size ?? product;
    return [{ ...line, product, size, priceCents, available: isAvailable(line, product, company?.company) }];
  });
  const goodsCents = lines
    .filter(({ available }) => available)
    .reduce((sum, { priceCents, count }) => sum + priceCents * count, 0);
  const discounts = discountCart(lines, offered, localTime(now, floristTimeZone(company)).day);
  const goods = toGoods(
    lines.filter(({ available }) => available),
    products,
  );
  const promise = computePromise(cart, company, goodsCents, { now, usage, goods });
  const served = promise ?? computePlacePromise(cart, company, goodsCents);
  const deliveryCents = served?.costCents ?? 0;
  const timeZone = served?.timeZone ?? company?.stores[0]?.timeZone ?? null;
  const totalCents = goodsCents - discounts.totalCents + deliveryCents;
  return {
    ...{ cart, company, lines, goodsCents, discounts, promise, goods },
    ...{ deliveryCents, timeZone, totalCents },
  };
}

function computePromise(
  cart: CartItem,
  company: CompanyWithStores | undefined,
  goodsTotalCents: number,
  start: SearchStart,
): OrderPromise | undefined {
  if (!company || !cart.day || cart.lines.length === 0) return undefined;
  const when = { company: toCompanyFacts(company), period: cart.period, ...start, day: cart.day };
  if (cart.isPickup)
    return cart.pickupStoreId ? promisePickup({ ...when, storeId: cart.pickupStoreId }) : undefined;
  return cart.place
    ? promiseDelivery({ ...when, place: cart.place, goodsTotalCents, isAddressLater: cart.addressLater })
    : undefined;
}

function computePlacePromise(
  cart: CartItem,
  company: CompanyWithStores | undefined,
  goodsTotalCents: number,
): PlacePromise | undefined {
  if (!company || cart.isPickup || !cart.place || cart.lines.length === 0) return undefined;
  const { place, addressLater: isAddressLater } = cart;
  return quoteDelivery({ company: toCompanyFacts(company), place, goodsTotalCents, isAddressLater });
}
