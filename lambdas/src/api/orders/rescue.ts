import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/orders.ts';
import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import { lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
import type { RescueView } from '@bloomkin/shared/schemas/rescue.ts';
import { retainedCents } from '#model/orders/cardPayments.ts';
import { isAddressHidden } from '#model/orders/door.ts';
import { findOrder, type OrderItem } from '#model/orders/orderEntity.ts';
import { findOrderByLink, toLinkFacts } from '#model/orders/orderLinks.ts';
import {
  endRescue,
  findMainLine,
  findOpenOffers,
  isRescuable,
  isRescueOpen,
  type RescueOffer,
} from '#model/orders/rescue.ts';
import { saveOrder } from '#model/orders/saveOrder.ts';
import { moveOrder } from '#model/payments/settlement/moveOrder.ts';
import { shownPhoto } from '#model/products/productSizes.ts';
import type { Handler } from '#platform/http/request.ts';
import { conflict, retryOnConflict } from '#platform/table/retry.ts';

const shownOffers = 3;
const buyer = 'Buyer';

export const getRescue: Handler<typeof routes.getRescue> = async (request) => {
  const order = await findOrderByLink(request, 'rescue');
  return { data: await toView(order, await findOffers(order, request.now)) };
};

/** One of choice, refund and a late acceptance wins, by the order's version; the others see its result. */
export const answerRescue: Handler<typeof routes.answerRescue> = (request) =>
  retryOnConflict(async () => {
    const { body, now } = request;
    const order = await findOrderByLink(request, 'rescue');
    if (!isRescueOpen(order)) return { data: await toView(order, []) };
    if (body.choice === 'refund') {
      const ended = endRescue(order, { by: buyer, now });
      const next = { ...ended, updatedAt: now.toISOString() };
      return (await saveOrder(order, next)) ? { data: await toView(next, []) } : conflict;
    }
    const offers = await findOffers(order, now);
    const offer = offers.find(({ florist }) => florist.company.id === body.choice);
    if (!offer || !isRescuable(order)) throw new AppError('RESCUE.OFFER_GONE');
    const moved = await moveOrder(order, offer, now);
    if (moved === 'place') throw new AppError('RESCUE.OFFER_GONE');
    return moved === 'changed'
      ? conflict
      : { data: await toView(await findOrderByLink(request, 'rescue'), []) };
  });

async function findOffers(order: OrderItem, now: Date): Promise<RescueOffer[]> {
  if (!isRescueOpen(order) || !isRescuable(order)) return [];
  return (await findOpenOffers(order, order.rescue.candidates, now)).slice(0, shownOffers);
}

async function toView(order: OrderItem, offers: readonly RescueOffer[]): Promise<RescueView> {
  const { rescue, status } = order;
  const cents = retainedCents(order);
  const next = rescue?.toOrderId ? await findOrder(rescue.toOrderId) : undefined;
  return {
    ...toLinkFacts(order),
    state: rescue?.state ?? (status === 'canceled' ? 'refunded' : 'accepted'),
    why: rescue?.why ?? 'lapsed',
    amount: centsToDollars(rescue?.state === 'moved' ? (next?.totalCents ?? 0) : cents),
    until: rescue?.until ?? null,
    left_behind: listLeftBehind(order),
    offers: offers.map((offer) => ({
      ...toOffer(offer, cents),
      // Three distances find a door.
      ...(isAddressHidden(order) && { distance: null }),
    })),
    moved_to: next ? { order_id: next.id, number: next.number, florist: next.companyBrand } : null,
  };
}

function listLeftBehind(order: OrderItem): string[] {
  const main = findMainLine(order);
  return order.lines
    .filter((line) => line !== main)
    .map(({ name, sizeName, count }) => `${count > 1 ? `${count} × ` : ''}${lineTitle(name, sizeName)}`);
}

const toOffer = (offer: RescueOffer, paidCents: number): RescueView['offers'][number] => ({
  company_id: offer.florist.company.id,
  florist: offer.florist.company.brand,
  product: lineTitle(offer.goods.product.name, offer.goods.size?.name),
  photo: shownPhoto(offer.goods.product, offer.goods.size),
  period: { start_time: offer.period.startTime, stop_time: offer.period.stopTime },
  distance: offer.promise.distanceMetres,
  back: centsToDollars(paidCents - offer.totalCents),
});
