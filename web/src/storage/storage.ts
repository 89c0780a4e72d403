import type { DayLimit } from '@bloomkin/shared/rules/dayLimit.ts';
import { isDay } from '@bloomkin/shared/rules/zonedTime.ts';
import { persist } from './persist.ts';
import { arrayOf, flag, nullOr, number, optional, record, type Shape, type Shaped, text } from './shapes.ts';

// Never the token, which stays in memory (http/accessToken.ts).

export const place = record({ address: text, lat: number, lng: number });
export type StoredPlace = Shaped<typeof place>;

const day: Shape<string> = (value): value is string => typeof value === 'string' && isDay(value);

const offer = record({
  id: text,
  name: text,
  kind: text,
  value: number,
  min_order: number,
  to: nullOr(text),
  borne_by: optional(text),
  limited: optional(flag),
});
export interface StoredOffer extends Omit<Shaped<typeof offer>, 'borne_by' | 'limited'> {
  borne_by?: string | undefined;
  limited?: boolean | undefined;
}

export interface CartProduct {
  id: string;
  name: string;
  /** Dollars. */
  price: number;
  photo: string | null;
  company: string;
  sku: string;
  /** Set for a product with sizes. */
  size: { id: string; name: string } | null | undefined;
  /** As they were on the card. */
  offers?: StoredOffer[] | undefined;
  day_limit?: DayLimit | null | undefined;
}

export interface GuestCart {
  companyId: string | null;
  companyName: string;
  items: GuestItem[];
}

export interface GuestItem {
  product: CartProduct;
  count: number;
  /** Why it cannot be ordered, or could not come into the account's cart. */
  fault?: string | undefined;
}

const guestCart: Shape<GuestCart> = record({
  companyId: nullOr(text),
  companyName: text,
  items: arrayOf(
    record({
      product: record({
        id: text,
        name: text,
        price: number,
        photo: nullOr(text),
        company: text,
        sku: text,
        size: optional(nullOr(record({ id: text, name: text }))),
        offers: optional(arrayOf(offer)),
        day_limit: optional(nullOr(record({ day: text, left: number }))),
      }),
      count: number,
      fault: optional(text),
    }),
  ),
});

export const stored = {
  location: persist('location', place),
  unitOffice: persist('unitOffice', text),
  comment: persist('comment', text),
  /** `YYYY-MM-DD`, until that day is over; see `features/deliveryDay/deliveryDay.ts`. */
  deliveryDay: persist('deliveryDay', day),
  /** The window of any such day. */
  deliveryWindow: persist('deliveryWindow', record({ start_time: text, stop_time: text })),
  guestCart: persist('guestCart', guestCart),
  /** Identifies a running cart merge, so that it resumes after a reload. */
  mergeId: persist('mergeId', text),
  cartHash: persist('cartHash', text),
  partnerEmail: persist('partnerEmail', text),
  /** Ids of products, newest first; see `features/productCard/favourites.ts`. */
  favourites: persist('favourites', arrayOf(text)),
  /** Newest first; see `visited.ts`. */
  history: persist('history', arrayOf(text)),
};
