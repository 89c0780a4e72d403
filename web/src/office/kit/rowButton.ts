import { css } from 'styled-components';

/** An icon in the row of a list, with a touch area of 44 px. */
export const rowButton = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 0;
  border-radius: 50%;
  background: none;
  &:hover {
    background: var(--bk-bg-neutralSoft);
  }
`;

/** A finger on it moves the row, not the page. */
export const dragHandle = css`
  cursor: grab;
  touch-action: none;
`;
