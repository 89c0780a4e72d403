import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import { toInstant } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { CompanyWithStores } from '#model/companies/companyWithStores.ts';
import { toDiscounts } from '#model/orders/toDiscounts.ts';
import { toDetails } from '#model/orders/toOrder.ts';
import { toDayLimit } from '#model/products/productChange.ts';
import { shownPhoto } from '#model/products/productSizes.ts';
import type { CartItem } from './cartEntity.ts';
import { type CartGoods, loadGoods, type PricedCart, type PricedLine, priceCart } from './pricedCart.ts';

/** `read` is reused unless another request has added to the cart. */
export async function toCartResponse(cart: CartItem, now: Date, read?: CartGoods): Promise<{ data: Order }> {
  const goods = read && covers(read, cart) ? read : await loadGoods(cart);
  return { data: toCart(priceCart(cart, goods, now)) };
}

function covers({ products, company, discounts }: CartGoods, cart: CartItem): boolean {
  if (discounts.code !== cart.discountCode || discounts.companyId !== cart.companyId) return false;
  const sameFlorist = (company?.company.id ?? null) === cart.companyId || cart.companyId === null;
  return sameFlorist && cart.lines.every(({ productId }) => products.has(productId));
}

/** An order's fields that begin with its checkout. */
const notOrdered = {
  number: '',
  store_id: null,
  status: 'cart',
  payment_status: 'not_paid',
  charged: null,
  proposal: null,
  refunded: 0,
  refunds: [],
  dispute: null,
  held_until: null,
  history: [],
  photos: [],
  handover: null,
} satisfies Partial<Order>;

export function toCart(priced: PricedCart): Order {
  const { cart, company } = priced;
  const pickupStore = company?.stores.find(({ id }) => cart.isPickup && id === cart.pickupStoreId);
  const timeZone = pickupStore?.timeZone ?? priced.timeZone;
  return {
    ...toDetails(cart),
    id: cart.hash,
    cart_hash: cart.hash,
    version: cart.version,
    items: priced.lines.map((line, index) => toItem(line, priced.discounts.byLine[index])),
    goods_num: priced.lines.reduce((sum, { count }) => sum + count, 0),
    order_summ: centsToDollars(priced.goodsCents),
    ...toDiscounts(priced.discounts.applied),
    discount_code: cart.discountCode,
    discount_fault: priced.discounts.fault?.message ?? null,
    tag_person: cart.tagPerson,
    delivery_cost: centsToDollars(priced.deliveryCents),
    total: centsToDollars(priced.totalCents),
    cartCompanyId: cart.companyId,
    companyId: cart.companyId,
    company_info: company ? toCompanyInfo(company) : null,
    deliveryDate:
      cart.day && cart.period && timeZone
        ? toInstant(cart.day, cart.period.startTime, timeZone).toISOString()
        : null,
    timezone: timeZone,
    pickup_store_info: pickupStore ? { name: pickupStore.name, address: pickupStore.address } : null,
    ...notOrdered,
    created_at: cart.createdAt,
    updated_at: cart.touchedAt,
  };
}

const toCompanyInfo = ({ company: { id, name, brand, logo } }: CompanyWithStores) => ({
  id,
  name,
  brand,
  logo,
});

function toItem(
  { product, size, priceCents, count, available }: PricedLine,
  discount: PricedCart['discounts']['byLine'][number] | undefined,
): Order['items'][number] {
  const price = centsToDollars(priceCents);
  return {
    product: {
      id: product.id,
      name: product.name,
      price,
      photo: shownPhoto(product, size),
      company: product.companyId,
      sku: size?.sku ?? product.sku,
      available,
      addon: product.addon,
      ...toDayLimit(product),
    },
    size: size ? { id: size.id, name: size.name } : null,
    product_price: price,
    count,
    discount: centsToDollars(discount?.cents ?? 0),
    discount_id: discount?.id ?? null,
  };
}
