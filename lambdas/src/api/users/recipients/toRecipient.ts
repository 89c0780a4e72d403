import type { Recipient } from '@bloomkin/shared/schemas/recipient.ts';
import { createUserItem } from '#model/users/createUserItem.ts';
import type { RecipientItem } from '#model/users/recipientEntity.ts';
import { toUser } from '#model/users/toUser.ts';

export function toRecipient(item: RecipientItem): Recipient {
  const { id, fio, phone, email, roles, createdAt, relation, birthday, note, address } = item;
  const user = createUserItem({ id, fio, phone, email, roles, createdAt, location: address });
  return { ...toUser(user), relation, birthday, note, address };
}
