import styled from 'styled-components';

export const Tabs = styled.div`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: 4px;
  margin-bottom: 20px;
  padding: 4px;
  border-radius: var(--bk-radius-pill);
  background: var(--bk-bg-neutralSoft);
  button {
    min-height: 44px;
    border-radius: var(--bk-radius-pill);
    font-weight: 600;
    color: var(--bk-text-secondary);
    &[aria-pressed='true'] {
      background: var(--bk-bg-surface);
      color: var(--bk-text-primary);
      box-shadow: var(--bk-e1);
    }
  }
`;

export const Reason = styled.p`
  margin-bottom: 14px;
`;

/** Links and buttons are tall enough for touch. */
export const Hint = styled.p`
  color: var(--bk-text-secondary);
  font-size: 0.875rem;
  a,
  button {
    min-height: 24px;
    color: var(--bk-text-brand);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** Limited to the line itself, because dialogs render inside. */
export const Terms = styled.div`
  > div {
    padding-left: 32px;
    line-height: 1.6;
    > span,
    > button {
      color: var(--bk-text-secondary);
      font-size: 0.8125rem;
    }
    > button {
      min-height: 24px;
      color: var(--bk-text-brand);
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`;
