import { type FormEvent, Suspense, useState } from 'react';
import { Form } from '#components/form/fieldStyles.ts';
import { FieldRejection } from '#components/form/rejections.ts';
import { lazyWithPreload } from '#components/lazyWithPreload.ts';
import { useAction } from '#components/useAction.ts';
import { ApiError } from '#errors/apiError.ts';
import { changeChoice, changeDraft } from '#features/cart/checkoutDraft.ts';
import { Section, Tiles } from '#features/checkout/checkoutStyles.ts';
import type { CheckoutValues } from '#features/checkout/form/checkoutForm.ts';
import { fieldId } from '#features/checkout/form/fieldId.ts';
import { AddressFields } from '#features/deliveryAddress/AddressFields.tsx';
import { addressNotFound } from '#features/deliveryAddress/addressValues.ts';
import {
  currentPlace,
  lookupFailed,
  outsideAustralia,
  positionUnknown,
} from '#features/deliveryAddress/currentPlace.ts';
import { findPlace } from '#features/deliveryAddress/findPlace.ts';
import { usePlace } from '#features/deliveryAddress/usePlace.ts';
import { useSession } from '#session/useSession.ts';
import { AddressLater, SuburbOnly } from './AddressLater.tsx';
import { changeAddressDetail, chooseAddress } from './chooseAddress.ts';
import { MovedRecipient } from './MovedRecipient.tsx';
import { PickupStores, usePickupStores } from './PickupStores.tsx';
import { RecipientFields } from './RecipientFields.tsx';
import { useStreetField } from './useStreetField.ts';

const SavedChoices = lazyWithPreload(async () => (await import('./SavedChoices.tsx')).SavedChoices);

export interface SectionProps {
  companyId: string | null;
  form: CheckoutValues;
  errorOf: (path: string) => string | undefined;
}

function useLookup() {
  const [fault, setFault] = useState<string>();
  const { run: look, busy } = useAction(
    async (find: () => ReturnType<typeof findPlace>, notFound: string) => {
      const found = await find();
      setFault(found ? undefined : notFound);
      if (found) chooseAddress(found);
      return found !== undefined;
    },
    (error) => setFault(messageOfLookup(error)),
  );
  return { look, busy, fault };
}

export function WhereSection({ companyId, form, errorOf }: SectionProps) {
  const { status } = useSession();
  const { isPickup, place, addressText } = form;
  const shopPlace = usePlace();
  const street = useStreetField(shopPlace, addressText);
  const stores = usePickupStores(companyId, place);
  const { look, busy, fault } = useLookup();
  const lookUpTyped = () => {
    const isTyped = !place && street.text.trim() !== '';
    if (isTyped && !busy) void look(() => findPlace(addressText, shopPlace), addressNotFound);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    lookUpTyped();
  };
  return (
    <Section aria-labelledby="checkout-where">
      <h2 id="checkout-where">Where</h2>
      <WayTiles companyId={companyId} isPickup={isPickup} noPickup={stores.data?.data.length === 0} />
      {isPickup ? (
        <PickupStores companyId={companyId} form={form} error={errorOf('pickupStore')} />
      ) : (
        <>
          <MovedRecipient form={form} />
          <Suspense fallback={null}>{status === 'signedIn' && <SavedChoices form={form} />}</Suspense>
          <RecipientFields form={form} errorOf={errorOf} />
          {!form.forMe && <AddressLater form={form} />}
          <Form onSubmit={submit} onBlur={lookUpTyped} noValidate>
            {form.addressLater && place ? (
              <SuburbOnly place={place} />
            ) : (
              <AddressFields
                isSuburb={form.addressLater}
                label={form.addressLater ? 'Suburb' : 'Delivery address'}
                id={fieldId('location')}
                street={form.addressLater ? 'Their suburb' : street.label}
                lookedUp={addressText}
                text={street.text}
                unitOffice={form.unitOffice}
                comment={form.comment}
                onText={(text) => changeDraft({ addressText: street.toAddress(text) })}
                onPlace={chooseAddress}
                onUnitOffice={(value) => changeAddressDetail('unitOffice', value)}
                onComment={(value) => changeAddressDetail('comment', value)}
                error={fault ?? errorOf('location')}
                locate={{ onLocate: () => void look(currentPlace, outsideAustralia), busy }}
              />
            )}
          </Form>
        </>
      )}
    </Section>
  );
}

function messageOfLookup(error: unknown): string {
  if (error instanceof FieldRejection) return error.message;
  return error instanceof ApiError ? lookupFailed : positionUnknown;
}

interface WayTilesProps {
  companyId: string | null;
  isPickup: boolean;
  noPickup: boolean;
}

const WayTiles = ({ companyId, isPickup, noPickup }: WayTilesProps) => (
  <Tiles $least={200} aria-label="Delivery or pick up">
    <label>
      <input
        type="radio"
        name="way"
        checked={!isPickup}
        onChange={() => changeChoice(companyId, { isPickup: false })}
      />
      <b>Delivery</b>
      <small>The florist brings it to the door</small>
    </label>
    <label>
      <input
        type="radio"
        name="way"
        checked={isPickup}
        disabled={noPickup}
        onChange={() => changeChoice(companyId, { isPickup: true })}
      />
      <b>Pick up</b>
      <small>{noPickup ? 'This florist has no pickup store' : 'You collect it, free'}</small>
    </label>
  </Tiles>
);
