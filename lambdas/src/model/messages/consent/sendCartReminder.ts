import { paths } from '@bloomkin/shared/pages.ts';
import { describeProducts } from '@bloomkin/shared/rules/notices/describeProducts.ts';
import { fillText, getNoticeText, noticeLinkLabel } from '@bloomkin/shared/rules/notices/noticeTexts.ts';
import { findCart } from '#model/carts/cartEntity.ts';
import { findReminderGoods } from '#model/carts/reminderGoods.ts';
import { readNotificationSettings } from '#model/marketSettings/notificationSettings.ts';
import { readPlatformDetails } from '#model/payments/statement/platformDetails.ts';
import { findUser } from '#model/users/userEntity.ts';
import { logWarning } from '#platform/log.ts';
import { defuseLinks } from '#platform/mail/defuseLinks.ts';
import { renderMail } from '#platform/mail/letter.ts';
import type { OutgoingCartReminder } from '#platform/outbox/outgoing.ts';
import { sendMail } from '#platform/services/mail.ts';
import { isRecipientRefused } from '#platform/services/messageRefusals.ts';
import { setting } from '#platform/settings.ts';
import { get } from '#platform/table/read.ts';
import { findConsent } from './consentEntity.ts';
import { unsubscribeHeaders, unsubscribeUrl } from './unsubscribeLink.ts';

/** Sends nothing after an unsubscription or an order, nor when no product of the cart is available. */
export async function sendCartReminder({ userId, hash }: OutgoingCartReminder): Promise<void> {
  const [user, consent, cart] = await Promise.all([
    findUser(userId),
    findConsent(userId, get, 'cart'),
    findCart(userId),
  ]);
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
      'You get this because you agreed to reminders of a cart in your profile.',
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
