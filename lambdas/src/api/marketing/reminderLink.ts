import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/marketing.ts';
import { noMark, type PersonMarks, yearOf } from '@bloomkin/shared/rules/occasions.ts';
import type { ReminderView } from '@bloomkin/shared/schemas/occasion.ts';
import { findConsent, saveDecision } from '#model/messages/consent/consentEntity.ts';
import { findMarks } from '#model/users/occasionMarksEntity.ts';
import { findReminderLink, type ReminderLinkItem } from '#model/users/occasions/reminderLinkEntity.ts';
import { saveMarks } from '#model/users/occasions/saveMarks.ts';
import { findRecipient, listOccasions, type RecipientItem } from '#model/users/recipientEntity.ts';
import type { Handler } from '#platform/http/request.ts';
import { get } from '#platform/table/read.ts';

interface Found {
  link: ReminderLinkItem;
  recipient: RecipientItem | undefined;
}

async function requireReminder(token: string): Promise<Found> {
  const link = await findReminderLink(token);
  if (!link) throw new AppError('NOT_FOUND');
  return { link, recipient: await findRecipient(link.ownerId, link.recipientId) };
}

async function toView({ link, recipient }: Found, saved?: PersonMarks): Promise<ReminderView> {
  const [marks, consent] = await Promise.all([
    saved ?? findMarks(link.ownerId, link.recipientId),
    findConsent(link.ownerId, get, 'reminders'),
  ]);
  const occasion = recipient && listOccasions(recipient).find(({ id }) => id === link.occasionId);
  const { never, skipYears } = marks?.days[link.occasionId] ?? noMark;
  return {
    recipient_id: occasion && recipient ? recipient.id : null,
    recipient: occasion && recipient ? recipient.fio : '',
    ...{ kind: occasion?.kind ?? 'other', label: occasion?.label ?? '', day: link.day, never },
    not_this_year: skipYears.includes(yearOf(link.day)),
    agreed: consent?.agreed ?? false,
  };
}

/** Changes nothing: programs that look at mail open its links, too. */
export const getReminder: Handler<typeof routes.getReminder> = async ({ params }) => ({
  data: await toView(await requireReminder(params.token)),
});

export const answerReminder: Handler<typeof routes.answerReminder> = async ({ params, body, now }) => {
  const found = await requireReminder(params.token);
  const { link, recipient } = found;
  const { change } = body;
  if (change === 'off_all') {
    const decision = { agreed: false, at: now.toISOString(), source: 'mail_link' } as const;
    // A deleted account leaves nothing to take back.
    if (await findConsent(link.ownerId, get, 'reminders'))
      await saveDecision(link.ownerId, decision, 'reminders');
    return { data: await toView(found) };
  }
  const mark = { change, day: link.occasionId, year: yearOf(link.day) };
  const marks = recipient && (await saveMarks(recipient, mark, now));
  return { data: await toView({ link, recipient: marks && recipient }, marks) };
};
