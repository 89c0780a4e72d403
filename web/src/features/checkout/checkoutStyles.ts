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

export const StepHead = styled.header`
  display: flex;
  align-items: center;
  gap: 14px;
  h2 {
    flex: 1;
    min-width: 0;
    display: flex;
    align-items: center;
    gap: 14px;
    font: 700 1.375rem/1.2 var(--bk-display);
    outline: 0;
  }
  i {
    display: grid;
    place-items: center;
    flex: none;
    width: 36px;
    height: 36px;
    border-radius: 50%;
    background: var(--bk-bg-neutralSoft);
    color: var(--bk-text-secondary);
    font: 700 0.9375rem/1 var(--bk-text);
    &[data-state='done'] {
      background: var(--bk-bg-successSoft);
      color: var(--bk-text-success);
    }
    &[data-state='open'] {
      background: var(--bk-bg-brand);
      color: var(--bk-text-onBrand);
    }
  }
`;

export const Answer = styled.p`
  margin: 4px 0 0 50px;
  color: var(--bk-text-secondary);
  overflow-wrap: anywhere;
`;

export const StepBody = styled.form`
  display: grid;
  gap: 18px;
  margin-top: 20px;
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
