import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { notifyError } from '#components/notifyError.ts';
import { useAction } from '#components/useAction.ts';
import { onceOnline } from '#http/onceOnline.ts';
import type { Undo } from './clearOwnCart.ts';

/** Its text is at the left edge, as in the rows above. */
const AtEdge = styled(Button)`
  align-self: start;
  justify-self: start;
  margin-inline-start: -20px;
`;

const loadClearing = onceOnline(() => import('./clearOwnCart.ts'));

interface ClearCartProps {
  onCleared: (undo: () => void) => void;
}

export function ClearCart({ onCleared }: ClearCartProps) {
  const { run: clear, busy } = useAction(async () => {
    const { clearOwnCart } = await loadClearing();
    const undo = await clearOwnCart();
    onCleared(() => void undoClearing(undo));
  }, notifyError);
  return (
    <AtEdge kind="quiet" aria-disabled={busy} onClick={() => void clear()}>
      Empty the cart
    </AtEdge>
  );
}

async function undoClearing(undo: Undo): Promise<void> {
  try {
    const message = await undo();
    if (message) void notify({ tone: 'error', message });
  } catch (error) {
    notifyError(error, () => void undoClearing(undo));
  }
}
