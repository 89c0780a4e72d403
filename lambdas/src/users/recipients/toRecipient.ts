import type { Recipient } from '@bloomkin/shared/schemas/recipient.ts';
import { createUserItem } from '../createUserItem.ts';
import { toUser } from '../toUser.ts';
import type { RecipientItem } from './recipientEntity.ts';

export function toRecipient(item: RecipientItem): Recipient {
  const { id, fio, phone, email, roles, createdAt, relation, birthday, note, address } = item;
  const user = createUserItem({ id, fio, phone, email, roles, createdAt, location: address });
  return { ...toUser(user), relation, birthday, note, address };
}
