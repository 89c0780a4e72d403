import styled from 'styled-components';

export const Tabs = styled.div`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: 4px;
  margin-bottom: 20px;
  padding: 4px;
  border-radius: 999px;
  background: var(--bk-bg-neutralSoft);
  button {
    min-height: 44px;
    border: 0;
    border-radius: 999px;
    background: none;
    font-weight: 600;
    color: var(--bk-text-secondary);
    &[aria-pressed='true'] {
      background: var(--bk-bg-surface);
      color: var(--bk-text-primary);
      box-shadow: var(--bk-e1);
    }
  }
`;

export const Form = styled.form`
  display: grid;
  gap: 18px;
`;

export const Reason = styled.p`
  margin-bottom: 14px;
`;

/** A line of small print whose links and buttons are tall enough for a thumb. */
export const Hint = styled.p`
  color: var(--bk-text-secondary);
  font-size: 0.875rem;
  a,
  button {
    min-height: 24px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--bk-text-brand);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

/** The dialogs of the texts are in here too: only the line itself is small print. */
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
      padding: 0;
      border: 0;
      background: none;
      color: var(--bk-text-brand);
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`;

/** Looks like the fields of `fieldLook`, with a prefix inside. */
export const PhoneBox = styled.div`
  display: grid;
  gap: 6px;
  label {
    font-weight: 600;
    font-size: 0.9375rem;
  }
  > div {
    display: flex;
    align-items: stretch;
    border: 1px solid var(--bk-border-control);
    border-radius: 14px;
    overflow: hidden;
    background: var(--bk-bg-surface);
    &:focus-within {
      outline: 3px solid var(--bk-focus-ring);
      outline-offset: 2px;
    }
    &[data-invalid='true'] {
      border-color: var(--bk-text-danger);
      box-shadow: inset 0 0 0 1px var(--bk-text-danger);
    }
  }
  span {
    display: grid;
    place-items: center;
    padding: 0 4px 0 16px;
    color: var(--bk-text-secondary);
  }
  input {
    flex: 1;
    min-width: 0;
    height: 46px;
    padding: 0 16px 0 4px;
    border: 0;
    outline: 0;
    background: none;
    font-size: 1rem;
    font-variant-numeric: tabular-nums;
    &::placeholder {
      color: var(--bk-text-tertiary);
    }
  }
`;

export const FieldError = styled.p`
  color: var(--bk-text-danger);
  font-weight: 500;
  font-size: 0.875rem;
`;

export const FieldHint = styled.small`
  color: var(--bk-text-secondary);
  font-size: 0.8125rem;
`;
