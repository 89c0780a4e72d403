import { noMark, noMarks, planReminder, yearOf } from '@bloomkin/shared/rules/occasions.ts';
import { checkAgreed } from '#model/messages/consent/consentEntity.ts';
import { replaceMarks } from '#model/users/occasionMarksEntity.ts';
import { type OccasionDue, putDue, removeDue } from '#model/users/occasions/occasionDueEntity.ts';
import { createReminderToken, putReminderLink } from '#model/users/occasions/reminderLinkEntity.ts';
import { putOutgoing } from '#platform/outbox/outboxEntity.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';
import { transact } from '#platform/table/transact.ts';
import { readReminder } from './readReminder.ts';

/** Once per day and year, under the lock of the marks: a "no" of the same moment comes wholly before or after. */
export async function claimReminder(due: OccasionDue, now: Date): Promise<void> {
  const { ownerId, recipientId, occasionId } = due;
  await retryOnConflict(async () => {
    const { occasion, marks, decision, today } = await readReminder(due, now);
    const { days, quiet } = marks ?? noMarks;
    const claimed = decision.send
      ? {
          days: {
            ...days,
            [occasionId]: { ...(days[occasionId] ?? noMark), sentYear: yearOf(decision.day) },
          },
          quiet,
        }
      : undefined;
    const lookOn = occasion && planReminder(occasion, claimed ?? { days, quiet }, today);
    const isMoved = lookOn !== due.lookOn;
    const token = createReminderToken();
    const at = now.toISOString();
    const failed = await transact({
      ...(claimed &&
        decision.send && {
          agreed: checkAgreed(ownerId, 'reminders'),
          marks: replaceMarks({ ...marks, ...claimed, ownerId, recipientId }, marks),
          link: putReminderLink({ token, ownerId, recipientId, occasionId, day: decision.day, at }),
          message: putOutgoing({ kind: 'day_reminder', token }, now),
        }),
      due: isMoved ? [removeDue(due), ...(lookOn ? [putDue({ ...due, lookOn })] : [])] : [],
    });
    return failed ? conflict : undefined;
  });
}
