import { listAddresses } from '@bloomkin/shared/routes/users.ts';
import type { SavedLocation } from '@bloomkin/shared/schemas/address.ts';
import { useState } from 'react';
import { useQuery } from '#api/useQuery.ts';
import { Checkbox } from '#components/form/Checkbox.tsx';
import { FieldPair } from '#components/form/fieldStyles.ts';
import { TextField } from '#components/form/TextField.tsx';
import { changeDraft } from '#features/cart/checkoutDraft.ts';
import type { CheckoutValues } from '#features/checkout/form/checkoutForm.ts';
import { fieldId } from '#features/checkout/form/fieldId.ts';
import { chooseOrderPlace } from '#features/deliveryAddress/choosePlace.ts';
import { useSession } from '#session/useSession.ts';

interface RecipientFieldsProps {
  form: CheckoutValues;
  errorOf: (path: string) => string | undefined;
}

/** Replaces a named recipient's address by the person's default one, and brings it back. */
function useForMe(form: CheckoutValues) {
  const { user } = useSession();
  const { data } = useQuery(listAddresses, user ? {} : null);
  const [gift, setGift] = useState<SavedLocation>();
  const own = data?.data.find(({ is_default }) => is_default) ?? user?.location;
  return (forMe: boolean) => {
    changeDraft({ forMe });
    const { place, unitOffice, comment, recipientName } = form;
    if (forMe && own && recipientName.trim() !== '') {
      setGift(place && { ...place, unitOffice, comment });
      chooseOrderPlace(own);
    }
    if (!forMe && gift) chooseOrderPlace(gift);
  };
}

export const RecipientFields = ({ form, errorOf }: RecipientFieldsProps) => (
  <>
    <Checkbox checked={form.forMe} onChange={useForMe(form)}>
      The flowers are for me
    </Checkbox>
    {!form.forMe && (
      <FieldPair>
        <TextField
          id={fieldId('recipient.fio')}
          label="Recipient’s name"
          autoComplete="off"
          maxLength={120}
          value={form.recipientName}
          onChange={(event) => changeDraft({ recipientName: event.target.value })}
          error={errorOf('recipient.fio')}
        />
        <TextField
          id={fieldId('recipient.phone')}
          label={form.addressLater ? 'Recipient’s mobile' : 'Recipient’s phone (optional)'}
          hint={
            form.addressLater
              ? 'They are asked by text message where the flowers may come.'
              : 'Only for the driver, if nobody answers the door.'
          }
          type="tel"
          autoComplete="off"
          maxLength={30}
          value={form.recipientPhone}
          onChange={(event) => changeDraft({ recipientPhone: event.target.value })}
          error={errorOf('recipient.phone')}
        />
      </FieldPair>
    )}
  </>
);
