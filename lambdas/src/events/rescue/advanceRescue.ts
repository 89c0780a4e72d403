import { endQuietHours, lastMomentToMake } from '@bloomkin/shared/rules/acceptClock.ts';
import { rescueDeadline } from '@bloomkin/shared/rules/rescue.ts';
import type { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import { findCandidates } from '#catalogue/findCandidates.ts';
import { findCompany, toCompanyFacts } from '#model/companies/companyWithStores.ts';
import { readShippingSettings } from '#model/marketSettings/shippingSettings.ts';
import { insertAcceptReminder } from '#model/orders/acceptReminderEntity.ts';
import type { Rescue } from '#model/orders/orderAnswers.ts';
import { findOrder, type OrderItem } from '#model/orders/orderEntity.ts';
import { bloomkin } from '#model/orders/orderHold.ts';
import { endRescue, hasLapsed, isRescuable, isRescueOpen, openRescue } from '#model/orders/rescue.ts';
import { saveOrder } from '#model/orders/saveOrder.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';
import { notifyOfRescue } from './notifyOfRescue.ts';

/** The next step of a lapsed or canceled order; late and repeated runs are harmless (docs/product-rules.md, "Rescue"). */
export const advanceRescue = (orderId: OrderId, now: Date): Promise<void> =>
  retryOnConflict(async () => {
    const order = await findOrder(orderId);
    if (!order) return undefined;
    const next = await decideStep(order, now);
    if (next === order) return undefined;
    const due = listSteps(next, now).map((at) => insertAcceptReminder(orderId, at));
    if (!(await saveOrder(order, { ...next, updatedAt: now.toISOString() }, due))) return conflict;
    return isRescueOpen(next) ? notifyOfRescue(next, now) : undefined;
  });

async function decideStep(order: OrderItem, now: Date): Promise<OrderItem> {
  const author = { by: bloomkin, now };
  if (hasLapsed(order, now)) return letBuyerChoose(order, 'lapsed', now);
  if (!isRescueOpen(order)) return order;
  const { until, why } = order.rescue;
  if (until === null) return letBuyerChoose(order, why, now);
  if (until <= now.toISOString()) return endRescue(order, author);
  await notifyOfRescue(order, now);
  return order;
}

/** With the offers, or the money back at once when a canceled order has none. */
async function letBuyerChoose(order: OrderItem, why: Rescue['why'], now: Date): Promise<OrderItem> {
  const author = { by: bloomkin, now };
  const offers = isRescuable(order) ? await findCandidates(order, now) : [];
  const candidates = offers.map(({ florist, goods: { product, size } }) => ({
    ...{ companyId: florist.company.id, productId: product.id },
    ...(size && { sizeId: size.id }),
  }));
  const until = await findUntil(
    order,
    offers.map(({ period }) => period.cutoff),
    now,
  );
  const asked = openRescue(order, { why, until: until.toISOString(), candidates }, author);
  return why === 'canceled' && offers.length === 0 && isRescueOpen(asked) ? endRescue(asked, author) : asked;
}

async function findUntil(order: OrderItem, cutoffs: readonly string[], now: Date): Promise<Date> {
  const [florist, { accept }] = await Promise.all([findCompany(order.companyId), readShippingSettings(now)]);
  const company = florist && toCompanyFacts(florist);
  const store = company?.stores.find(({ id }) => id === order.storeId);
  const last = company && store ? lastMomentToMake(order, store, company) : null;
  return rescueDeadline(cutoffs, last, { now, leastMinutes: accept.today.remind });
}

/** The end, and the morning when the text message waits for it. */
function listSteps({ rescue, timeZone }: OrderItem, now: Date): Date[] {
  if (rescue?.state !== 'open' || !rescue.until) return [];
  const until = new Date(rescue.until);
  const morning = endQuietHours(now, timeZone);
  return morning > now && morning < until ? [morning, until] : [until];
}
