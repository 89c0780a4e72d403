import { css } from 'styled-components';
import { dragHandle, rowButton } from '../rowButton.ts';

export const clipped = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const handle = css`
  ${rowButton}
  ${dragHandle}
  color: var(--bk-text-secondary);
`;
