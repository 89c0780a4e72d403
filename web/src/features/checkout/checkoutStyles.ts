import styled from 'styled-components';

export const Card = styled.section`
  padding: 20px;
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-petal-l);
  background: var(--bk-bg-surface);
  @media (min-width: 768px) {
    padding: 24px 28px;
  }
`;

/** A part of the one page. */
export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;
  padding-bottom: 28px;
  & + & {
    padding-top: 28px;
    border-top: 1px solid var(--bk-border-subtle);
  }
  > h2 {
    font: 700 1.375rem/1.2 var(--bk-display);
    outline: 0;
  }
`;

/** Native radio buttons, for keyboard and semantics. */
export const Tiles = styled.fieldset<{ $least?: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $least = 132 }) => $least}px, 100%), 1fr));
  gap: 10px;
  legend {
    padding: 0 0 8px;
    font-weight: 600;
  }
  label {
    position: relative;
    display: grid;
    align-content: center;
    gap: 2px;
    min-height: 60px;
    padding: 10px 16px;
    border: 1px solid var(--bk-border-default);
    border-radius: var(--bk-radius-m);
    background: var(--bk-bg-surface);
    cursor: pointer;
    &:hover {
      border-color: var(--bk-text-success);
    }
    &:has(:checked) {
      border-color: var(--bk-text-success);
      box-shadow: inset 0 0 0 1px var(--bk-text-success);
      background: var(--bk-bg-successSoft);
      color: var(--bk-text-success);
    }
    &:has(:disabled) {
      border-style: dashed;
      background: transparent;
      color: var(--bk-text-tertiary);
      cursor: not-allowed;
    }
    &:has(:focus-visible) {
      outline: 3px solid var(--bk-focus-ring);
      outline-offset: 2px;
    }
  }
  b {
    font-weight: 600;
  }
  small {
    font-size: 0.8125rem;
    color: inherit;
  }
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    margin: 0;
    pointer-events: none;
  }
`;
