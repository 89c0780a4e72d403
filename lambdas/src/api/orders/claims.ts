import { AppError, invalidField } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/orders.ts';
import { mayAskAgain } from '@bloomkin/shared/rules/claimTable.ts';
import { dollarsToCents } from '@bloomkin/shared/rules/money.ts';
import { canEditCompany } from '@bloomkin/shared/rules/permissions.ts';
import { toClaimView } from '#model/orders/claimView.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { findClaimLink } from '#model/orders/orderLinks.ts';
import { saveOrder } from '#model/orders/saveOrder.ts';
import { toOrder } from '#model/orders/toOrder.ts';
import { getVisibleOrder, rereadOrder } from '#model/orders/visibleOrder.ts';
import { askAgain, openClaim, requireClaimable, settleClaim } from '#model/payments/claims.ts';
import type { Handler } from '#platform/http/request.ts';
import { conflict, rereadOnConflict, retryOnConflict } from '#platform/table/retry.ts';
import { recordOrderEdit } from './orderActs.ts';
import { toAuthor } from './updateOrder.ts';

export const getClaim: Handler<typeof routes.getClaim> = async (request) => {
  const { order, isRecipient } = await findClaimLink(request);
  return { data: await toClaimView(order, isRecipient) };
};

/** A repeat, also by somebody else, gets the claim that exists: money moves once. */
export const makeClaim: Handler<typeof routes.makeClaim> = (request) =>
  retryOnConflict(async () => {
    const { body, now } = request;
    const { order, isRecipient } = await findClaimLink(request);
    const existing = order.claim;
    const show = async (shown: OrderItem) => ({ data: await toClaimView(shown, isRecipient) });
    if (existing && !(body.again && mayAskAgain(existing))) return show(order);
    if (isRecipient && body.wish === 'part')
      throw invalidField('wish', 'A part of the money is for the sender to ask for');
    requireClaimable(order);
    const author = { by: isRecipient ? 'Recipient' : 'Buyer', now };
    const next = existing ? askAgain(order, existing, author) : await openClaim(order, body, author);
    const saved = { ...next, updatedAt: now.toISOString() };
    return (await saveOrder(order, saved)) ? show(saved) : conflict;
  });

/** By the florist or an admin; a second answer of the same kind changes nothing. */
export const decideClaim: Handler<typeof routes.decideClaim> = async ({ params, body, caller, now }) => {
  const read = await getVisibleOrder(caller, params.id);
  if (!canEditCompany(caller, read.companyId)) throw new AppError('ACCESS.FORBIDDEN');
  const saved = await rereadOnConflict(
    read,
    () => rereadOrder(read.id),
    async (current) => {
      if (current.claim?.state !== 'open') {
        if (current.claim?.result === body.result) return current;
        throw new AppError('CLAIM.CLOSED');
      }
      const cents = body.amount === undefined ? undefined : dollarsToCents(body.amount);
      const decided = settleClaim(
        current,
        { result: body.result, cents, words: body.words.trim() },
        { ...toAuthor(caller, true), now },
      );
      const next = { ...decided, updatedAt: now.toISOString() };
      return (await saveOrder(current, next, recordOrderEdit(next, current))) ? next : conflict;
    },
  );
  return { data: toOrder(saved, { named: true }) };
};
