import type * as routes from '@bloomkin/shared/routes/orders.ts';
import { commissionAfterDiscount } from '@bloomkin/shared/rules/commission.ts';
import { centsToDollars } from '@bloomkin/shared/rules/money.ts';
import { canEditCompany, canEditOrder, canPayOrder, isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import type { Order, OrderPayout } from '@bloomkin/shared/schemas/order.ts';
import type { LinkPurpose } from '#model/auth/signedLink.ts';
import { findCompany } from '#model/companies/companyWithStores.ts';
import { marketCents } from '#model/discounts/orderDiscounts.ts';
import { findLastMomentToMake } from '#model/orders/acceptClock.ts';
import { retainedCents } from '#model/orders/cardPayments.ts';
import { fillInvoicer } from '#model/orders/invoicer.ts';
import { listBuyerTold } from '#model/orders/noticeEntity.ts';
import { findOrder, type OrderItem, readHistory } from '#model/orders/orderEntity.ts';
import { signOrderLink } from '#model/orders/orderLinks.ts';
import { recordOpened } from '#model/orders/orderOpenedEntity.ts';
import { toOrder } from '#model/orders/toOrder.ts';
import { getVisibleOrder, type StoredOrder } from '#model/orders/visibleOrder.ts';
import { receivedCents } from '#model/payments/settlement/settlement.ts';
import { findSettlement } from '#model/payments/settlement/settlementEntity.ts';
import type { Caller } from '#platform/http/caller.ts';
import { prefetch } from '#platform/http/request.ts';
import { findChangeRefusal } from './buyerChange.ts';

export const getOrder = prefetch<typeof routes.getOrder, { stored: StoredOrder }>(
  ({ params }, _userId, read) => ({ stored: findOrder(params.id, read) }),
  async ({ stored, caller, now }) => {
    const order = await getVisibleOrder(caller, stored);
    const named = canEditOrder(caller, order);
    const seesPayout = canEditCompany(caller, order.companyId);
    const isOwn = canPayOrder(caller, order);
    const [history, invoiced, payout, links, cardLink, changeUntil, told] = await Promise.all([
      readHistory(order),
      fillInvoicer(order),
      seesPayout ? toPayout(order) : undefined,
      isOwn ? signLinks(order, now) : undefined,
      named ? signOrderLink(order, 'recipient_claim', now) : undefined,
      isOwn ? findChangeUntil(order, now) : undefined,
      isAdmin(caller) ? listBuyerTold(order.id) : undefined,
      isToRecord(caller, order) ? recordOpened(order.id, now) : undefined,
    ]);
    const shown = toOrder({ ...invoiced, history }, { named });
    const change = changeUntil && { change_until: changeUntil.toISOString() };
    return {
      data: {
        ...shown,
        ...(payout && { payout }),
        ...(links && { links }),
        ...(cardLink && { card_link: cardLink }),
        ...(told && { told }),
        ...change,
      },
    };
  },
);

async function findChangeUntil(order: OrderItem, now: Date): Promise<Date | undefined> {
  if (order.status !== 'new') return undefined;
  const florist = await findCompany(order.companyId);
  return findChangeRefusal(order, florist, now) ? undefined : findLastMomentToMake(order, florist);
}

async function signLinks(order: OrderItem, now: Date): Promise<NonNullable<Order['links']>> {
  const sign = (purpose: LinkPurpose) => signOrderLink(order, purpose, now);
  const [claim, swap, recipient] = await Promise.all([sign('claim'), sign('swap'), sign('recipient')]);
  return { claim, swap, recipient };
}

/** Only while the florist may be reminded of it; an unpaid order is not theirs to accept yet. */
const isToRecord = (caller: Caller, order: OrderItem): boolean =>
  order.status === 'new' && !order.heldUntil && canEditOrder(caller, order) && !isAdmin(caller);

async function toPayout(order: OrderItem): Promise<OrderPayout | undefined> {
  const { commissionPercent } = order;
  if (order.paidBy !== 'card') return undefined;
  const settlement = await findSettlement(order.id);
  const cents = retainedCents(order);
  const commissionCents = commissionAfterDiscount({
    soldCents: cents,
    wholeCents: order.totalCents,
    marketCents: marketCents(order),
    commissionPercent,
  });
  return {
    commission_percent: commissionPercent,
    commission: centsToDollars(commissionCents),
    share: centsToDollars(cents - commissionCents),
    sent: centsToDollars(settlement ? receivedCents(settlement) : 0),
    open: settlement?.isSold ? (settlement.open?.why ?? null) : 'not_completed',
  };
}
