import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { notifyError } from '#components/notifyError.ts';
import type { CartProduct } from '#storage/storage.ts';
import type { Buyable } from './cartActions.ts';
import { type CartState, getLineKey, getLineTitle } from './cartState.ts';
import { loadCartActions } from './lazyCartActions.ts';

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 10px;
  margin-bottom: 10px;
  padding: 6px 6px 6px 14px;
  border-radius: var(--bk-radius-m);
  background: var(--bk-bg-successSoft);
  color: var(--bk-text-success);
  overflow-wrap: anywhere;
`;

export interface Taken {
  message: string;
  /** Undefined for what cannot be bought. */
  putBack?: () => void;
}

interface TakenOutProps {
  taken: Taken;
  onDone: () => void;
}

/** Inside the panel, which covers snackbars. */
export function TakenOut({ taken, onDone }: TakenOutProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focused button was removed with its line.
    if (taken) (line.current?.querySelector('button') ?? line.current)?.focus();
  }, [taken]);
  const undo = () => {
    onDone();
    taken.putBack?.();
  };
  return (
    <Line ref={line} tabIndex={-1}>
      <span role="status">{taken.message}</span>
      {taken.putBack && (
        <Button kind="quiet" onClick={undo}>
          Undo
        </Button>
      )}
    </Line>
  );
}

export const describeClearing = (putBack: () => void): Taken => ({
  message: 'Your cart is emptied',
  putBack,
});

/** `cart` is the one that had the product. */
export function takenOut(product: CartProduct, { companyName, lines, order }: CartState): Taken {
  const code = lines.length === 1 ? order?.discount_code : null;
  const message = `“${getLineTitle(product)}” is taken out of your cart`;
  if (lines.find(({ key }) => key === getLineKey(product))?.fault) return { message };
  return { message, putBack: () => void putBack({ ...product, companyName }, code) };
}

async function putBack(product: Buyable, code: string | null | undefined): Promise<void> {
  try {
    const { addToCart, OtherFloristError } = await loadCartActions();
    await addToCart(product, { code }).catch((error: unknown) => {
      if (!(error instanceof OtherFloristError)) throw error;
      void notify({ tone: 'error', message: 'Your cart has another florist’s flowers by now' });
    });
  } catch (error) {
    notifyError(error, () => void putBack(product, code));
  }
}
