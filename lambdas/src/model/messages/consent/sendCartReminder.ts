import { paths } from '@bloomkin/shared/pages.ts';
import { unsubscribe } from '@bloomkin/shared/routes/marketing.ts';
import { describeProducts } from '@bloomkin/shared/rules/notices/describeProducts.ts';
import { fillText, getNoticeText, noticeLinkLabel } from '@bloomkin/shared/rules/noticeTexts.ts';
import { findCart } from '#model/carts/cartEntity.ts';
import { findReminderGoods } from '#model/carts/reminderGoods.ts';
import { readNotificationSettings } from '#model/marketSettings/notificationSettings.ts';
import { readPlatformDetails } from '#model/payments/statement/platformDetails.ts';
import { findUser } from '#model/users/userEntity.ts';
import { logWarning } from '#platform/log.ts';
import { defuseLinks } from '#platform/mail/defuseLinks.ts';
import { renderMail } from '#platform/mail/letter.ts';
import type { OutgoingCartReminder } from '#platform/outbox/outgoing.ts';
import { type MailHeader, sendMail } from '#platform/services/mail.ts';
import { isRecipientRefused } from '#platform/services/messageRefusals.ts';
import { setting } from '#platform/settings.ts';
import { findConsent } from './consentEntity.ts';

/** Sends nothing after an unsubscription or an order, nor when no product of the cart is available. */
export async function sendCartReminder({ userId, hash }: OutgoingCartReminder): Promise<void> {
  const [user, consent, cart] = await Promise.all([findUser(userId), findConsent(userId), findCart(userId)]);
  if (!user?.email || !user.active || !consent?.agreed || cart?.hash !== hash) return;
  const goods = await findReminderGoods(cart);
  if (!goods) return;
  const { name, abn, address, email } = readPlatformDetails();
  const { texts } = await readNotificationSettings(new Date());
  const { subject, heading, paragraphs } = fillText(getNoticeText('cart_reminder', texts), {
    florist: defuseLinks(goods.brand),
    products: describeProducts(goods.names.map(defuseLinks)),
  });
  const letter = {
    ...{ subject, heading, paragraphs },
    link: { label: noticeLinkLabel('cart_reminder'), url: `${setting('SITE_URL')}${paths.cart()}` },
    footer: [
      'You get this because you agreed to reminders in your profile.',
      `${name}, ABN ${abn}, ${address}, ${email}`,
    ],
    unsubscribeUrl: unsubscribeUrl(consent.token),
  };
  try {
    await sendMail({ to: user.email, ...renderMail(letter), headers: unsubscribeHeaders(consent.token) });
  } catch (error) {
    if (!isRecipientRefused(error)) throw error;
    logWarning('a reminder cannot be delivered', { userId, error });
  }
}

/** A page with a button, so that e-mail link scanners do not unsubscribe people. */
export const unsubscribeUrl = (token: string): string =>
  `${setting('SITE_URL')}${paths.unsubscribe(new URLSearchParams({ token }))}`;

/** One-click unsubscribe (RFC 8058). */
const unsubscribeHeaders = (token: string): MailHeader[] => [
  { name: 'List-Unsubscribe', value: `<${setting('SITE_URL')}${unsubscribe.path}?token=${token}>` },
  { name: 'List-Unsubscribe-Post', value: 'List-Unsubscribe=One-Click' },
];
