import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { SheetProps } from './RunSheet.tsx';

interface Printing {
  print: (orders: readonly Order[]) => void;
  /** Render it on the page. */
  sheet: ReactNode;
}

/** Renders the sheet for as long as it is printed. */
export function usePrint(Sheet: ComponentType<SheetProps>, timeZone: string): Printing {
  const [orders, setOrders] = useState<readonly Order[]>();
  useEffect(() => {
    if (!orders) return;
    const done = () => setOrders(undefined);
    addEventListener('afterprint', done);
    print();
    return () => removeEventListener('afterprint', done);
  }, [orders]);
  return { print: setOrders, sheet: orders && <Sheet orders={orders} timeZone={timeZone} /> };
}
