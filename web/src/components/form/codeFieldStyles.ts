import styled from 'styled-components';

export const CodeFrame = styled.div`
  label {
    font-weight: 600;
    font-size: 0.9375rem;
  }
`;

/** The transparent input covers the boxes, which show its value. */
export const BoxRow = styled.div`
  position: relative;
  display: flex;
  gap: 12px;
  width: min(276px, 100%);
  margin-block: 8px 10px;
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    padding: 0;
    border: 0;
    outline: 0;
    background: transparent;
    color: transparent;
    caret-color: transparent;
    letter-spacing: 2em;
    &::selection {
      background: transparent;
    }
  }
  input:focus ~ [data-here='true'] {
    outline: 3px solid var(--bk-focus-ring);
    outline-offset: 2px;
  }
  input[aria-invalid='true'] ~ span {
    border-color: var(--bk-text-danger);
  }
  input:read-only ~ span {
    color: var(--bk-text-secondary);
  }
`;

export const Box = styled.span`
  display: grid;
  place-items: center;
  flex: 1;
  height: 68px;
  border: 1px solid var(--bk-border-control);
  border-radius: var(--bk-petal-s);
  background: var(--bk-bg-surface);
  font: 700 1.75rem/1 var(--bk-text);
  font-variant-numeric: tabular-nums;
`;
