import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { queryKeys } from '../table/read.ts';
import { removeAll } from '../table/removeAll.ts';
import { userEntity } from './userEntity.ts';

/** Deletes all items of a person but the account itself: cart, addresses, recipients, codes, messages. */
export async function deleteUserItems(id: UserId): Promise<void> {
  const account = userEntity.key({ id });
  const keys = await queryKeys(account.pk);
  await removeAll(keys.filter(({ sk }) => sk !== account.sk));
}
