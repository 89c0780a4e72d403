import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { userKey } from '../table/keys.ts';
import { queryKeys } from '../table/read.ts';
import { removeAll } from '../table/removeAll.ts';

/** Deletes all items of a person but the account itself: cart, addresses, recipients, codes, messages. */
export async function deleteKept(id: UserId): Promise<void> {
  const own = userKey(id);
  const keys = await queryKeys(own.pk);
  await removeAll(keys.filter(({ sk }) => sk !== own.sk));
}
