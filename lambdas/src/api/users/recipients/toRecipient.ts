import { noMark, noMarks, type PersonMarks } from '@bloomkin/shared/rules/occasions.ts';
import type { Recipient } from '@bloomkin/shared/schemas/recipient.ts';
import { createUserItem } from '#model/users/createUserItem.ts';
import { listOccasions, type RecipientItem } from '#model/users/recipientEntity.ts';
import { toUser } from '#model/users/toUser.ts';

export function toRecipient(item: RecipientItem, marks: PersonMarks = noMarks): Recipient {
  const { id, fio, phone, email, roles, createdAt, relation, birthday, note, address } = item;
  const user = createUserItem({ id, fio, phone, email, roles, createdAt, location: address });
  const days = listOccasions(item).map((occasion) => {
    const { remind, skipYears, never } = marks.days[occasion.id] ?? noMark;
    return { ...occasion, remind, skip_years: skipYears, never };
  });
  return { ...toUser(user), relation, birthday, note, address, days, quiet: marks.quiet };
}
