import { type ReactNode, useEffect, useRef } from 'react';
import { findHeading, focusHeading, isFocusLost } from './focusRow.ts';
import { useNewOrders } from './newOrdersContext.ts';

interface OfficePageProps {
  title: string;
  /** Selector of the element to focus after navigation; the heading by default. */
  arriveAt?: string;
  children: ReactNode;
}

export function OfficePage({ title, arriveAt, children }: OfficePageProps) {
  const { unseen } = useNewOrders();
  useEffect(() => {
    document.title = `${unseen > 0 ? `(${unseen}) ` : ''}${title} · Bloomkin`;
  }, [title, unseen]);
  useArrival(arriveAt);
  return children;
}

let isFirstPage = true;

/** Navigation removes the focused link, so the focus moves into the new page. */
function useArrival(arriveAt: string | undefined): void {
  const isPending = useRef(false);
  useEffect(() => {
    isPending.current = !isFirstPage;
    isFirstPage = false;
  }, []);
  useEffect(() => {
    if (!isPending.current) return;
    const heading = findHeading();
    if (!heading) return;
    isPending.current = false;
    if (!isFocusLost()) return;
    const target = arriveAt ? document.querySelector<HTMLElement>(arriveAt) : null;
    if (target) target.focus({ preventScroll: true });
    else focusHeading(heading);
  });
}
