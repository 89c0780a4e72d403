import { type Order, Order as OrderShape } from '@bloomkin/shared/schemas/order.ts';

const plain = {
  id: 'order-1',
  number: '10482',
  cart_hash: 'hash-1',
  version: 1,
  items: [],
  goods_num: 1,
  order_summ: 89.5,
  delivery_cost: 12,
  total: 101.5,
  cartCompanyId: 'company-1',
  companyId: 'company-1',
  company_info: null,
  fio: 'Priya Nair',
  email: 'priya@flowers.test',
  phone: '+61491570006',
  deliveryDay: '2026-11-20',
  deliveryDate: null,
  delivery_period: { start_time: '12:00', stop_time: '15:00' },
  timezone: 'Australia/Sydney',
  isPickup: false,
  pickupStore: null,
  pickup_store_info: null,
  comment: '',
  card_message: '',
  recipient: null,
  location: { address: '12 King Street, Newtown NSW 2042', lat: -33.897, lng: 151.178 },
  unitOffice: '',
  status: 'new',
  payment_status: 'not_paid',
  held_until: null,
  history: [],
  created_at: '2026-11-20T00:46:00.000Z',
  updated_at: '2026-11-20T00:46:00.000Z',
};

/** An order for Friday 20 November 2026, noon to three in Newtown, with what a test says about it. */
export const anOrder = (fields: Readonly<Record<string, unknown>> = {}): Order =>
  OrderShape.parse({ ...plain, ...fields });
