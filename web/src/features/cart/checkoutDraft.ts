import { persist } from '#storage/persist.ts';
import { flag, nullOr, record, type Shaped, text } from '#storage/shapes.ts';
import { stored } from '#storage/storage.ts';

const draft = record({
  /** Day and pickup store are valid for this florist only. */
  companyId: nullOr(text),
  isPickup: nullOr(flag),
  pickupStore: nullOr(text),
  /** Text of an address that is not yet resolved. */
  addressText: nullOr(text),
  forMe: nullOr(flag),
  recipientName: nullOr(text),
  recipientPhone: nullOr(text),
  day: nullOr(text),
  period: nullOr(record({ start_time: text, stop_time: text })),
  cardMessage: nullOr(text),
  fio: nullOr(text),
  phone: nullOr(text),
  email: nullOr(text),
  openStep: nullOr(text),
  /** Idempotency key of the submitted order, and its content. */
  attempt: nullOr(record({ key: text, sent: text })),
});
export type CheckoutDraft = Shaped<typeof draft>;

export const emptyDraft: CheckoutDraft = {
  companyId: null,
  isPickup: null,
  pickupStore: null,
  addressText: null,
  forMe: null,
  recipientName: null,
  recipientPhone: null,
  day: null,
  period: null,
  cardMessage: null,
  fio: null,
  phone: null,
  email: null,
  openStep: null,
  attempt: null,
};

export const checkoutDraft = persist('checkoutDraft', draft);

export function changeDraft(change: Partial<CheckoutDraft>): void {
  checkoutDraft.write({ ...(checkoutDraft.read() ?? emptyDraft), ...change });
}

/** After an order only the buyer's contact is kept. */
export function keepContactOnly(): void {
  stored.deliveryDay.clear();
  const { fio, phone, email } = checkoutDraft.read() ?? emptyDraft;
  checkoutDraft.write({ ...emptyDraft, fio, phone, email });
}

type Choice = Partial<Pick<CheckoutDraft, 'isPickup' | 'pickupStore' | 'day' | 'period'>>;

/** Forgets choices made with another florist. */
export function changeChoice(companyId: string | null, choice: Choice): void {
  const current = checkoutDraft.read() ?? emptyDraft;
  const isHis = current.companyId === null || current.companyId === companyId;
  const old = isHis ? {} : { pickupStore: null, day: null, period: null };
  changeDraft({ companyId, ...old, ...choice });
}
