import { type ReactNode, useEffect } from 'react';
import { useNewOrders } from './orders/newOrdersContext.ts';

/** A page with its name in the tab, behind the number of orders that came since somebody last looked. */
export function OfficePage({ title, children }: { title: string; children: ReactNode }) {
  const { unseen } = useNewOrders();
  useEffect(() => {
    document.title = `${unseen > 0 ? `(${unseen}) ` : ''}${title} · Bloomkin`;
  }, [title, unseen]);
  return children;
}
