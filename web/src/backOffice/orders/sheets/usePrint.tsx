import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { notify } from '#components/feedback/notify.ts';
import { isLeftOut, leftOutMessage } from './makeList.ts';
import type { SheetProps } from './RunSheet.tsx';

type Sheet = ComponentType<SheetProps>;

interface Printing {
  print: (Sheet: Sheet, orders: readonly Order[]) => void;
  /** Render it on the page. */
  sheet: ReactNode;
}

/** The sheet stays until the next one: on iPadOS `print` returns while the preview is still drawing. */
export function usePrint(timeZone: string): Printing {
  const [job, setJob] = useState<{ Sheet: Sheet; orders: readonly Order[] }>();
  useEffect(() => {
    if (job) print();
  }, [job]);
  return {
    print: (Sheet, orders) => {
      const now = new Date();
      const leftOut = leftOutMessage(orders, now);
      const isNothing = leftOut !== '' && orders.every((order) => isLeftOut(order, now));
      if (leftOut) void notify({ tone: isNothing ? 'error' : 'success', message: leftOut });
      if (!isNothing) setJob({ Sheet, orders });
    },
    sheet: job && <job.Sheet orders={job.orders} timeZone={timeZone} />,
  };
}
