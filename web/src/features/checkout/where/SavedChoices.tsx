import { useState } from 'react';
import { Button } from '#components/actions/Button.tsx';
import { Icon } from '#components/media/Icon.tsx';
import { addressName } from '#features/account/addresses/AddressCard.tsx';
import { useAddresses } from '#features/account/addresses/useAddresses.ts';
import { useRecipients } from '#features/account/recipients/useRecipients.ts';
import type { CheckoutValues } from '#features/checkout/form/checkoutForm.ts';
import { isChosenAddress, isChosenRecipient } from '#features/checkout/form/isChosen.ts';
import { formatSuburb } from '#features/deliveryAddress/placeQuery.ts';
import { chooseRecipient, chooseSavedAddress } from '#features/deliveryAddress/prefillCheckout.ts';
import { Saved } from './MovedRecipient.tsx';

interface Choice {
  id: string;
  icon: 'gift' | 'pin';
  name: string;
  about: string;
  isChosen: boolean;
  choose: () => void;
}

const shownAtFirst = 4;

/** Recipients first: most flowers are gifts. */
function useChoices(form: CheckoutValues): Choice[] {
  const people = useRecipients();
  const places = useAddresses();
  const { recipients = people.failure && [] } = people;
  const { addresses = places.failure && [] } = places;
  // Both at once, to limit layout shift.
  if (!recipients || !addresses) return [];
  return [
    ...recipients.map((recipient) => ({
      id: recipient.id,
      icon: 'gift' as const,
      name: recipient.fio,
      about: recipient.address ? formatSuburb(recipient.address) : recipient.relation || 'No address yet',
      isChosen: isChosenRecipient(form, recipient),
      choose: () => chooseRecipient(recipient),
    })),
    ...addresses.map((address) => ({
      id: address.id,
      icon: 'pin' as const,
      name: addressName(address),
      about: address.address,
      isChosen: isChosenAddress(form, address),
      choose: () => chooseSavedAddress(address),
    })),
  ];
}

/** Renders nothing without saved recipients and addresses. */
export function SavedChoices({ form }: { form: CheckoutValues }) {
  const choices = useChoices(form);
  const [showsAll, setShowsAll] = useState(false);
  if (choices.length === 0) return null;
  const shown = showsAll ? choices : choices.slice(0, shownAtFirst);
  return (
    <Saved role="group" aria-labelledby="saved-choices">
      <h3 id="saved-choices">Somebody or somewhere you keep</h3>
      <ul>
        {shown.map(({ id, icon, name, about, isChosen, choose }) => (
          <li key={id}>
            <button type="button" aria-pressed={isChosen} onClick={choose}>
              <Icon name={isChosen ? 'check' : icon} size={20} />
              <b>{name}</b>
              <small>{about}</small>
            </button>
          </li>
        ))}
      </ul>
      {shown.length < choices.length && (
        <Button kind="quiet" onClick={() => setShowsAll(true)}>
          Show all {choices.length}
        </Button>
      )}
    </Saved>
  );
}
