import { type ReactNode, useEffect, useRef } from 'react';
import { findHeading, focusHeading, isFocusLost } from './orders/focusRow.ts';
import { useNewOrders } from './orders/newOrdersContext.ts';

interface OfficePageProps {
  title: string;
  /** A selector of what gets the focus when one comes from another page; the heading where there is no such thing. */
  arriveAt?: string;
  children: ReactNode;
}

/** A page with its name in the tab, behind the number of orders that came since somebody last looked. */
export function OfficePage({ title, arriveAt, children }: OfficePageProps) {
  const { unseen } = useNewOrders();
  useEffect(() => {
    document.title = `${unseen > 0 ? `(${unseen}) ` : ''}${title} · Bloomkin`;
  }, [title, unseen]);
  useArrival(arriveAt);
  return children;
}

let isFirstPage = true;

/** The link that led here is gone with its page, and the focus with it: it goes on at the new page. */
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
