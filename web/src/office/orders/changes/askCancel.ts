import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { Ask, Question } from '#office/kit/useConfirm.tsx';
import type { OrderChange } from '#office/orders/orderCalls.ts';
import { refundMessage } from './refundMessage.ts';

/** The change that cancels, with the reason for the buyer; undefined when the orders are kept. */
export async function askCancel(
  ask: Ask,
  orders: readonly Order[],
  question: Question,
): Promise<OrderChange | undefined> {
  const answer = { reason: '' };
  const reason = {
    key: orders.map(({ id }) => id).join(),
    onGiven: (text: string) => {
      answer.reason = text;
    },
  };
  const text = question.text + refundMessage(orders);
  if (!(await ask({ ...question, text, danger: true, reason }))) return undefined;
  return { status: 'canceled', ...(answer.reason && answer) };
}
