import { changeDraft } from '../../../web/src/features/checkout/checkoutDraft.ts';
import { stored } from '../../../web/src/storage/storage.ts';
import { surryHills } from '../../support/shopping.ts';

const day = '2026-11-23';
const period = { start_time: '12:00', stop_time: '15:00' };

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

/** A signed-in person's cart with one bunch, as the API gives it. */
export const cartOf = (change: object = {}) => ({
  id: 'h1',
  cart_hash: 'h1',
  version: 1,
  status: 'cart',
  cartCompanyId: 'f1',
  company_info: { brand: 'Petal & Twine' },
  items: [
    {
      product: { id: 'p1', name: 'Jacaranda Dusk', price: 89.5, photo: null, available: true },
      product_price: 89.5,
      count: 1,
    },
  ],
  goods_num: 1,
  order_summ: 89.5,
  delivery_cost: 12,
  total: 101.5,
  location: null,
  recipient: null,
  card_message: '',
  fio: '',
  phone: '',
  email: '',
  unitOffice: '',
  comment: '',
  deliveryDay: null,
  delivery_period: null,
  isPickup: false,
  pickupStore: null,
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
    openStep: 'pay',
    ...change,
  });
}
