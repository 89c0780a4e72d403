import { css } from 'styled-components';

export const fieldStyles = css`
  width: 100%;
  min-height: 48px;
  padding: 10px 16px;
  border: 1px solid var(--bk-border-control);
  border-radius: 14px;
  background: var(--bk-bg-surface);
  font-size: 1rem;
  &::placeholder {
    color: var(--bk-text-tertiary);
  }
`;
