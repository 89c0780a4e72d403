import { type PersonMarks, planReminder } from '@bloomkin/shared/rules/occasions.ts';
import { type Day, localTime, marketTimeZone } from '@bloomkin/shared/rules/zonedTime.ts';
import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { listOccasions, type RecipientItem } from '#model/users/recipientEntity.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { queryPartition } from '#platform/table/read.ts';
import { put, remove, type Write } from '#platform/table/transact.ts';

/** Only makes the job look at the day; whether a message goes out is decided from what is true then. */
export const occasionDueEntity = defineEntity({
  name: 'occasionDue',
  version: 1,
  schema: z.object({ lookOn: z.string(), ownerId: UserId, recipientId: UserId, occasionId: z.string() }),
  key: { pk: 'OCCASIONS_DUE', sk: '{lookOn}~{ownerId}~{recipientId}~{occasionId}' },
  reads: { listDueOccasions: 'days whose reminder is to be decided' },
});
export type OccasionDue = ValueOf<typeof occasionDueEntity>;

export const listDueOccasions = (today: Day): Promise<OccasionDue[]> =>
  queryPartition(occasionDueEntity, {}, { between: ['0', `${today}~~`] });

export const removeDue = (due: OccasionDue): Write => remove(occasionDueEntity, due);
export const putDue = (due: OccasionDue): Write => put(occasionDueEntity, due);

/** Repeated for days that are planned already: an older row finds nothing left to do. */
export function planDue(recipient: RecipientItem, marks: PersonMarks, now: Date): Write[] {
  const today = localTime(now, marketTimeZone).day;
  const { ownerId, id: recipientId } = recipient;
  return listOccasions(recipient).flatMap((occasion) => {
    const lookOn = planReminder(occasion, marks, today);
    return lookOn ? [putDue({ lookOn, ownerId, recipientId, occasionId: occasion.id })] : [];
  });
}
