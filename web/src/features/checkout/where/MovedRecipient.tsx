import { Icon } from '#components/media/Icon.tsx';
import { possessive } from '#features/account/recipients/upcoming.ts';
import { checkoutDraft } from '#features/cart/checkoutDraft.ts';
import { chooseOrderPlace } from '#features/deliveryAddress/choosePlace.ts';
import { useStore } from '#storage/createStore.ts';
import type { CheckoutValues } from '../form/checkoutForm.ts';
import { isChosenAddress } from '../form/isChosen.ts';
import { Saved } from './savedStyles.ts';

/** Ordered again for a recipient whose saved address is another by now. */
export function MovedRecipient({ form }: { form: CheckoutValues }) {
  const moved = useStore(checkoutDraft)?.moved;
  if (!moved || form.forMe || form.recipientName !== moved.fio) return null;
  const { now, before } = moved;
  const choices = [
    { address: now, about: 'Saved with your recipients' },
    { address: before, about: 'Your last order went here' },
  ];
  return (
    <Saved role="group" aria-labelledby="moved-recipient">
      <h3 id="moved-recipient">
        {possessive(moved.fio)} address is now {now.address}
      </h3>
      <ul>
        {choices.map(({ address, about }) => {
          const isChosen = isChosenAddress(form, address);
          return (
            <li key={about}>
              <button type="button" aria-pressed={isChosen} onClick={() => chooseOrderPlace(address)}>
                <Icon name={isChosen ? 'check' : 'pin'} size={20} />
                <b>{address.address}</b>
                <small>{about}</small>
              </button>
            </li>
          );
        })}
      </ul>
    </Saved>
  );
}
