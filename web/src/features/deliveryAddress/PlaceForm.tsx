import { useState } from 'react';
import { useForm } from 'react-hook-form';
import styled from 'styled-components';
import { useWebTool } from '#api/useWebTool.ts';
import { Button } from '#components/actions/Button.tsx';
import { FieldRejection, FormRejection } from '#components/form/rejections.ts';
import { useSubmit } from '#components/form/useSubmit.ts';
import { notifyError } from '#components/notifyError.ts';
import { ApiError } from '#errors/apiError.ts';
import type { StoredPlace } from '#storage/storage.ts';
import { AddressFields } from './AddressFields.tsx';
import { type AddressValues, resolveAddress } from './addressValues.ts';
import { currentPlace, lookupFailed, outsideAustralia, positionUnknown } from './currentPlace.ts';
import { type SavedPlace, savePlace } from './savePlace.ts';
import { useKnownPlace } from './usePlace.ts';

const Form = styled.form`
  display: grid;
  gap: 14px;
  /* Holds the map from the start: what loads late must not move Save under a finger. */
  min-height: 660px;
  grid-template-rows: auto auto auto 1fr;
  align-content: start;
  > div:last-child {
    position: sticky;
    bottom: -24px;
    display: flex;
    align-self: end;
    justify-content: flex-end;
    gap: 10px;
    margin-block-end: -24px;
    padding-block: 12px 24px;
    background: var(--bk-bg-surface);
  }
`;

interface PlaceFormProps {
  onDone: () => void;
  /** Runs while the address is saved. */
  onPlaceChange?: (place: StoredPlace) => Promise<void>;
  /** To the browser and the profile by default. */
  save?: (place: SavedPlace) => Promise<void>;
}

export function PlaceForm({ onDone, onPlaceChange, save: saveTo = savePlace }: PlaceFormProps) {
  const { known, form, changeText, choose, locate, isLocating } = usePlaceForm();
  const { onSubmit, busy } = useSubmit(form, {
    async save({ address }) {
      const location = await resolveAddress(address, known.place).catch((error: unknown) => {
        throw error instanceof FieldRejection ? error : new FormRejection(lookupFailed);
      });
      if (!location) return;
      onDone();
      const { unitOffice, comment, ...place } = location;
      await Promise.all([saveTo({ place, unitOffice, comment }), onPlaceChange?.(place)]).catch(notifyError);
    },
  });
  const tool = useWebTool({
    name: 'set_delivery_address',
    description:
      'Sets where the flowers go, so that the shop shows who delivers there, on which days and at what price',
  });
  const address = form.watch('address');
  const { errors } = form.formState;
  const isBusy = busy || isLocating;
  return (
    <Form {...tool} onSubmit={onSubmit} noValidate>
      <AddressFields
        {...address}
        onText={changeText}
        onPlace={choose}
        onUnitOffice={(unitOffice) => form.setValue('address', { ...address, unitOffice })}
        onComment={(comment) => form.setValue('address', { ...address, comment })}
        error={errors.address?.message ?? errors.root?.message}
        locate={{ onLocate: locate, busy: isBusy }}
        mapPlace={address.place}
        autoFocus
      />
      <div>
        <Button onClick={onDone}>Cancel</Button>
        <Button kind="brand" type="submit" disabled={isBusy || address.text.trim() === ''}>
          Save
        </Button>
      </div>
    </Form>
  );
}

function usePlaceForm() {
  const [known] = useState(useKnownPlace());
  const [isLocating, setLocating] = useState(false);
  const form = useForm<{ address: AddressValues }>({
    defaultValues: {
      address: {
        text: known.place?.address ?? '',
        place: known.place ?? null,
        unitOffice: known.unitOffice,
        comment: known.comment,
      },
    },
  });
  const change = (part: Partial<AddressValues>) => {
    form.setValue('address', { ...form.getValues('address'), ...part });
  };
  const choose = (place: StoredPlace) => {
    form.clearErrors();
    change({ place, text: place.address });
  };
  const changeText = (text: string) => {
    const { place, unitOffice, comment } = form.getValues('address');
    change({ text });
    if (text === place?.address) return;
    // Unit and comment belong to the previous address, unless they were just typed.
    change({
      place: null,
      unitOffice: unitOffice === known.unitOffice ? '' : unitOffice,
      comment: comment === known.comment ? '' : comment,
    });
  };
  const locate = async () => {
    setLocating(true);
    try {
      const found = await currentPlace();
      if (found) choose(found);
      else form.setError('root', { message: outsideAustralia });
    } catch (error) {
      form.setError('root', { message: error instanceof ApiError ? lookupFailed : positionUnknown });
    }
    setLocating(false);
  };
  return { known, form, changeText, choose, locate: () => void locate(), isLocating };
}
