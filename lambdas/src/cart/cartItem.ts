import type { CartHash, CompanyId, ProductId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import { noDetails, type OrderDetails } from '../orders/orderItem.ts';
import { newCartHash } from './cartHash.ts';

export interface CartLine {
  productId: ProductId;
  count: number;
  /** The price the person was last shown in an answer to a change. */
  shownCents: number;
}

/** A person's cart as stored: one item, changed by conditional writes on `version`. */
export interface CartItem extends OrderDetails {
  userId: UserId;
  hash: CartHash;
  version: number;
  companyId: CompanyId | null;
  lines: readonly CartLine[];
  /** Keys of the last additions: the same click sent again adds nothing. */
  addKeys: readonly string[];
  createdAt: string;
  touchedAt: string;
}

/** A fresh cart; who the person is and where they last sent something is kept from the cart before. */
export function emptyCart(userId: UserId, now: Date, before?: OrderDetails): CartItem {
  const { fio, email, phone, place, unitOffice } = before ?? noDetails;
  return {
    ...noDetails,
    ...{ fio, email, phone, place, unitOffice },
    userId,
    hash: newCartHash(),
    version: 1,
    companyId: null,
    lines: [],
    addKeys: [],
    createdAt: now.toISOString(),
    touchedAt: now.toISOString(),
  };
}
