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
  grid-template-columns: 46px minmax(0, 1.6fr) minmax(0, 1.8fr) 110px 90px 168px;
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
  .who {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .what {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
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
    grid-template-columns: 46px minmax(0, 1.6fr) minmax(0, 1.8fr) 110px 90px;
    .reminder {
      grid-column: 2 / -1;
    }
  }
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr) auto;
    padding: 14px 16px;
    border: 1px solid var(--bk-border-subtle);
    border-radius: 20px 20px 20px 6px;
    background: var(--bk-bg-surface);
    .who {
      grid-area: 1 / 1 / 3 / 2;
    }
    .worth {
      grid-area: 1 / 2;
    }
    > time {
      grid-area: 2 / 2;
      text-align: right;
      font-size: 0.8125rem;
    }
    > button {
      grid-area: 3 / 2;
      justify-self: end;
      margin-right: -12px;
    }
    .what {
      grid-area: 3 / 1;
    }
    .reminder,
    .items {
      grid-column: 1 / -1;
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
