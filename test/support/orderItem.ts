import type { FloristContact } from '@bloomkin/lambdas/events/notices/notice.ts';
import type { OrderItem } from '@bloomkin/lambdas/model/orders/orderEntity.ts';
import type { HistoryEntry } from '@bloomkin/lambdas/model/orders/orderHistory.ts';
import { CartHash, CompanyId, OrderId, ProductId, StoreId, UserId } from '@bloomkin/shared/schemas/ids.ts';

export const siteUrl = 'https://shop.example';

export const petal: FloristContact = {
  userId: UserId.parse('owner'),
  phone: '+61255500123',
  told: { email: 'petal@florist.example', phone: '' },
  urgent: { email: '', phone: '+61491570110' },
};

/** The proven contacts of Ruby's account. */
export const ruby = { email: 'ruby@account.example', phone: '+61491570313' };

export const parties = { florist: petal, buyer: ruby };

/** As long as it waits for its payment. */
export const held: Partial<OrderItem> = { heldUntil: '2026-11-20T01:30:00.000Z' };

/** Ruby's two bunches from Petal & Thorn, not paid yet. */
export function anOrderItem(about: Partial<OrderItem> = {}): OrderItem {
  return {
    id: OrderId.parse('01KAORDER0000000000000000A'),
    number: 'K3M9-Q2TB',
    cartHash: CartHash.parse('hash'),
    userId: UserId.parse('ruby'),
    companyId: CompanyId.parse('petal'),
    companyName: 'Petal Pty Ltd',
    companyBrand: 'Petal & Thorn',
    companyLogo: null,
    storeId: StoreId.parse('newtown'),
    storeName: 'Newtown',
    storeAddress: '1 King St, Newtown NSW 2042',
    timeZone: 'Australia/Sydney',
    fio: 'Ruby Tran',
    email: 'ruby@buyer.example',
    phone: '+61491570156',
    day: '2026-11-21',
    period: { startTime: '12:00', stopTime: '15:00' },
    deliverAt: null,
    placeTaken: null,
    heldUntil: null,
    lapsedPlace: null,
    isPickup: false,
    pickupStoreId: null,
    place: { address: '20 King St, Newtown NSW 2042', lat: -33.9, lng: 151.2 },
    unitOffice: 'Unit 4',
    comment: '',
    cardMessage: '',
    recipient: null,
    lines: [
      {
        productId: ProductId.parse('roses'),
        name: 'Red letter roses',
        sku: 'R1',
        photo: null,
        priceCents: 8950,
        count: 2,
      },
    ],
    goodsCents: 17_900,
    deliveryCents: 1200,
    totalCents: 19_100,
    commissionPercent: 10,
    status: 'new',
    paymentStatus: 'not_paid',
    paidBy: null,
    paymentIntentId: null,
    history: [],
    version: 1,
    createdAt: '2026-11-20T01:00:00.000Z',
    updatedAt: '2026-11-20T01:00:00.000Z',
    completedAt: null,
    searchText: '',
    ...about,
  };
}

export const aPaidOrder = (about: Partial<OrderItem> = {}): OrderItem =>
  anOrderItem({ paymentStatus: 'paid', paidBy: 'card', ...about });

export const canceledBy = (by: HistoryEntry['by']): Partial<OrderItem> => ({
  status: 'canceled',
  history: [{ at: '2026-11-20T02:00:00.000Z', by, what: 'status', from: 'new', to: 'canceled' }],
});
