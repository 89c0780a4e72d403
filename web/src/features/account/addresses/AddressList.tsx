import { addressBookSize } from '@bloomkin/shared/rules/addressBook.ts';
import type { BookAddress } from '@bloomkin/shared/schemas/addressBook.ts';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { notify } from '#components/feedback/notify.ts';
import { useDialogForm } from '#components/form/useDialogForm.ts';
import { Cards, ListHead } from '#components/layout/panelStyles.ts';
import { deleteWithUndo } from '#features/account/listActions.ts';
import { formatSuburb } from '#features/deliveryAddress/placeQuery.ts';
import { chooseSavedAddress } from '#features/deliveryAddress/prefillCheckout.ts';
import { AddressCard, addressName } from './AddressCard.tsx';
import { AddressDialog, toBookAddressValues } from './AddressDialog.tsx';
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
      putBack: () => add(fields),
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
