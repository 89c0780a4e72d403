import styled from 'styled-components';

export const Box = styled.div`
  display: grid;
  gap: 10px;
  justify-items: start;
  h2 {
    font: 600 0.9375rem/1.3 var(--bk-text);
  }
  h2 small {
    font: 400 0.875rem/1.3 var(--bk-text);
    color: var(--bk-text-secondary);
  }
`;

export const Periods = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(96px, 1fr));
  gap: 8px;
  width: 100%;
  li {
    display: grid;
    gap: 2px;
    padding: 11px 6px;
    border: 1px solid var(--bk-text-success);
    border-radius: 16px;
    background: var(--bk-bg-successSoft);
    color: var(--bk-text-success);
    font-weight: 600;
    line-height: 1.25;
    text-align: center;
  }
  small {
    font-weight: 400;
    font-size: 0.8125rem;
  }
  li[data-unknown] {
    border-color: var(--bk-border-default);
    background: none;
    color: inherit;
  }
  li[data-closed] {
    border: 1px dashed var(--bk-border-default);
    background: none;
    color: var(--bk-text-tertiary);
    font-weight: 500;
  }
`;

export const Line = styled.p`
  display: flex;
  gap: 8px;
  align-items: center;
  color: var(--bk-text-success);
  font-weight: 500;
  svg {
    flex: none;
  }
`;

export const Refusal = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
  padding: 16px 20px;
  border-radius: 20px;
  background: var(--bk-bg-warningSoft);
  color: var(--bk-text-warning);
`;
