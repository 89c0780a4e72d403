import { useState } from 'react';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { notifyError } from '#components/feedback/notifyError.ts';
import { OtherFloristError } from './cartActions.ts';
import { clearOwnCart, type PutBack } from './clearOwnCart.ts';

interface ClearCartProps {
  onCleared: (putBack: () => void) => void;
}

export const clearedMessage = 'Your cart is emptied';

export function ClearCart({ onCleared }: ClearCartProps) {
  const [busy, setBusy] = useState(false);
  const clear = async () => {
    setBusy(true);
    try {
      const putBack = await clearOwnCart();
      onCleared(() => putAllBack(putBack));
    } catch (error) {
      notifyError(error, clear);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button kind="quiet" disabled={busy} onClick={() => void clear()}>
      Empty the cart
    </Button>
  );
}

function putAllBack(putBack: PutBack): void {
  putBack().catch((error: unknown) => {
    if (!(error instanceof OtherFloristError)) return notifyError(error, () => putAllBack(putBack));
    void notify({ tone: 'error', message: 'There are other flowers in your cart by now' });
  });
}
