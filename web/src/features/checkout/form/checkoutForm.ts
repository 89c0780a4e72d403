import { readSignature } from '@bloomkin/shared/rules/cardSignature.ts';
import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import {
  defaultSubstitution,
  type Substitution,
  substitutions,
} from '@bloomkin/shared/rules/substitution.ts';
import type { CheckoutDraft } from '#features/cart/checkoutDraft.ts';
import { isOrderedForMe } from '#features/cart/findPerson.ts';
import { findKnownPlace, type PlaceSources } from '#features/deliveryAddress/knownPlace.ts';
import type { StoredPlace } from '#storage/storage.ts';

export interface ChosenPeriod {
  start_time: string;
  stop_time: string;
}

export interface CheckoutValues {
  isPickup: boolean;
  pickupStore: string | null;
  /** Undefined while another address is being typed. */
  place: StoredPlace | undefined;
  addressText: string;
  unitOffice: string;
  comment: string;
  forMe: boolean;
  /** The recipient gives the address. */
  addressLater: boolean;
  recipientName: string;
  recipientPhone: string;
  day: string | null;
  period: ChosenPeriod | null;
  cardMessage: string;
  sympathy: boolean;
  substitution: Substitution;
  fio: string;
  phone: string;
  email: string;
}

export interface CheckoutSources extends PlaceSources {
  draft: CheckoutDraft;
  companyId: string | null;
  /** The day chosen for the whole shop; '' for any. */
  wantedDay: string;
  wantedWindow?: ChosenPeriod | undefined;
}

/** Precedence: typed here, server cart, profile. */
export function resolveCheckoutForm(from: CheckoutSources): CheckoutValues {
  const { draft, order, user } = from;
  const { place: known, unitOffice, comment } = findKnownPlace(from);
  const cardMessage = draft.cardMessage ?? order?.card_message ?? '';
  const addressText = draft.addressText ?? known?.address ?? '';
  const choice = findChoice(from);
  const forMe = draft.forMe ?? isOrderedForMe(order);
  const addressLater = draft.addressLater ?? order?.address_later === 'asked';
  return {
    ...choice,
    place: addressText === known?.address ? known : undefined,
    addressText,
    unitOffice,
    comment,
    forMe,
    addressLater: addressLater && !forMe && !choice.isPickup,
    recipientName: draft.recipientName ?? order?.recipient?.fio ?? '',
    recipientPhone: draft.recipientPhone ?? formatPhone(order?.recipient?.phone ?? ''),
    cardMessage,
    sympathy: draft.sympathy ?? order?.sympathy ?? false,
    substitution:
      substitutions.find((choice) => choice === (draft.substitution ?? order?.substitution)) ??
      defaultSubstitution,
    fio: draft.fio ?? (order?.fio || user?.fio || readSignature(cardMessage)),
    phone: draft.phone ?? formatPhone((order?.phone || user?.phone) ?? ''),
    email: draft.email ?? (order?.email || user?.email) ?? '',
  };
}

/** Period and pickup store belong to one florist; the wanted day to the whole shop. */
function findChoice({ draft, order, companyId, wantedDay, wantedWindow }: CheckoutSources) {
  const isHis = draft.companyId === null || draft.companyId === companyId;
  const way =
    draft.isPickup === null
      ? { isPickup: order?.isPickup ?? false, pickupStore: order?.pickupStore ?? null }
      : { isPickup: draft.isPickup, pickupStore: isHis ? draft.pickupStore : null };
  const { day, period } = !isHis
    ? { day: null, period: null }
    : draft.day === null
      ? { day: order?.deliveryDay ?? null, period: order?.delivery_period ?? null }
      : draft;
  const isWanted = wantedDay === '' || wantedDay === day;
  const wished = (!way.isPickup && wantedWindow) || null;
  return isWanted
    ? { ...way, day, period: period ?? (day ? wished : null) }
    : { ...way, day: wantedDay, period: wished };
}
