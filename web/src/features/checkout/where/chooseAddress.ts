import { changeDraft } from '#features/cart/checkoutDraft.ts';
import { readCheckoutForm } from '#features/checkout/form/useCheckoutForm.ts';
import { chooseOrderPlace } from '#features/deliveryAddress/choosePlace.ts';
import type { StoredPlace } from '#storage/storage.ts';

type AddressDetail = 'unitOffice' | 'comment';

/** Details typed while the address is being changed; they belong to the next address. */
const typedForNextAddress = new Set<AddressDetail>();

export function changeAddressDetail(name: AddressDetail, value: string): void {
  const { place, unitOffice, comment } = readCheckoutForm();
  // Stored with its address, so that neither outlives the other.
  if (place) {
    chooseOrderPlace({ ...place, unitOffice, comment, [name]: value });
    return;
  }
  typedForNextAddress.add(name);
  changeDraft({ [name]: value });
}

/** The order's address, which the whole shop uses until it is placed; another address starts without unit and comment. */
export function chooseAddress({ address, lat, lng }: StoredPlace): void {
  const before = readCheckoutForm({ addressText: null });
  const isAnother = before.place !== undefined && before.place.address !== address;
  const keepDetail = (name: AddressDetail) =>
    isAnother && !typedForNextAddress.has(name) ? '' : before[name];
  const details = { unitOffice: keepDetail('unitOffice'), comment: keepDetail('comment') };
  chooseOrderPlace({ address, lat, lng, ...details });
  typedForNextAddress.clear();
}
