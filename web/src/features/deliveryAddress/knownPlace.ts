import type { SavedLocation } from '@bloomkin/shared/schemas/address.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import type { StoredPlace } from '#storage/storage.ts';

export interface PlaceSources {
  /** Stored in this browser. */
  place: StoredPlace | undefined;
  unitOffice: string | undefined;
  comment: string | undefined;
  /** Nothing that is known is the right one. */
  asksPlace?: boolean;
  /** The server cart. */
  order: Order | undefined;
  user: User | undefined;
}

export interface KnownPlace {
  place: StoredPlace | undefined;
  unitOffice: string;
  comment: string;
}

/** Precedence: chosen here, cart, profile. Unit and comment never move to another address. */
export function findKnownPlace(from: PlaceSources): KnownPlace {
  if (from.asksPlace) return { place: undefined, unitOffice: '', comment: '' };
  const { place: here, unitOffice, comment, order, user } = from;
  const saved = [locationOfCart(order), user?.location ?? undefined];
  const place = here ?? saved.find((location) => location !== undefined);
  const same = saved.find((location) => location?.address === place?.address);
  return {
    place,
    unitOffice: unitOffice ?? same?.unitOffice ?? '',
    comment: comment ?? same?.comment ?? '',
  };
}

/** An emptied cart keeps its old address. A cart that says for whom is a tag, with flowers or without. */
function locationOfCart(order: Order | undefined): SavedLocation | undefined {
  if (!order?.location || (order.items.length === 0 && !order.tag_person)) return undefined;
  const { address, lat, lng } = order.location;
  return { address, lat, lng, unitOffice: order.unitOffice, comment: order.comment };
}
