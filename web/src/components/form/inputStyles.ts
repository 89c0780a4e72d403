import { css } from 'styled-components';

/** Apart from the parts of a form, which the market’s first visit does not need. */
export const inputStyles = css`
  width: 100%;
  min-height: 48px;
  padding: 10px 16px;
  border: 1px solid var(--bk-border-control);
  border-radius: var(--bk-radius-m);
  background: var(--bk-bg-surface);
  font-size: 1rem;
  &::placeholder {
    color: var(--bk-text-tertiary);
  }
  &:disabled {
    background: var(--bk-bg-neutralSoft);
    color: var(--bk-text-secondary);
  }
  &[aria-invalid='true'] {
    border-color: var(--bk-text-danger);
    box-shadow: inset 0 0 0 1px var(--bk-text-danger);
  }
`;
