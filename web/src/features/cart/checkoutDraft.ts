import { persist } from '#storage/persist.ts';
import { flag, nullOr, number, optional, record, type Shaped, text } from '#storage/shapes.ts';
import { place, type StoredPlace, stored } from '#storage/storage.ts';

const address = record({ address: text, lat: number, lng: number, unitOffice: text, comment: text });

const draft = record({
  /** Day and pickup store are valid for this florist only. */
  companyId: nullOr(text),
  isPickup: nullOr(flag),
  pickupStore: nullOr(text),
  /** Text of an address that is not yet resolved. */
  addressText: nullOr(text),
  /** The order's address; the person's own is stored apart and outlives the order. */
  place: optional(nullOr(place)),
  unitOffice: optional(nullOr(text)),
  comment: optional(nullOr(text)),
  /** A reordered recipient's two addresses. */
  moved: optional(nullOr(record({ fio: text, before: address, now: address }))),
  forMe: nullOr(flag),
  /** Identifies a saved recipient, while `recipientName` is theirs. */
  recipientId: optional(nullOr(text)),
  /** The known address is somebody else's: it has to be asked for. */
  asksPlace: optional(nullOr(flag)),
  /** The recipient gives the address; the known place is their suburb. */
  addressLater: optional(nullOr(flag)),
  recipientName: nullOr(text),
  recipientPhone: nullOr(text),
  day: nullOr(text),
  period: nullOr(record({ start_time: text, stop_time: text })),
  cardMessage: nullOr(text),
  /** The flowers are for a loss. */
  sympathy: optional(nullOr(flag)),
  /** What happens when a flower is missing. */
  substitution: optional(nullOr(text)),
  /** The card of the order that is ordered again: a suggestion. */
  lastMessage: optional(nullOr(text)),
  /** A discount code that is typed and not used yet. */
  code: optional(nullOr(text)),
  /** Names the agent that filled this in. */
  agentSession: optional(nullOr(text)),
  fio: nullOr(text),
  phone: nullOr(text),
  email: nullOr(text),
  /** Idempotency key of the submitted order, and its content. */
  attempt: nullOr(record({ key: text, sent: text })),
});
export type CheckoutDraft = Shaped<typeof draft>;

export const emptyDraft: CheckoutDraft = {
  companyId: null,
  isPickup: null,
  pickupStore: null,
  addressText: null,
  place: null,
  unitOffice: null,
  comment: null,
  moved: null,
  forMe: null,
  recipientId: null,
  asksPlace: null,
  addressLater: null,
  recipientName: null,
  recipientPhone: null,
  day: null,
  period: null,
  cardMessage: null,
  sympathy: null,
  substitution: null,
  lastMessage: null,
  code: null,
  agentSession: null,
  fio: null,
  phone: null,
  email: null,
  attempt: null,
};

export const checkoutDraft = persist('checkoutDraft', draft);

export function changeDraft(change: Partial<CheckoutDraft>): void {
  checkoutDraft.write({ ...(checkoutDraft.read() ?? emptyDraft), ...change });
}

/** The order's address before the person's own. */
export const findChosenPlace = (
  draft: CheckoutDraft | undefined,
  own: { place: StoredPlace | undefined; unitOffice: string | undefined; comment: string | undefined },
) => ({
  place: draft?.place ?? own.place,
  unitOffice: draft?.unitOffice ?? (draft?.place ? undefined : own.unitOffice),
  comment: draft?.comment ?? (draft?.place ? undefined : own.comment),
  asksPlace: draft?.asksPlace === true && !draft.place,
});

export const readChosenPlace = () =>
  findChosenPlace(checkoutDraft.read(), {
    place: stored.location.read(),
    unitOffice: stored.unitOffice.read(),
    comment: stored.comment.read(),
  });

/** After an order the buyer's contact is kept, and the address when the flowers were for the buyer. */
export function keepContactOnly(): void {
  stored.deliveryDay.clear();
  stored.deliveryWindow.clear();
  const draft = checkoutDraft.read() ?? emptyDraft;
  if (draft.forMe && draft.place) {
    stored.location.write(draft.place);
    stored.unitOffice.write(draft.unitOffice ?? '');
    stored.comment.write(draft.comment ?? '');
  }
  const { fio, phone, email } = draft;
  checkoutDraft.write({ ...emptyDraft, fio, phone, email });
}

type Choice = Partial<Pick<CheckoutDraft, 'isPickup' | 'pickupStore' | 'day' | 'period'>>;

/** Forgets choices made with another florist. */
export function changeChoice(companyId: string | null, choice: Choice): void {
  const current = checkoutDraft.read() ?? emptyDraft;
  const isHis = current.companyId === null || current.companyId === companyId;
  const old = isHis ? {} : { pickupStore: null, day: null, period: null };
  if (choice.period) stored.deliveryWindow.write(choice.period);
  changeDraft({ companyId, ...old, ...choice });
}
