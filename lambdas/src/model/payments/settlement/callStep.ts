import type { OrderItem } from '#model/orders/orderEntity.ts';
import { logError, logWarning } from '#platform/log.ts';
import { isRefused } from '#platform/services/stripeClient.ts';
import {
  createTransfer,
  findReversalOfStep,
  findTransferOfStep,
  reverseTransfer,
} from '#platform/services/transfers.ts';
import type { PayoutStep } from './settlement.ts';

/** The provider keeps idempotency keys for a day. */
const lookAfterMs = 12 * 60 * 60_000;

/** The id of the transfer or reversal; undefined when the provider refuses it. Throws when its outcome is unknown. */
export async function callStep(order: OrderItem, step: PayoutStep, now: Date): Promise<string | undefined> {
  const isOld = now.getTime() - Date.parse(step.plannedAt) > lookAfterMs;
  try {
    return (isOld ? await findMade(order, step) : undefined) ?? (await make(order, step));
  } catch (error) {
    if (!isRefused(error)) throw error;
    const fields = { orderId: order.id, what: step.kind, error };
    if (step.kind === 'transfer') logError('a transfer was refused', fields);
    else logWarning('a reversal was refused: the florist owes it', fields);
    return undefined;
  }
}

const findMade = ({ id }: OrderItem, { kind, number, transferId }: PayoutStep) =>
  kind === 'transfer' ? findTransferOfStep(id, number) : findReversalOfStep(transferId ?? '', number);

function make({ id: orderId, paymentIntentId: first }: OrderItem, step: PayoutStep): Promise<string> {
  const { kind, number, amountCents, transferId, accountId, isTied } = step;
  const request = { orderId, step: number, amountCents };
  return kind === 'transfer'
    ? createTransfer({
        ...request,
        accountId: accountId ?? '',
        paymentIntent: isTied ? (step.paymentIntentId ?? first) : null,
      })
    : reverseTransfer({ ...request, transferId: transferId ?? '' });
}
