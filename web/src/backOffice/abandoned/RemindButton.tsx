import { remindOfCart } from '@bloomkin/shared/routes/cart.ts';
import { listOrders } from '@bloomkin/shared/routes/orders.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useState } from 'react';
import { useFeature } from '#api/useChannels.ts';
import { useMutation } from '#api/useMutation.ts';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { notifyError } from '#components/feedback/notifyError.ts';
import { formatInstant } from '#components/text/formatInstant.ts';

/** One for a cart, and to those who agreed. */
export function RemindButton({ cart }: { cart: Order }) {
  const [busy, setBusy] = useState(false);
  const remind = useMutation(remindOfCart, { invalidates: [listOrders] });
  const isOn = useFeature('cart_reminders');
  const { agreed = false, sent_at: sentAt = null } = cart.reminder ?? {};
  if (sentAt) return <small>Reminded on {formatInstant(sentAt, null)}</small>;
  if (!agreed) return <small>This buyer has not agreed to reminders.</small>;
  if (!isOn) return <small>Reminders are switched off.</small>;
  const send = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await remind({ params: { id: cart.cart_hash } });
      void notify({ tone: 'success', message: 'The reminder is on its way' });
    } catch (error) {
      notifyError(error);
    }
    setBusy(false);
  };
  return (
    <Button aria-disabled={busy} onClick={() => void send()}>
      Send a reminder
    </Button>
  );
}
