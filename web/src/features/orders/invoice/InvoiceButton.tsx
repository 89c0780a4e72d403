import { findSupplier, invoiceTitle } from '@bloomkin/shared/rules/gst.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { ReactNode } from 'react';
import { Button } from '#components/actions/Button.tsx';
import { notifyError } from '#components/notifyError.ts';
import { useAction } from '#components/useAction.ts';
import { onceOnline } from '#http/onceOnline.ts';

const loadPaper = onceOnline(() => import('./InvoicePaper.tsx'));

interface InvoiceButtonProps {
  order: Order;
  print: (paper: ReactNode) => void;
  icon?: ReactNode;
}

export function InvoiceButton({ order, print, icon }: InvoiceButtonProps) {
  const { run, busy } = useAction(async () => {
    const { InvoicePaper } = await loadPaper();
    print(<InvoicePaper order={order} />);
  }, notifyError);
  const supplier = findSupplier(order);
  if (!supplier) return null;
  return (
    <Button aria-disabled={busy} onClick={() => void run()}>
      {icon}
      {invoiceTitle(supplier.gst_registered)}
    </Button>
  );
}
