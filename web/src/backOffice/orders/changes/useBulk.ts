import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useState } from 'react';
import { useAnswers } from '#api/useAnswers.ts';
import { notify } from '#components/feedback/notify.ts';
import { changeEach, type EachResult, failureMessage } from '#components/list/changeEach.ts';
import { type OrderChange, sendOrderChange } from '../orderCalls.ts';

type BulkResult = EachResult<Order, Order>;

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
      const result = await changeEach(orders, (order) => sendOrderChange(order, change), show);
      setProgress(undefined);
      await revalidate(listOrders);
      if (result.failed.length > 0)
        void notify({ tone: 'error', message: failureMessage(result, ({ number }) => `#${number}`) });
      return result;
    },
  };
}
