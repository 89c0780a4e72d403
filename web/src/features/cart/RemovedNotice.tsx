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

export interface Removal {
  message: string;
  /** Undefined for what cannot be bought. */
  undo?: () => void;
}

interface RemovedNoticeProps {
  removal: Removal;
  onDone: () => void;
}

/** Inside the panel, which covers snackbars. */
export function RemovedNotice({ removal, onDone }: RemovedNoticeProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focused button was removed with its line.
    if (removal) (line.current?.querySelector('button') ?? line.current)?.focus();
  }, [removal]);
  const undo = () => {
    onDone();
    removal.undo?.();
  };
  return (
    <Line ref={line} tabIndex={-1}>
      <span role="status">{removal.message}</span>
      {removal.undo && (
        <Button kind="quiet" onClick={undo}>
          Undo
        </Button>
      )}
    </Line>
  );
}

export const describeClearing = (undo: () => void): Removal => ({
  message: 'Your cart is emptied',
  undo,
});

/** `cart` is the one that had the product. */
export function describeRemoval(product: CartProduct, { companyName, lines, order }: CartState): Removal {
  const code = lines.length === 1 ? order?.discount_code : null;
  const message = `“${getLineTitle(product)}” is taken out of your cart`;
  if (lines.find(({ key }) => key === getLineKey(product))?.fault) return { message };
  return { message, undo: () => void putIntoCart({ ...product, companyName }, code) };
}

async function putIntoCart(product: Buyable, code: string | null | undefined): Promise<void> {
  try {
    const { addToCart, OtherFloristError } = await loadCartActions();
    await addToCart(product, { code }).catch((error: unknown) => {
      if (!(error instanceof OtherFloristError)) throw error;
      void notify({ tone: 'error', message: 'Your cart has another florist’s flowers by now' });
    });
  } catch (error) {
    notifyError(error, () => void putIntoCart(product, code));
  }
}
