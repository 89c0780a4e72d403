import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/payments.ts';
import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import { recordAct } from '#model/audit/recordAct.ts';
import { findOrder } from '#model/orders/orderEntity.ts';
import { orderWrites } from '#model/orders/saveOrder.ts';
import { toOrder } from '#model/orders/toOrder.ts';
import { rereadOrder } from '#model/orders/visibleOrder.ts';
import { findUnpaidRefund, refundByTransfer } from '#model/payments/orderRefund.ts';
import { bankTransfer, refund } from '#model/payments/settlement/settlement.ts';
import { loadSettlement, settlementWrites } from '#model/payments/settlement/settlementEntity.ts';
import type { Handler } from '#platform/http/request.ts';
import { conflict, rereadOnConflict } from '#platform/table/retry.ts';
import { transact } from '#platform/table/transact.ts';

/** The case closes, the books follow, and the card is not tried again. */
export const recordRefundTransfer: Handler<typeof routes.recordRefundTransfer> = async (request) => {
  const { body, now, idempotency } = request;
  const read = await findOrder(body.order_id);
  if (!read) throw new AppError('NOT_FOUND');
  const saved = await rereadOnConflict(
    read,
    () => rereadOrder(read.id),
    async (current) => {
      const unpaid = findUnpaidRefund(current);
      if (!unpaid) throw new AppError('ORDER.NOT_REFUNDABLE');
      const { amountCents } = unpaid;
      const next = refundByTransfer(current, amountCents, { by: 'Admin', transfer: body.reference, now });
      const settlement = await loadSettlement(current);
      const reference = `${bankTransfer}${next.refunds?.length ?? 0}`;
      const { next: money, movement } = refund(settlement.current, amountCents, reference);
      const failed = await transact({
        ...orderWrites(current, next),
        ...settlementWrites({ read: settlement.read, next: money }, [movement], now),
        act: recordAct({
          act: 'order.refundTransferred',
          object: { id: next.id, name: next.number },
          changes: [{ field: 'Given back by bank transfer', before: null, after: formatMoney(amountCents) }],
          reason: body.reference,
        }),
        answer: idempotency.keep({ data: toOrder(next, { door: true }) }),
      });
      if (failed === 'answer') throw new AppError('CONFLICT.BUSY');
      return failed ? conflict : next;
    },
  );
  return { data: toOrder(saved, { door: true }) };
};
