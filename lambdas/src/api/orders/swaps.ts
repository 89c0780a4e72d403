import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/orders.ts';
import { centsToDollars, dollarsToCents } from '@bloomkin/shared/rules/money.ts';
import { lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
import { canEditOrder } from '@bloomkin/shared/rules/permissions.ts';
import { defaultSubstitution } from '@bloomkin/shared/rules/substitution.ts';
import type { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import type { SwapView } from '@bloomkin/shared/schemas/orderLinks.ts';
import { findCompanyItem } from '#model/companies/companyEntity.ts';
import { insertAcceptReminder } from '#model/orders/acceptReminderEntity.ts';
import { retainedCents } from '#model/orders/cardPayments.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { findOrderByLink, toLinkFacts } from '#model/orders/orderLinks.ts';
import { findMainLine } from '#model/orders/rescue.ts';
import { saveOrder } from '#model/orders/saveOrder.ts';
import { openSwap, toSwap } from '#model/orders/swap.ts';
import { toOrder } from '#model/orders/toOrder.ts';
import { getVisibleOrder, rereadOrder } from '#model/orders/visibleOrder.ts';
import { askSwap, endSwap } from '#model/payments/swaps.ts';
import type { Caller } from '#platform/http/caller.ts';
import type { Handler } from '#platform/http/request.ts';
import { conflict, rereadOnConflict, retryOnConflict } from '#platform/table/retry.ts';
import type { Write } from '#platform/table/transact.ts';
import { recordOrderEdit } from './orderActs.ts';
import { toAuthor } from './updateOrder.ts';

export const proposeSwap: Handler<typeof routes.proposeSwap> = ({ params, body, caller, now }) =>
  changeSwap(
    caller,
    params.id,
    (order) => {
      const open = openSwap(order);
      if (open?.words === body.words && open.backCents === dollarsToCents(body.back)) return { next: order };
      const next = askSwap(order, body, { ...toAuthor(caller, true), now });
      const until = next.swap && new Date(next.swap.answerBy);
      return { next, due: until ? [insertAcceptReminder(order.id, until)] : [] };
    },
    now,
  );

export const withdrawSwap: Handler<typeof routes.withdrawSwap> = ({ params, caller, now }) =>
  changeSwap(
    caller,
    params.id,
    (order) => ({
      next: endSwap(order, 'withdrawn', { ...toAuthor(caller, true), now }),
    }),
    now,
  );

interface Change {
  next: OrderItem;
  due?: readonly Write[];
}

async function changeSwap(caller: Caller, id: OrderId, decide: (order: OrderItem) => Change, now: Date) {
  const read = await getVisibleOrder(caller, id);
  if (!canEditOrder(caller, read)) throw new AppError('ACCESS.FORBIDDEN');
  const saved = await rereadOnConflict(
    read,
    () => rereadOrder(id),
    async (current) => {
      const { next, due = [] } = decide(current);
      if (next === current) return current;
      const dated = { ...next, updatedAt: now.toISOString() };
      return (await saveOrder(current, dated, [...recordOrderEdit(dated, current), ...due]))
        ? dated
        : conflict;
    },
  );
  return { data: toOrder(saved, { named: true }) };
}

export const getSwap: Handler<typeof routes.getSwap> = async (request) => ({
  data: await toView(await findOrderByLink(request, 'swap')),
});

/** One answer counts; a late, repeated or crossed one gets how it is. */
export const answerSwap: Handler<typeof routes.answerSwap> = (request) =>
  retryOnConflict(async () => {
    const { body, now } = request;
    const order = await findOrderByLink(request, 'swap');
    const open = openSwap(order);
    const isInTime = open?.number === body.number && open.answerBy > now.toISOString();
    if (!isInTime) return { data: await toView(order) };
    const next = { ...endSwap(order, body.answer, { by: 'Buyer', now }), updatedAt: now.toISOString() };
    return (await saveOrder(order, next)) ? { data: await toView(next) } : conflict;
  });

async function toView(order: OrderItem): Promise<SwapView> {
  const { swap, substitution = defaultSubstitution } = order;
  if (!swap) throw new AppError('NOT_FOUND');
  const florist = await findCompanyItem(order.companyId);
  const main = findMainLine(order);
  return {
    ...{ ...toLinkFacts(order), substitution, florist_phone: florist?.phone ?? '' },
    product: { name: lineTitle(main?.name ?? '', main?.sizeName), photo: main?.photo ?? null },
    photo: toOrder(order).photos.find(({ url }) => url === swap.photo) ?? null,
    paid: order.paymentStatus === 'paid' ? centsToDollars(retainedCents(order)) : 0,
    state: swap.state === 'open' && !openSwap(order) ? 'over' : swap.state,
    swap: toSwap(swap),
  };
}
