import styled from 'styled-components';

export const Tabs = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
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

export const Hint = styled.p`
  color: var(--bk-text-secondary);
  font-size: 0.875rem;
  a,
  button {
    color: var(--bk-text-brand);
    text-decoration: underline;
    text-underline-offset: 3px;
    background: none;
    border: 0;
    padding: 0;
  }
`;

export const Terms = styled.label`
  display: flex;
  gap: 12px;
  align-items: flex-start;
  min-height: 44px;
  input {
    width: 22px;
    height: 22px;
    margin: 0;
    flex: none;
    accent-color: var(--bk-bg-brand);
  }
`;

/** One input that looks like four boxes: paste, autofill and screen readers work as with any input. */
export const CodeBoxes = styled.input`
  --box: 60px;
  --gap: 12px;
  width: calc(4 * var(--box) + 3 * var(--gap));
  height: 68px;
  padding: 0 0 0 calc((var(--box) - 1ch) / 2);
  border: 0;
  border-radius: 14px;
  font: 700 1.75rem/68px ui-monospace, 'SFMono-Regular', Menlo, monospace;
  letter-spacing: calc(var(--box) + var(--gap) - 1ch);
  background: repeating-linear-gradient(
    90deg,
    var(--bk-bg-neutralSoft) 0 var(--box),
    transparent var(--box) calc(var(--box) + var(--gap))
  );
  clip-path: inset(0 0 0 0 round 14px);
  &[aria-invalid='true'] {
    color: var(--bk-text-danger);
  }
`;

export const FieldError = styled.p`
  color: var(--bk-text-danger);
  font-weight: 500;
`;
