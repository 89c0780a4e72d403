import styled from 'styled-components';

export const Carts = styled.ul`
  border-top: 1px solid var(--bk-border-subtle);
  @media (max-width: 767px) {
    display: grid;
    gap: 10px;
    border: 0;
  }
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: 46px minmax(0, 1.6fr) 130px minmax(0, 1.2fr) 110px 90px 168px;
  align-items: center;
  gap: 4px 14px;
  padding: 8px 20px 8px 12px;
  border-bottom: 1px solid var(--bk-border-subtle);
  &[data-open] {
    background: var(--bk-bg-sunken);
    > button svg {
      rotate: 90deg;
    }
  }
  b {
    font-weight: 600;
  }
  small {
    display: block;
    font-size: 0.8125rem;
    color: var(--bk-text-secondary);
  }
  .who,
  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  time {
    color: var(--bk-text-secondary);
    font-variant-numeric: tabular-nums;
  }
  .worth {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  .items {
    grid-column: 2 / -1;
  }
  @media (max-width: 1279px) {
    grid-template-columns: 46px minmax(0, 1.6fr) 130px minmax(0, 1.2fr) 110px 90px;
    .reminder {
      grid-column: 2 / -1;
    }
  }
  @media (max-width: 767px) {
    grid-template-columns: 46px minmax(0, 1fr) auto;
    padding: 12px 16px 12px 6px;
    border: 1px solid var(--bk-border-subtle);
    border-radius: 20px 20px 20px 6px;
    background: var(--bk-bg-surface);
    .who {
      grid-column: 2;
    }
    .worth {
      grid-column: 3;
      grid-row: 1;
    }
    > div:not(.who),
    > span,
    > time {
      grid-column: 2 / -1;
    }
  }
`;

export const Reminder = styled.section`
  display: grid;
  justify-items: start;
  gap: 8px;
  max-width: 560px;
  margin-bottom: 10px;
  padding: 14px 16px;
  border: 1px solid var(--bk-border-subtle);
  border-radius: 14px;
  background: var(--bk-bg-surface);
  h3 {
    font: 700 1.0625rem/1.3 var(--bk-display);
  }
  > span {
    padding: 8px 14px;
    border-radius: 999px;
    background: var(--bk-bg-neutralSoft);
    font-weight: 600;
    font-size: 0.875rem;
  }
`;

export const Items = styled.div`
  max-width: 560px;
  margin: 4px 0 10px;
  padding: 14px 16px;
  border: 1px solid var(--bk-border-subtle);
  border-radius: 14px;
  background: var(--bk-bg-surface);
  li {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding: 8px 0;
    &:last-child {
      border-top: 1px solid var(--bk-border-subtle);
    }
  }
`;
