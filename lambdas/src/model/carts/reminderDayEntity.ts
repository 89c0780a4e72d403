import { addDays, localTime, marketTimeZone } from '@bloomkin/shared/rules/zonedTime.ts';
import * as z from 'zod';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { getMany } from '#platform/table/read.ts';
import { patch, type Write } from '#platform/table/transact.ts';
import type { ReminderItem } from './reminderEntity.ts';

/** By the day of the reminder in Sydney. */
export const reminderDayEntity = defineEntity({
  name: 'reminderDay',
  version: 1,
  schema: z.object({
    day: z.string(),
    reminded: z.int().default(0),
    cameBack: z.int().default(0),
    orderedCents: z.int().default(0),
  }),
  key: { pk: 'REMINDERS', sk: 'DAY#{day}' },
  reads: { listReminderDays: 'how many carts were reminded on the last days, and what their buyers ordered' },
});
export type ReminderDay = ValueOf<typeof reminderDayEntity>;

export const toReminderDay = (instant: string): string => localTime(new Date(instant), marketTimeZone).day;

/** Today included; days without a reminder are missing. */
export function listReminderDays(count: number, now: Date): Promise<ReminderDay[]> {
  const today = toReminderDay(now.toISOString());
  return getMany(
    reminderDayEntity,
    Array.from({ length: count }, (_, before) => ({ day: addDays(today, -before) })),
  );
}

export const addReminded = (now: Date): Write => addToDay(now.toISOString(), { reminded: 1 });

export const addCameBack = ({ at }: ReminderItem, orderedCents: number): Write =>
  addToDay(at, { cameBack: 1, orderedCents });

function addToDay(instant: string, add: Partial<Omit<ReminderDay, 'day'>>): Write {
  const day = toReminderDay(instant);
  return patch(reminderDayEntity, { day }, { set: { day }, add });
}
