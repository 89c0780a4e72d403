import { Checkbox } from '#components/form/Checkbox.tsx';
import { Text } from '#components/layout/Text.ts';
import { Icon } from '#components/media/Icon.tsx';
import { changeDraft } from '#features/cart/checkoutDraft.ts';
import type { CheckoutValues } from '#features/checkout/form/checkoutForm.ts';
import { toSuburbPlace } from '#features/deliveryAddress/placeQuery.ts';
import type { StoredPlace } from '#storage/storage.ts';

/** The buyer gives name and mobile; the recipient the address, which the buyer never sees. */
export const AddressLater = ({ form: { addressLater, recipientName } }: { form: CheckoutValues }) => (
  <Checkbox checked={addressLater} onChange={(next) => changeDraft({ addressLater: next })}>
    I don’t know the address
    <small>{recipientName.trim() || 'They'} can tell the florist by text message. You won’t see it.</small>
  </Checkbox>
);

export const SuburbOnly = ({ place }: { place: StoredPlace }) => (
  <Text>
    <Icon name="pin" size={20} /> Near {toSuburbPlace(place).address}. You pay the most that delivery can
    cost; what their address needs less comes back to your card. Without an answer in time, all of it does.
  </Text>
);
