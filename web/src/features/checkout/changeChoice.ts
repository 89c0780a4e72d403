import { type CheckoutDraft, changeDraft, checkoutDraft, emptyDraft } from './checkoutDraft.ts';

type Choice = Partial<Pick<CheckoutDraft, 'isPickup' | 'pickupStore' | 'day' | 'period'>>;

/** Chooses way, store, day or time with a florist; what was chosen with another one is forgotten. */
export function changeChoice(companyId: string | null, choice: Choice): void {
  const present = checkoutDraft.read() ?? emptyDraft;
  const isHis = present.companyId === null || present.companyId === companyId;
  const old = isHis ? {} : { pickupStore: null, day: null, period: null };
  changeDraft({ companyId, ...old, ...choice });
}
