import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { changeDraft } from '@bloomkin/web/features/cart/checkoutDraft.ts';
import { stored } from '@bloomkin/web/storage/storage.ts';
import { anOrder } from '#support/order.ts';
import { surryHills } from '#support/shopping.ts';

const day = '2026-11-23';
const period = { start_time: '12:00', stop_time: '15:00' };

export const chosenTime = { day, period };

/** The only day that is offered, with its only time. */
export const days = {
  data: [
    {
      day,
      available: true,
      reason: null,
      periods: [{ ...period, available: true, left: null }],
      cutoff: null,
      price: 12,
      timezone: 'Australia/Sydney',
    },
  ],
};

const petal = { id: 'f1', name: 'Petal & Twine Pty Ltd', brand: 'Petal & Twine', logo: null };

export const cartLine = (product: object = {}, count = 1) => ({
  product: {
    id: 'p1',
    name: 'Jacaranda Dusk',
    price: 89.5,
    photo: null,
    company: 'f1',
    sku: 'JD-1',
    available: true,
    ...product,
  },
  product_price: 89.5,
  count,
});

/** A signed-in person's cart with one bunch, as the API gives it. */
export const cartOf = (change: Readonly<Record<string, unknown>> = {}): Order =>
  anOrder({
    id: 'h1',
    number: '',
    cart_hash: 'h1',
    version: 1,
    status: 'cart',
    cartCompanyId: 'f1',
    companyId: null,
    company_info: petal,
    items: [cartLine()],
    fio: '',
    phone: '',
    email: '',
    location: null,
    deliveryDay: null,
    delivery_period: null,
    ...change,
  });

export const freshCart = cartOf({
  id: 'h2',
  cart_hash: 'h2',
  items: [],
  cartCompanyId: null,
  company_info: null,
  goods_num: 0,
  order_summ: 0,
  delivery_cost: 0,
  total: 0,
});

export const order = cartOf({ id: 'o1', status: 'new' });

/** Everything is typed, up to the last button. */
export function givenDraft(change: Parameters<typeof changeDraft>[0] = {}): void {
  stored.location.write(surryHills);
  changeDraft({
    companyId: 'f1',
    isPickup: false,
    forMe: false,
    recipientName: 'Dana Okafor',
    recipientPhone: '',
    day,
    period,
    cardMessage: 'Happy birthday, Dana!',
    fio: 'Ruby Tran',
    phone: '0491 570 156',
    email: '',
    ...change,
  });
}
