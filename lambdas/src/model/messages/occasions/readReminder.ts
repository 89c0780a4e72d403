import {
  decideReminder,
  noMark,
  noMarks,
  type Occasion,
  type PersonMarks,
  type ReminderDecision,
  yearOf,
} from '@bloomkin/shared/rules/occasions.ts';
import { type Day, localTime, marketTimeZone } from '@bloomkin/shared/rules/zonedTime.ts';
import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { type ConsentItem, findConsent } from '#model/messages/consent/consentEntity.ts';
import { findMarks, type OccasionMarksItem } from '#model/users/occasionMarksEntity.ts';
import { findRecipient, listOccasions, type RecipientItem } from '#model/users/recipientEntity.ts';
import { findUser, type UserItem } from '#model/users/userEntity.ts';
import { BatchRead } from '#platform/table/batchRead.ts';

interface About {
  ownerId: UserId;
  recipientId: UserId;
  occasionId: string;
}

export interface Reminder {
  today: Day;
  user: UserItem | undefined;
  consent: ConsentItem | undefined;
  recipient: RecipientItem | undefined;
  occasion: Occasion | undefined;
  marks: OccasionMarksItem | undefined;
  decision: ReminderDecision;
}

/** Reads in one consistent call what decides about a reminder. `claimed`: the day that the message being sent belongs to. */
export async function readReminder(
  { ownerId, recipientId, occasionId }: About,
  now: Date,
  claimed?: Day,
): Promise<Reminder> {
  const batch = new BatchRead();
  const reading = Promise.all([
    findUser(ownerId, batch.get),
    findConsent(ownerId, batch.get, 'reminders'),
    findRecipient(ownerId, recipientId, batch.get),
    findMarks(ownerId, recipientId, batch.get),
  ]);
  batch.send();
  const [user, consent, recipient, marks] = await reading;
  const { day: today } = localTime(now, marketTimeZone);
  const occasion = recipient && listOccasions(recipient).find(({ id }) => id === occasionId);
  const agreed = consent?.agreed === true && user?.active === true;
  const shown = claimed ? withoutClaim(marks ?? noMarks, occasionId, claimed) : (marks ?? noMarks);
  const decision = decideReminder({ occasion, marks: shown, agreed }, today);
  return { today, user, consent, recipient, occasion, marks, decision };
}

function withoutClaim(marks: PersonMarks, id: string, day: Day): PersonMarks {
  const mark = marks.days[id] ?? noMark;
  return mark.sentYear === yearOf(day)
    ? { ...marks, days: { ...marks.days, [id]: { ...mark, sentYear: null } } }
    : marks;
}
