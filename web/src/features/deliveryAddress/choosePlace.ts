import type { SavedLocation } from '@bloomkin/shared/schemas/address.ts';
import { stored } from '../../storage/storage.ts';
import { changeDraft } from '../cart/checkoutDraft.ts';

/** The one way to choose where it goes: header, checkout and panel show it, and what was half typed there is dropped. */
export function choosePlace({ address, lat, lng, unitOffice, comment }: SavedLocation): void {
  stored.location.write({ address, lat, lng });
  stored.unitOffice.write(unitOffice);
  stored.comment.write(comment);
  changeDraft({ addressText: null });
}
