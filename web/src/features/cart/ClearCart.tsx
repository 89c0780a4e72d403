import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { notifyError } from '#components/feedback/notifyError.ts';
import type { PutBack } from './clearOwnCart.ts';

/** Its words stand at the left edge, as the rows above do. */
const AtEdge = styled(Button)`
  justify-self: start;
  margin-inline-start: -20px;
`;

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
    <AtEdge kind="quiet" disabled={busy} onClick={() => void clear()}>
      Empty the cart
    </AtEdge>
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
