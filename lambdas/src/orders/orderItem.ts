import type { Place } from '@bloomkin/shared/schemas/address.ts';
import type {
  CartHash,
  CompanyId,
  OrderId,
  ProductId,
  StoreId,
  UserId,
} from '@bloomkin/shared/schemas/ids.ts';
import type { OrderStatus, PaymentStatus } from '@bloomkin/shared/schemas/order.ts';
import type { CapacityPlace } from '../stores/capacityTable.ts';

/** A day's window by its start and end in the store's own time. */
export interface Period {
  startTime: string;
  stopTime: string;
}

/** What a person fills in: the same for a cart and an order. */
export interface OrderDetails {
  fio: string;
  email: string;
  phone: string;
  day: string | null;
  period: Period | null;
  isPickup: boolean;
  pickupStoreId: StoreId | null;
  place: Place | null;
  unitOffice: string;
  comment: string;
  cardMessage: string;
  recipient: { fio: string; phone: string } | null;
}

export const noDetails: OrderDetails = {
  fio: '',
  email: '',
  phone: '',
  day: null,
  period: null,
  isPickup: false,
  pickupStoreId: null,
  place: null,
  unitOffice: '',
  comment: '',
  cardMessage: '',
  recipient: null,
};

/** A line of an order: the product as it was sold. */
export interface OrderLine {
  productId: ProductId;
  name: string;
  sku: string;
  photo: string | null;
  priceCents: number;
  count: number;
}

export interface HistoryEntry {
  at: string;
  /** A role or a name that may be shown: 'Buyer', 'Florist', 'Admin', 'Card payment', 'Bloomkin'. */
  by: string;
  what:
    | 'placed'
    | 'status'
    | 'payment_status'
    | 'items'
    | 'delivery'
    | 'comment'
    | 'refund'
    | 'dispute'
    | 'hold';
  from: string | null;
  to: string | null;
}

/** An order as stored. Money in cents; the commission is frozen when it is placed. */
export interface OrderItem extends OrderDetails {
  id: OrderId;
  number: string;
  cartHash: CartHash;
  userId: UserId;
  companyId: CompanyId;
  companyName: string;
  companyBrand: string;
  companyLogo: string | null;
  /** The store that makes it: it delivers, or it is where the buyer picks up. */
  storeId: StoreId;
  storeName: string;
  storeAddress: string;
  timeZone: string;
  /** The chosen day's period start as an instant. */
  deliverAt: string | null;
  /** Where it counts in a store's capacity; the period is the first free one when none was chosen. */
  placeTaken: CapacityPlace | null;
  /** Until when an order to be paid by card keeps its place; null where none is waited for. */
  heldUntil?: string | null;
  /** The place that the lapsed hold gave back: paying takes it anew. */
  lapsedPlace?: CapacityPlace | null;
  lines: readonly OrderLine[];
  goodsCents: number;
  deliveryCents: number;
  totalCents: number;
  commissionPercent: number;
  status: Exclude<OrderStatus, 'abandoned_cart'>;
  paymentStatus: PaymentStatus;
  /** How it was marked paid; null while it is not. A card payment is never undone by hand. */
  paidBy: 'card' | 'hand' | null;
  /** The provider's card page and payment that paid it. */
  paymentSessionId: string | null;
  paymentIntentId: string | null;
  /** The newest lines; those before them have rows of their own (`orderHistory.ts`). */
  history: readonly HistoryEntry[];
  hasOlderHistory?: boolean;
  version: number;
  createdAt: string;
  updatedAt: string;
  completedAt: string | null;
  /** Lower case: number, name, phone digits, suburb; what the list's search looks in. */
  searchText: string;
}
