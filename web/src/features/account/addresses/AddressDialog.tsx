import type { BookAddress } from '@bloomkin/shared/schemas/addressBook.ts';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { Button } from '#components/actions/Button.tsx';
import { Checkbox } from '#components/form/Checkbox.tsx';
import { FormError } from '#components/form/FormError.tsx';
import { field } from '#components/form/field.ts';
import { Form, FormButtons } from '#components/form/fieldStyles.ts';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { AddressInput as AddressFieldsInput } from '#features/deliveryAddress/AddressInput.tsx';
import {
  type AddressValues,
  resolveAddress,
  toAddressValues,
} from '#features/deliveryAddress/addressValues.ts';
import { addressName } from './AddressCard.tsx';
import type { AddressInput } from './useAddresses.ts';

export interface BookAddressValues {
  label: string;
  address: AddressValues;
  isDefault: boolean;
}

export const toBookAddressValues = (saved: BookAddress | undefined): BookAddressValues => ({
  label: saved?.label ?? '',
  address: toAddressValues(saved ?? null),
  isDefault: saved?.is_default ?? false,
});

const validateAddress = ({ text }: AddressValues) => (text.trim() === '' ? 'Enter an address' : undefined);

interface AddressDialogProps {
  form: UseFormReturn<BookAddressValues>;
  /** Undefined for a new address. */
  item: BookAddress | undefined;
  onSave: (address: AddressInput) => Promise<void>;
  onClose: () => void;
  onDiscard: () => void;
}

export function AddressDialog({ form, item, onSave, onClose, onDiscard }: AddressDialogProps) {
  const { errors } = form.formState;
  const { onSubmit, busy } = useSubmit(form, {
    async save({ label, address, isDefault }) {
      const location = await resolveAddress(address);
      if (location) await onSave({ ...location, label: label.trim(), is_default: isDefault });
    },
  });
  return (
    <Dialog open title={item ? `Edit ${addressName(item)}` : 'Add an address'} size="md" onClose={onClose}>
      <Form onSubmit={onSubmit} noValidate>
        <FormError message={errors.root?.message} />
        <TextField
          label="Name (optional)"
          hint="What you call it: Home, Mum, the office."
          autoComplete="off"
          maxLength={60}
          {...field(form, 'label')}
        />
        <Controller
          control={form.control}
          name="address"
          rules={{ validate: validateAddress }}
          render={({ field, fieldState }) => (
            <AddressFieldsInput label="Address" {...field} error={fieldState.error?.message} withMap />
          )}
        />
        {!item?.is_default && (
          <Controller
            control={form.control}
            name="isDefault"
            render={({ field: { value, onChange } }) => (
              <Checkbox checked={value} onChange={onChange}>
                Suggest this address first
              </Checkbox>
            )}
          />
        )}
        <FormButtons>
          <SubmitButton busy={busy} busyLabel="Saving …">
            Save address
          </SubmitButton>
          <Button kind="quiet" large onClick={onDiscard}>
            Cancel
          </Button>
        </FormButtons>
      </Form>
    </Dialog>
  );
}
