import { type CartItem, emptyCart } from '@bloomkin/lambdas/model/carts/cartEntity.ts';
import { priceCart } from '@bloomkin/lambdas/model/carts/pricedCart.ts';
import { toCart } from '@bloomkin/lambdas/model/carts/toCart.ts';
import type { CompanyItem } from '@bloomkin/lambdas/model/companies/companyEntity.ts';
import type { CompanyWithStores } from '@bloomkin/lambdas/model/companies/companyWithStores.ts';
import { noDiscounts } from '@bloomkin/lambdas/model/discounts/cartDiscounts.ts';
import type { ProductItem } from '@bloomkin/lambdas/model/products/productEntity.ts';
import type { StoreItem } from '@bloomkin/lambdas/model/stores/storeEntity.ts';
import {
  CategoryId,
  CompanyId,
  ProductId,
  ProductTypeId,
  StoreId,
  UserId,
} from '@bloomkin/shared/schemas/ids.ts';
import { describe, expect, it, vi } from 'vitest';
import { aStore, aZone, newtown, square } from '#support/florist.ts';

// The modules name the table when they load; nothing here reads it.
vi.hoisted(() => {
  process.env.TABLE_NAME = 'unread';
});

const now = new Date('2026-11-20T22:00:00Z');
const fremantle = { lat: -32.0569, lng: 115.7439 };
const petal = CompanyId.parse('petal');
const roses = ProductId.parse('roses');

const store = (id: string, more: Partial<StoreItem>): StoreItem => ({
  ...aStore(),
  phone: '',
  ...more,
  id: StoreId.parse(id),
  companyId: petal,
});

const company: CompanyItem = {
  id: petal,
  ownerId: null,
  name: 'Petal & Twine',
  brand: 'Petal',
  abn: '51824753556',
  phone: '',
  site: '',
  description: '',
  logo: null,
  photo: null,
  photoMedium: null,
  sameDayDelivery: true,
  leadMinutes: 60,
  deliveryPeriods: [{ startTime: '12:00', stopTime: '15:00', capacity: null }],
  active: true,
  ready: true,
  complete: true,
  register: null,
  ratingSum: 0,
  reviewsCount: 0,
  deliveryRecord: {},
  points: [],
  storeIds: [],
  paymentAccountId: null,
  chargesEnabled: false,
  revision: 1,
  createdAt: now.toISOString(),
};

/** Its first store is in Sydney, the other one in Perth. */
const florist: CompanyWithStores = {
  company,
  stores: [
    store('sydney', {}),
    store('perth', {
      ...fremantle,
      state: 'WA',
      timeZone: 'Australia/Perth',
      zones: [aZone({ polygon: square(fremantle, 0.05) })],
    }),
  ],
};

const product: ProductItem = {
  id: roses,
  companyId: petal,
  name: 'Roses',
  priceCents: 8900,
  sku: 'R',
  description: '',
  categoryId: CategoryId.parse('bouquets'),
  categoryName: 'Bouquets',
  typeId: ProductTypeId.parse('bouquet'),
  typeName: 'Bouquet',
  site: '',
  active: true,
  deleted: false,
  photos: [],
  parameters: [],
  sizes: [],
  addon: false,
  ratingSum: 0,
  reviewsCount: 0,
  soldCount: 0,
  revision: 1,
  createdAt: now.toISOString(),
  updatedAt: now.toISOString(),
};

function showCart(filled: Partial<CartItem>) {
  const lines = [{ productId: roses, count: 1, shownCents: 8900 }];
  const cart = { ...emptyCart(UserId.parse('ruby'), now), companyId: petal, lines, ...filled };
  const goods = { products: new Map([[roses, product]]), company: florist, discounts: noDiscounts };
  return toCart(priceCart(cart, goods, now));
}

const atNoon = { day: '2026-11-24', period: { startTime: '12:00', stopTime: '15:00' } };

describe('the time of a cart', () => {
  it.each([
    ['Newtown', newtown, 'Australia/Sydney', '2026-11-24T01:00:00.000Z'],
    ['Fremantle', fremantle, 'Australia/Perth', '2026-11-24T04:00:00.000Z'],
  ])('follows the delivering store for %s', (address, point, timezone, deliveryDate) => {
    const place = { address, ...point };
    expect(showCart({ place, ...atNoon })).toMatchObject({ timezone, deliveryDate });
    expect(showCart({ place })).toMatchObject({ timezone, deliveryDate: null });
  });

  it('follows the store where it is picked up', () => {
    const pickup = { isPickup: true, pickupStoreId: StoreId.parse('perth') };
    expect(showCart({ ...pickup, ...atNoon }).deliveryDate).toBe('2026-11-24T04:00:00.000Z');
    expect(showCart(pickup).timezone).toBe('Australia/Perth');
  });

  it('follows the first store until it has a place', () => {
    expect(showCart({}).timezone).toBe('Australia/Sydney');
  });
});
