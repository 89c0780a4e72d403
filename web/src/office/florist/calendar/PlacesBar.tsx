import styled from 'styled-components';
import { isFull, isNearlyFull, type ShownWindow } from './shownDay.ts';

const Track = styled.i<{ $high: number }>`
  display: block;
  height: ${({ $high }) => $high}px;
  border-radius: var(--bk-radius-pill);
  background: var(--bk-border-default);
  overflow: hidden;
  > i {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: var(--bk-border-control);
  }
  > i[data-tone='full'] {
    background: var(--bk-text-danger);
  }
  > i[data-tone='nearly'] {
    background: var(--bk-wattle-600);
  }
`;

const percent = ({ taken, capacity, left }: ShownWindow): number =>
  left === 0 ? 100 : capacity ? Math.min(100, Math.round((taken / capacity) * 100)) : 0;

/** How much of a window is taken; its numbers stand beside it as text. */
export const PlacesBar = ({ window, high = 7 }: { window: ShownWindow; high?: number }) => (
  <Track $high={high} aria-hidden="true">
    <i
      data-tone={isFull(window) ? 'full' : isNearlyFull(window) ? 'nearly' : undefined}
      style={{ width: `${percent(window)}%` }}
    />
  </Track>
);
