import { paths } from '@bloomkin/shared/pages.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useState } from 'react';
import { Button, ButtonLink } from '#components/actions/Button.tsx';
import { FormButtons } from '#components/form/fieldStyles.ts';
import { Panel } from '#components/layout/panelStyles.ts';
import { notifyError } from '#components/notifyError.ts';
import { useAction } from '#components/useAction.ts';
import { useAddresses } from '#features/account/addresses/useAddresses.ts';
import { useRecipients } from '#features/account/recipients/useRecipients.ts';
import { useStore } from '#storage/createStore.ts';
import { decline, declined } from './declined.ts';
import { findUnsaved, type UnsavedContact } from './findUnsaved.ts';

/** Asks once per order. */
export function SaveAddressPrompt({ order }: { order: Order }) {
  const { recipients, add: addRecipient } = useRecipients();
  const { addresses, add: addAddress } = useAddresses();
  const isDeclined = useStore(declined)?.includes(order.id);
  const [saved, setSaved] = useState<UnsavedContact['kind']>();
  const { run: keep, busy } = useAction(async (what: UnsavedContact) => {
    if (what.kind === 'address') await addAddress(what.address);
    else {
      const { fio, phone, address } = what;
      await addRecipient({ fio, phone, address, email: '', relation: '', birthday: null, note: '' });
    }
    setSaved(what.kind);
  }, notifyError);
  if (saved) return <Kept kind={saved} />;
  if (isDeclined || !recipients || !addresses) return null;
  const found = findUnsaved(order, { recipients, addresses });
  if (!found) return null;
  const name = found.kind === 'recipient' ? found.fio : 'this address';
  return (
    <Panel aria-labelledby="keep-offer">
      <header>
        <h2 id="keep-offer">Keep {name} for next time?</h2>
        <p>You can choose {found.kind === 'recipient' ? 'them' : 'it'} in your next order.</p>
      </header>
      <FormButtons>
        <Button aria-disabled={busy} onClick={() => void keep(found)}>
          {busy ? 'Saving …' : 'Keep'}
        </Button>
        <Button onClick={() => decline(order.id)}>No, thank you</Button>
      </FormButtons>
    </Panel>
  );
}

const Kept = ({ kind }: { kind: UnsavedContact['kind'] }) => (
  <Panel role="status">
    <header>
      <p>
        {kind === 'recipient'
          ? 'Kept. Add a birthday or another day there, with a reminder if you like.'
          : 'Kept in your address book. You can give it a name there.'}
      </p>
    </header>
    <ButtonLink to={kind === 'recipient' ? paths.recipients() : paths.addresses()}>
      {kind === 'recipient' ? 'My recipients' : 'My addresses'}
    </ButtonLink>
  </Panel>
);
