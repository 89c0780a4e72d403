import { AppError, invalidField } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/payments.ts';
import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import { canEditCompany, isAdmin } from '@bloomkin/shared/rules/permissions.ts';
import { planRefund, type RefundPlan, refundRefusal } from '@bloomkin/shared/rules/refund.ts';
import { recordAct } from '#model/audit/recordAct.ts';
import { findOrder, type OrderItem } from '#model/orders/orderEntity.ts';
import { openProposal } from '#model/orders/proposal.ts';
import { orderWrites } from '#model/orders/saveOrder.ts';
import { toOrder } from '#model/orders/toOrder.ts';
import { rereadOrder } from '#model/orders/visibleOrder.ts';
import { requestRefund, toRefundable } from '#model/payments/orderRefund.ts';
import type { Handler, ParsedRequest } from '#platform/http/request.ts';
import { conflict, rereadOnConflict } from '#platform/table/retry.ts';
import { transact } from '#platform/table/transact.ts';

type Body = ParsedRequest<typeof routes.refundOrder>['body'];

/** Stores a refund request. The stream consumer sends it to the provider, whose event confirms it. */
export const refundOrder: Handler<typeof routes.refundOrder> = async (request) => {
  const { body, caller, now, idempotency } = request;
  const read = await findOrder(body.order_id);
  if (!read || !canEditCompany(caller, read.companyId)) throw new AppError('NOT_FOUND');
  const by = isAdmin(caller) ? 'Admin' : 'Florist';
  const saved = await rereadOnConflict(
    read,
    () => rereadOrder(read.id),
    async (current) => {
      if (openProposal(current)) throw new AppError('ORDER.PROPOSAL_OPEN');
      const plan = getPlan(current, body);
      const next = requestRefund(current, plan, { by, reason: body.reason ?? '', now });
      const failed = await transact({
        ...orderWrites(current, next),
        act: recordAct({
          act: 'order.refunded',
          object: { id: next.id, name: next.number },
          changes: [{ field: 'Given back', before: null, after: formatMoney(plan.amountCents) }],
          reason: body.reason ?? '',
        }),
        answer: idempotency.keep({ data: toOrder(next, { door: true }) }),
      });
      if (failed === 'answer') throw new AppError('CONFLICT.BUSY');
      return failed ? conflict : next;
    },
  );
  return { data: toOrder(saved, { door: true }) };
};

function getPlan(order: OrderItem, { amount, items, delivery }: Body): RefundPlan {
  const refundable = toRefundable(order);
  const refusal = refundRefusal(refundable);
  if (refusal) throw new AppError(refusal);
  const plan = planRefund(refundable, {
    amountCents: amount,
    items: items?.map(({ product_id: productId, size_id: sizeId, count }) => ({ productId, sizeId, count })),
    delivery,
  });
  if ('path' in plan) throw invalidField(plan.path, plan.message);
  return plan;
}
