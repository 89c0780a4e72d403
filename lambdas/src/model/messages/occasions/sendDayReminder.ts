import { paths } from '@bloomkin/shared/pages.ts';
import { describeOccasion } from '@bloomkin/shared/rules/occasionWords.ts';
import { formatDay } from '@bloomkin/shared/rules/zonedTime.ts';
import { unsubscribeHeaders, unsubscribeUrl } from '#model/messages/consent/unsubscribeLink.ts';
import { readPlatformDetails } from '#model/payments/statement/platformDetails.ts';
import { findReminderLink } from '#model/users/occasions/reminderLinkEntity.ts';
import { logWarning } from '#platform/log.ts';
import { defuseLinks } from '#platform/mail/defuseLinks.ts';
import { renderMail } from '#platform/mail/letter.ts';
import type { OutgoingDayReminder } from '#platform/outbox/outgoing.ts';
import { sendMail } from '#platform/services/mail.ts';
import { isRecipientRefused } from '#platform/services/messageRefusals.ts';
import { sendSms } from '#platform/services/sms.ts';
import { setting } from '#platform/settings.ts';
import { readReminder } from './readReminder.ts';

/** Decides again from what is true now: a "no" since the claim, or a day that has moved, sends nothing. One SMS, or a mail without a phone. */
export async function sendDayReminder({ token }: OutgoingDayReminder, now: Date): Promise<void> {
  const link = await findReminderLink(token);
  if (!link) return;
  const { user, consent, recipient, occasion, decision } = await readReminder(link, now, link.day);
  if (!decision.send || decision.day !== link.day || !user || !consent || !recipient || !occasion) return;
  const what = defuseLinks(describeOccasion(recipient.fio, occasion));
  const day = formatDay(link.day);
  const url = `${setting('SITE_URL')}${paths.reminder(token)}`;
  try {
    if (user.phone)
      return await sendSms({
        to: user.phone,
        text: `Bloomkin: ${what} is on ${day}. Send flowers, or no reminders: ${url}`,
      });
    if (!user.email) return;
    const { name, abn, address, email } = readPlatformDetails();
    const letter = {
      subject: 'A day in your book',
      heading: `${what} is on ${day}`,
      paragraphs: ['You asked us to remind you ten days before.'],
      link: { label: 'Send flowers', url },
      footer: [
        `Not this year, or never again? Say so here: ${url}`,
        `${name}, ABN ${abn}, ${address}, ${email}`,
      ],
      unsubscribeUrl: unsubscribeUrl(consent.token),
    };
    await sendMail({ to: user.email, ...renderMail(letter), headers: unsubscribeHeaders(consent.token) });
  } catch (error) {
    if (!isRecipientRefused(error)) throw error;
    logWarning('a reminder of a day cannot be delivered', { userId: link.ownerId, error });
  }
}
