import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { RunSheet } from './RunSheet.tsx';

/** Renders the run sheet for as long as it is printed. */
export function usePrint(timeZone: string): { print: (orders: readonly Order[]) => void; sheet: ReactNode } {
  const [orders, setOrders] = useState<readonly Order[]>();
  useEffect(() => {
    if (!orders) return;
    const done = () => setOrders(undefined);
    addEventListener('afterprint', done);
    print();
    return () => removeEventListener('afterprint', done);
  }, [orders]);
  return { print: setOrders, sheet: orders && <RunSheet orders={orders} timeZone={timeZone} /> };
}
