import { useState } from 'react';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { notifyError } from '#components/feedback/notifyError.ts';
import type { PutBack } from './clearOwnCart.ts';

interface ClearCartProps {
  onCleared: (putBack: () => void) => void;
}

export function ClearCart({ onCleared }: ClearCartProps) {
  const [busy, setBusy] = useState(false);
  const clear = async () => {
    setBusy(true);
    try {
      const { clearOwnCart } = await import('./clearOwnCart.ts');
      const putBack = await clearOwnCart();
      onCleared(() => void putAllBack(putBack));
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

async function putAllBack(putBack: PutBack): Promise<void> {
  try {
    if (await putBack()) return;
    void notify({ tone: 'error', message: 'There are other flowers in your cart by now' });
  } catch (error) {
    notifyError(error, () => void putAllBack(putBack));
  }
}
