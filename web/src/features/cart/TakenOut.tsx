import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { notifyError } from '#components/feedback/notifyError.ts';
import { addToCart, type Buyable, OtherFloristError } from './cartActions.ts';
import { titleOf } from './cartState.ts';

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 10px;
  margin-bottom: 10px;
  padding: 6px 6px 6px 14px;
  border-radius: 14px;
  background: var(--bk-bg-successSoft);
  color: var(--bk-text-success);
  overflow-wrap: anywhere;
`;

interface TakenOutProps {
  product: Buyable;
  onDone: () => void;
}

/** Inside the panel, which covers snackbars. */
export function TakenOut({ product, onDone }: TakenOutProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focused button was removed with its line.
    if (product) line.current?.querySelector('button')?.focus();
  }, [product]);
  const undo = () => {
    onDone();
    putBack(product);
  };
  return (
    <Line ref={line}>
      <span role="status">{takenOutMessage(product)}</span>
      <Button kind="quiet" onClick={undo}>
        Undo
      </Button>
    </Line>
  );
}

export const takenOutMessage = (product: Buyable): string =>
  `“${titleOf(product)}” is taken out of your cart`;

export function putBack(product: Buyable): void {
  addToCart(product).catch((error: unknown) => {
    if (!(error instanceof OtherFloristError)) return notifyError(error, () => putBack(product));
    void notify({ tone: 'error', message: 'Your cart has another florist’s flowers by now' });
  });
}
