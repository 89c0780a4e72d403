import type { SavedLocation } from '@bloomkin/shared/schemas/address.ts';
import { stored } from '#storage/storage.ts';
import { changeDraft } from '../cart/checkoutDraft.ts';

/** Also drops partly typed addresses. */
export function choosePlace({ address, lat, lng, unitOffice, comment }: SavedLocation): void {
  stored.location.write({ address, lat, lng });
  stored.unitOffice.write(unitOffice);
  stored.comment.write(comment);
  changeDraft({ addressText: null });
}
