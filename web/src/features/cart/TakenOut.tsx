import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../../components/actions/Button.tsx';
import type { Buyable } from './cartActions.ts';
import { putBack, takenOutWords } from './putBack.ts';

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

/** Said inside the panel: what lies beneath it, snackbars too, can be neither seen nor pressed. */
export function TakenOut({ product, onDone }: TakenOutProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed has gone with its line.
    if (product) line.current?.querySelector('button')?.focus();
  }, [product]);
  const undo = () => {
    onDone();
    putBack(product);
  };
  return (
    <Line ref={line}>
      <span role="status">{takenOutWords(product)}</span>
      <Button kind="quiet" onClick={undo}>
        Undo
      </Button>
    </Line>
  );
}
