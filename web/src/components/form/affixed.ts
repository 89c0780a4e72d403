import styled from 'styled-components';

/** One outline around an input and its affixes. */
export const Affixed = styled.div`
  display: flex;
  align-items: stretch;
  min-width: 0;
  border: 1px solid var(--bk-border-control);
  border-radius: var(--bk-radius-m);
  overflow: hidden;
  background: var(--bk-bg-surface);
  &:focus-within {
    outline: 3px solid var(--bk-focus-ring);
    outline-offset: 2px;
  }
  [data-changed] > & {
    border-color: var(--bk-bg-brand);
    box-shadow: inset 0 0 0 1px var(--bk-bg-brand);
  }
  &:has([aria-invalid='true']) {
    border-color: var(--bk-text-danger);
    box-shadow: inset 0 0 0 1px var(--bk-text-danger);
  }
  &:has(:disabled) {
    background: var(--bk-bg-neutralSoft);
    color: var(--bk-text-secondary);
  }
  > span {
    display: grid;
    flex: none;
    place-items: center;
    padding: 0 4px 0 16px;
    color: var(--bk-text-secondary);
  }
  && input,
  && input[aria-invalid] {
    flex: 1;
    min-width: 0;
    min-height: 46px;
    padding: 0 16px;
    border: 0;
    border-radius: 0;
    outline: 0;
    background: none;
    box-shadow: none;
    font-size: 1rem;
    font-variant-numeric: tabular-nums;
    &::placeholder {
      color: var(--bk-text-tertiary);
    }
  }
  && span + input[aria-invalid] {
    padding-left: 4px;
  }
  && input[aria-invalid]:has(+ span) {
    padding-right: 4px;
  }
  > input + span {
    padding: 0 16px 0 4px;
  }
`;
