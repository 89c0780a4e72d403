import { isQuiet } from '@bloomkin/shared/rules/acceptClock.ts';
import { readNoticeContext } from '#events/notices/noticeContext.ts';
import { listRescueNotices } from '#events/notices/orderNotices.ts';
import { sendNotice } from '#events/notices/sendNotice.ts';
import { signLink } from '#model/auth/signedLink.ts';
import type { Rescue } from '#model/orders/orderAnswers.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';

/** The page still says what became of the order. */
const readableMs = 7 * 24 * 60 * 60_000;

/** By e-mail at once, by text message outside the quiet hours; each once. */
export async function notifyOfRescue(order: OrderItem & { rescue: Rescue }, now: Date): Promise<void> {
  const { until } = order.rescue;
  if (!until) return;
  const link = {
    orderId: order.id,
    purpose: 'rescue',
    until: new Date(Date.parse(until) + readableMs),
  } as const;
  const [{ parties, wording }, token] = await Promise.all([readNoticeContext(order, now), signLink(link)]);
  for (const notice of listRescueNotices(order, parties, { ...wording, token })) {
    const sms = isQuiet(now, order.timeZone) ? null : notice.sms;
    await sendNotice(order.id, { ...notice, sms }, now);
  }
}
