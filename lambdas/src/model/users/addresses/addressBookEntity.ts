import { BookAddress } from '@bloomkin/shared/schemas/addressBook.ts';
import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { get } from '#platform/table/read.ts';
import { update } from '#platform/table/write.ts';

export const addressBookEntity = defineEntity({
  name: 'addressBook',
  version: 1,
  schema: z.object({ userId: UserId, addresses: z.array(BookAddress).readonly(), version: z.int() }),
  key: { pk: 'USER#{userId}', sk: 'ADDRESSES' },
  lock: 'version',
  reads: { findAddresses: 'the addresses a person keeps' },
});
export type AddressBook = ValueOf<typeof addressBookEntity>;

export async function findAddresses(userId: UserId): Promise<readonly BookAddress[]> {
  const book = await get(addressBookEntity, { userId });
  return book?.addresses ?? [];
}

/** May run again on newer addresses. */
export async function changeAddresses(
  userId: UserId,
  change: (addresses: readonly BookAddress[]) => readonly BookAddress[],
): Promise<readonly BookAddress[]> {
  const { addresses } = await update(addressBookEntity, { userId }, (current) => ({
    ...(current ?? { userId, version: 0 }),
    addresses: change(current?.addresses ?? []),
  }));
  return addresses;
}
