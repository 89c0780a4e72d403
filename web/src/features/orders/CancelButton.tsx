import { updateOrder } from '@bloomkin/shared/routes/orders.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { Row } from '#components/layout/boxes.ts';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { useAction } from '#components/useAction.ts';
import { describeRefund } from './refundMessages.ts';

interface CancelButtonProps {
  order: Order;
  onChanged: () => void;
}

export function CancelButton({ order, onChanged }: CancelButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const { run: cancel, busy } = useAction(async () => {
    const body = { status: 'canceled' as const, version: order.version };
    try {
      await call(updateOrder, { params: { id: order.id }, body });
      void notify({ tone: 'success', message: `Order ${order.number} is canceled.` });
    } finally {
      setAsking(false);
      onChanged();
    }
  });

  return (
    <>
      <Button kind="danger" onClick={() => setAsking(true)}>
        Cancel order
      </Button>
      <Dialog
        open={isAsking}
        size="md"
        title="Cancel this order?"
        onClose={() => setAsking(false)}
        footer={
          <Row $gap={2.5}>
            <Button kind="danger" aria-disabled={busy} onClick={() => void cancel()}>
              {busy ? 'Canceling …' : 'Yes, cancel it'}
            </Button>
            <Button onClick={() => setAsking(false)}>Keep the order</Button>
          </Row>
        }
      >
        <p>
          Order {order.number} from {order.company_info?.brand ?? 'your florist'} will not be made.{' '}
          {describeRefund(order)}
        </p>
      </Dialog>
    </>
  );
}
