import { updateOrder } from '@bloomkin/shared/routes/orders.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { notifyError } from '#components/feedback/notifyError.ts';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { Actions } from './orderStyles.ts';
import { describeRefund } from './refundMessages.ts';

interface CancelButtonProps {
  order: Order;
  onChanged: () => void;
}

export function CancelButton({ order, onChanged }: CancelButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  async function cancel() {
    if (busy) return;
    setBusy(true);
    try {
      const body = { status: 'canceled' as const, version: order.version };
      await call(updateOrder, { params: { id: order.id }, body });
      void notify({ tone: 'success', message: `Order ${order.number} is canceled.` });
    } catch (error) {
      notifyError(error);
    } finally {
      setBusy(false);
      setAsking(false);
      onChanged();
    }
  }

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
          <Actions>
            <Button kind="danger" aria-disabled={busy} onClick={cancel}>
              {busy ? 'Canceling …' : 'Yes, cancel it'}
            </Button>
            <Button onClick={() => setAsking(false)}>Keep the order</Button>
          </Actions>
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
