import { addressBookSize } from '@bloomkin/shared/rules/addressBook.ts';
import type { BookAddress } from '@bloomkin/shared/schemas/addressBook.ts';
import type { ReactNode } from 'react';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { Button } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { notify } from '#components/feedback/notify.ts';
import { Checkbox } from '#components/form/Checkbox.tsx';
import { FormError } from '#components/form/FormError.tsx';
import { field } from '#components/form/field.ts';
import { Form, FormButtons } from '#components/form/fieldStyles.ts';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { useDialogForm } from '#components/form/useDialogForm.ts';
import { useSubmit } from '#components/form/useSubmit.ts';
import { Cards, ListHead } from '#components/layout/panelStyles.ts';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { deleteWithUndo } from '#features/account/listActions.ts';
import { AddressInput as AddressFieldsInput } from '#features/deliveryAddress/AddressInput.tsx';
import {
  type AddressValues,
  resolveAddress,
  toAddressValues,
} from '#features/deliveryAddress/addressValues.ts';
import { formatSuburb } from '#features/deliveryAddress/placeQuery.ts';
import { chooseSavedAddress } from '#features/deliveryAddress/prefillCheckout.ts';
import { AddressCard, addressName } from './AddressCard.tsx';
import type { Addresses, AddressInput } from './useAddresses.ts';

interface AddressListProps extends Pick<Addresses, 'add' | 'change' | 'remove'> {
  addresses: readonly BookAddress[];
}

const isFull = (count: number) => count >= addressBookSize;

function BookHead({ count, addButton }: { count: number; addButton: ReactNode }) {
  if (count === 0)
    return (
      <EmptyState
        title="No addresses yet"
        text="Keep where you send flowers: at the checkout one tap fills it in."
      >
        {addButton}
      </EmptyState>
    );
  return (
    <ListHead>
      <p role="status">
        {count === 1 ? '1 address' : `${count} addresses`}
        {isFull(count) && ', which is all that the book holds. Delete one to add another.'}
      </p>
      {addButton}
    </ListHead>
  );
}

export function AddressList({ addresses, add, change, remove }: AddressListProps) {
  const form = useForm({ defaultValues: toBookAddressValues(undefined) });
  const dialog = useDialogForm(form, toBookAddressValues);
  const { addButton } = dialog;
  async function save(input: AddressInput) {
    await (dialog.item ? change(dialog.item.id, input) : add(input));
    dialog.finish();
    void notify({ tone: 'success', message: 'The address is saved' });
  }
  const del = ({ id, ...fields }: BookAddress) =>
    void deleteWithUndo({
      name: addressName(fields),
      remove: () => remove(id),
      undo: () => add(fields),
      onGone: () => addButton.current?.focus(),
    });
  const addOne = (
    <Button
      ref={addButton}
      kind="brand"
      disabled={isFull(addresses.length)}
      onClick={() => dialog.edit(undefined)}
    >
      Add an address
    </Button>
  );
  return (
    <>
      <BookHead count={addresses.length} addButton={addOne} />
      <Cards>
        {addresses.map((address) => (
          <li key={address.id}>
            <AddressCard
              address={address}
              onDeliverHere={() => deliverTo(address)}
              onEdit={() => dialog.edit(address)}
              onDelete={() => del(address)}
            />
          </li>
        ))}
      </Cards>
      {dialog.isOpen && (
        <AddressDialog
          form={form}
          item={dialog.item}
          onSave={save}
          onClose={dialog.close}
          onDiscard={dialog.discard}
        />
      )}
    </>
  );
}

function deliverTo(address: BookAddress): void {
  chooseSavedAddress(address);
  void notify({ tone: 'success', message: `You see what can reach ${formatSuburb(address)} now` });
}

interface BookAddressValues {
  label: string;
  address: AddressValues;
  isDefault: boolean;
}

const toBookAddressValues = (saved: BookAddress | undefined): BookAddressValues => ({
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

function AddressDialog({ form, item, onSave, onClose, onDiscard }: AddressDialogProps) {
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
