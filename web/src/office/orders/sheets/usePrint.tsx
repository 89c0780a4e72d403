import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { ComponentType, ReactNode } from 'react';
import { notify } from '#components/feedback/notify.ts';
import { usePaper } from '#components/hooks/usePaper.ts';
import { isLeftOut, leftOutMessage } from '#office/orders/list/makeList.ts';
import type { SheetProps } from './RunSheet.tsx';

type Sheet = ComponentType<SheetProps>;

interface Printing {
  print: (Sheet: Sheet, orders: readonly Order[]) => void;
  /** Prints any content; replaces a sheet, because only one may be on the page. */
  printPaper: (content: ReactNode) => void;
  /** Render it on the page. */
  sheet: ReactNode;
}

export function usePrint(timeZone: string): Printing {
  const { print: printPaper, paper } = usePaper();
  return {
    print: (Sheet, orders) => {
      const now = new Date();
      const leftOut = leftOutMessage(orders, now);
      const isNothing = leftOut !== '' && orders.every((order) => isLeftOut(order, now));
      if (leftOut) void notify({ tone: isNothing ? 'error' : 'success', message: leftOut });
      if (!isNothing) printPaper(<Sheet orders={orders} timeZone={timeZone} />);
    },
    printPaper,
    sheet: paper,
  };
}
