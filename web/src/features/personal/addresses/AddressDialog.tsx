import type { BookAddress } from '@bloomkin/shared/schemas/addressBook.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { Checkbox } from '../../../components/form/Checkbox.tsx';
import { Dialog } from '../../../components/overlay/Dialog.tsx';
import { fieldId } from '../../checkout/fieldId.ts';
import { TextInput } from '../../checkout/TextInput.tsx';
import { FormFaults } from '../FormFaults.tsx';
import { PlaceFields } from '../PlaceFields.tsx';
import { Buttons, Fields } from '../panelStyles.ts';
import { locationOf, type PlaceDraft, placeDraftOf } from '../placeDraft.ts';
import type { useDraft } from '../useDraft.ts';
import { useSaving } from '../useSaving.ts';
import { addressName } from './AddressCard.tsx';
import type { AddressInput } from './useAddresses.ts';

type Form = ReturnType<typeof useDraft<BookAddress, AddressDraft>>;

interface AddressDraft {
  label: string;
  place: PlaceDraft;
  isDefault: boolean;
}

export const addressDraftOf = (saved: BookAddress | undefined): AddressDraft => ({
  label: saved?.label ?? '',
  place: placeDraftOf(saved ?? null),
  isDefault: saved?.is_default ?? false,
});

interface AddressDialogProps {
  form: Form;
  onSave: (address: AddressInput) => Promise<void>;
}

/** An address of the book, new or changed. */
export function AddressDialog({ form, onSave }: AddressDialogProps) {
  const { draft, thing } = form;
  const change = (part: Partial<AddressDraft>) => form.change({ ...draft, ...part });
  const {
    said,
    busy,
    form: fields,
    errorOf,
  } = useSaving({
    check: () => (draft.place.text.trim() === '' ? [{ path: 'address', message: 'Enter an address' }] : []),
    async send() {
      const location = await locationOf(draft.place);
      if (location) await onSave({ ...location, label: draft.label.trim(), is_default: draft.isDefault });
    },
  });
  return (
    <Dialog
      open
      title={thing ? `Edit ${addressName(thing)}` : 'Add an address'}
      size="md"
      onClose={form.close}
    >
      <Fields {...fields}>
        <FormFaults said={said} />
        <TextInput
          id={fieldId('label')}
          label="Name (optional)"
          hint="What you call it: Home, Mum, the office."
          autoComplete="off"
          maxLength={60}
          value={draft.label}
          onChange={(label) => change({ label })}
          error={errorOf('label')}
        />
        <PlaceFields
          label="Address"
          draft={draft.place}
          onChange={(place) => change({ place })}
          error={errorOf('address')}
          withMap
        />
        {!thing?.is_default && (
          <Checkbox checked={draft.isDefault} onChange={(isDefault) => change({ isDefault })}>
            Suggest this address first
          </Checkbox>
        )}
        <Buttons>
          <Button kind="brand" type="submit" large aria-disabled={busy}>
            {busy ? 'Saving …' : 'Save address'}
          </Button>
          <Button kind="quiet" large onClick={form.forget}>
            Cancel
          </Button>
        </Buttons>
      </Fields>
    </Dialog>
  );
}
