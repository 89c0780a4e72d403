import { localTime, marketTimeZone } from '@bloomkin/shared/rules/zonedTime.ts';
import { claimReminder } from '#model/messages/occasions/claimReminder.ts';
import { listDueOccasions } from '#model/users/occasions/occasionDueEntity.ts';
import { logError } from '#platform/log.ts';
import { readInstant } from './schedule.ts';
import { tellOfAreas } from './tellOfAreas.ts';

/** In Sydney, so that it is after 8 in Perth all year and before the evening everywhere. */
const [opens, closes] = ['11:00', '19:00'] as const;

/** Hourly; repeated or overlapping runs are harmless, because each message is claimed once. */
export async function handler(event: unknown): Promise<{ due: number }> {
  const now = readInstant(event);
  const { day, time } = localTime(now, marketTimeZone);
  if (time < opens || time >= closes) return { due: 0 };
  const due = await listDueOccasions(day);
  for (const one of due)
    await claimReminder(one, now).catch((error: unknown) =>
      logError('a reminder of a day could not be decided', { userId: one.ownerId, error }),
    );
  const waiting = await tellOfAreas(now);
  return { due: due.length + waiting };
}
