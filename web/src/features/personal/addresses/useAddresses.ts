import { addAddress, deleteAddress, listAddresses, updateAddress } from '@bloomkin/shared/routes/users.ts';
import type { BookAddress } from '@bloomkin/shared/schemas/addressBook.ts';
import type { AddressId } from '@bloomkin/shared/schemas/ids.ts';
import { useMine } from '../../orders/useMine.ts';
import { sendOnce } from '../sendOnce.ts';

/** An address as it is put into the book. */
export type AddressInput = Omit<BookAddress, 'id'>;

/** The signed-in person's address book, and how it is changed. Every change throws an ApiError when it fails. */
export function useAddresses() {
  const { data, error, mutate } = useMine(listAddresses, {});
  const take = (answer: { data: BookAddress[] }) => mutate(answer, { revalidate: false });
  return {
    addresses: data?.data,
    failure: data ? undefined : error,
    reload: () => void mutate(),
    add: async (given: AddressInput) => {
      await take(await sendOnce(addAddress, { body: given }));
    },
    change: async (id: AddressId, given: AddressInput) => {
      await take(await sendOnce(updateAddress, { params: { id }, body: given }));
    },
    remove: async (id: AddressId) => {
      await take(await sendOnce(deleteAddress, { params: { id } }));
    },
  };
}

export type Addresses = ReturnType<typeof useAddresses>;
