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

/** Read-only: the time is chosen at checkout. */
export const Periods = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 24px;
  width: 100%;
  li {
    display: flex;
    align-items: baseline;
    gap: 8px;
    font-weight: 600;
  }
  small {
    color: var(--bk-text-success);
    font-weight: 400;
    font-size: 0.875rem;
  }
  li[data-closed],
  li[data-closed] small {
    color: var(--bk-text-tertiary);
    font-weight: 500;
  }
  li[data-closed] {
    text-decoration: line-through;
  }
  li[data-closed] small {
    display: inline-block;
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

export const Missed = styled.p`
  display: flex;
  gap: 8px;
  padding: 10px 14px;
  border-radius: var(--bk-radius-m);
  background: var(--bk-bg-warningSoft);
  color: var(--bk-text-warning);
  font-weight: 500;
  svg {
    flex: none;
    margin-top: 2px;
  }
`;

export const Refusal = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
  padding: 16px 20px;
  border-radius: var(--bk-radius-l);
  background: var(--bk-bg-warningSoft);
  color: var(--bk-text-warning);
`;
