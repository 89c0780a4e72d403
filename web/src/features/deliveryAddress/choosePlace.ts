import type { SavedLocation } from '@bloomkin/shared/schemas/address.ts';
import { changeDraft } from '#features/cart/checkoutDraft.ts';
import { stored } from '#storage/storage.ts';

/** The person's own. Also drops partly typed addresses and the order's. */
export function choosePlace({ address, lat, lng, unitOffice, comment }: SavedLocation): void {
  stored.location.write({ address, lat, lng });
  stored.unitOffice.write(unitOffice);
  stored.comment.write(comment);
  changeDraft({ addressText: null, place: null, unitOffice: null, comment: null, asksPlace: null });
}

/** Belongs to the order: a gift's address never becomes the buyer's own. */
export function chooseOrderPlace({ address, lat, lng, unitOffice, comment }: SavedLocation): void {
  changeDraft({ addressText: null, place: { address, lat, lng }, unitOffice, comment, asksPlace: null });
}

export function forgetPlace(): void {
  stored.location.clear();
  stored.unitOffice.clear();
  stored.comment.clear();
  changeDraft({ place: null, unitOffice: null, comment: null });
}
