import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useState } from 'react';
import { useAnswers } from '#api/useAnswers.ts';
import { notify } from '#components/feedback/notify.ts';
import { messageOfError } from '#errors/apiError.ts';
import { type OrderChange, sendOrderChange } from '../orderCalls.ts';

export interface BulkResult {
  saved: Order[];
  failed: { order: Order; words: string }[];
}

/** Sequentially, in list order; a failure does not stop the others. */
export async function changeEach(
  orders: readonly Order[],
  change: OrderChange,
  send: (order: Order, change: OrderChange) => Promise<Order>,
  onProgress: (done: number) => void,
): Promise<BulkResult> {
  const result: BulkResult = { saved: [], failed: [] };
  for (const [index, order] of orders.entries()) {
    onProgress(index);
    try {
      result.saved.push(await send(order, change));
    } catch (error) {
      result.failed.push({ order, words: messageOfError(error) });
    }
  }
  return result;
}

export interface Bulk {
  progress: string | undefined;
  run: (label: string, orders: readonly Order[], change: OrderChange) => Promise<BulkResult>;
}

/** Reports failures with their reasons. */
export function useBulk(): Bulk {
  const { revalidate } = useAnswers();
  const [progress, setProgress] = useState<string>();
  return {
    progress,
    async run(label, orders, change) {
      const show = (done: number) => setProgress(`${label}: ${done + 1} of ${orders.length}`);
      const result = await changeEach(orders, change, sendOrderChange, show);
      setProgress(undefined);
      await revalidate(listOrders);
      if (result.failed.length > 0) void notify({ tone: 'error', message: failureMessage(result) });
      return result;
    },
  };
}

export function failureMessage({ saved, failed }: BulkResult): string {
  const names = failed.map(({ order }) => `#${order.number}`).join(', ');
  const reasons = [...new Set(failed.map(({ words }) => words))].join(' ');
  return `${saved.length} changed. Not changed: ${names}. ${reasons}`;
}
