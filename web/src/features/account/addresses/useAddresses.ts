import { addAddress, deleteAddress, listAddresses, updateAddress } from '@bloomkin/shared/routes/users.ts';
import type { BookAddress } from '@bloomkin/shared/schemas/addressBook.ts';
import type { AddressId } from '@bloomkin/shared/schemas/ids.ts';
import { call } from '#api/call.ts';
import { useQuery } from '#api/useQuery.ts';

export type AddressInput = Omit<BookAddress, 'id'>;

export function useAddresses() {
  const { data, error, mutate } = useQuery(listAddresses, {});
  const show = async (answer: Promise<{ data: BookAddress[] }>) => {
    await mutate(await answer, { revalidate: false });
  };
  return {
    addresses: data?.data,
    failure: data ? undefined : error,
    reload: () => void mutate(),
    add: (body: AddressInput) => show(call(addAddress, { body })),
    change: (id: AddressId, body: AddressInput) => show(call(updateAddress, { params: { id }, body })),
    remove: (id: AddressId) => show(call(deleteAddress, { params: { id } })),
  };
}

export type Addresses = ReturnType<typeof useAddresses>;
