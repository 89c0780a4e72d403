import { css } from 'styled-components';

export const clipped = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const handle = css`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 0;
  border-radius: 50%;
  background: none;
  color: var(--bk-text-secondary);
  cursor: grab;
  touch-action: none;
  &:hover {
    background: var(--bk-bg-neutralSoft);
  }
`;
