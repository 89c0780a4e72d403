import styled from 'styled-components';

export const Day = styled.section`
  h2 {
    padding: 10px 20px;
    background: var(--bk-bg-sunken);
    font: 600 0.875rem/1.4 var(--bk-text);
    color: var(--bk-text-secondary);
  }
  @media (max-width: 767px) {
    h2 {
      padding: 14px 0 10px;
      background: none;
    }
    ol {
      display: grid;
      gap: 10px;
    }
  }
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: 84px minmax(0, 1fr) minmax(0, 1.3fr) minmax(0, 1.6fr) 44px;
  align-items: center;
  gap: 4px 16px;
  padding: 10px 16px 10px 20px;
  border-bottom: 1px solid var(--bk-border-subtle);
  &[data-open] {
    background: var(--bk-bg-sunken);
    > button svg {
      rotate: 180deg;
    }
  }
  time {
    color: var(--bk-text-secondary);
    font-variant-numeric: tabular-nums;
  }
  .who {
    display: flex;
    align-items: center;
    gap: 10px;
    min-width: 0;
    button {
      min-height: 24px;
      padding: 0;
      border: 0;
      background: none;
      font-weight: 600;
      text-align: left;
      overflow-wrap: anywhere;
      &:hover {
        text-decoration: underline;
      }
    }
  }
  .act,
  .change {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  b {
    display: block;
    font-weight: 600;
  }
  a {
    font-weight: 600;
    color: var(--bk-text-brand);
  }
  small {
    display: block;
    font-size: 0.8125rem;
    color: var(--bk-text-secondary);
  }
  .pair {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    margin-top: 2px;
  }
  .details {
    grid-column: 2 / -1;
  }
  @media (max-width: 767px) {
    grid-template-columns: minmax(0, 1fr) 44px;
    padding: 14px 12px 14px 16px;
    border: 1px solid var(--bk-border-subtle);
    border-radius: var(--bk-petal);
    background: var(--bk-bg-surface);
    > * {
      grid-column: 1 / -1;
    }
    time {
      order: 3;
      font-size: 0.8125rem;
    }
    .act {
      grid-column: 1;
      grid-row: 1;
    }
    > button {
      grid-column: 2;
      grid-row: 1;
    }
    > .details {
      grid-column: 1 / -1;
      order: 4;
    }
  }
`;

export const Value = styled.span`
  padding: 3px 8px;
  border-radius: var(--bk-radius-s);
  background: var(--bk-bg-neutralSoft);
  color: var(--bk-text-secondary);
  overflow-wrap: anywhere;
  &[data-tone='after'] {
    background: var(--bk-bg-infoSoft);
    color: var(--bk-text-info);
    font-weight: 600;
  }
  &[data-tone='gone'] {
    background: var(--bk-bg-dangerSoft);
    color: var(--bk-text-danger);
  }
`;

export const Details = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 240px;
  gap: 20px;
  padding: 8px 0 10px;
  table {
    width: 100%;
    border-spacing: 0;
    border: 1px solid var(--bk-border-subtle);
    border-radius: var(--bk-radius-m);
    background: var(--bk-bg-surface);
  }
  th,
  td {
    padding: 9px 14px;
    text-align: left;
    font-weight: 400;
    line-height: 1.7;
  }
  thead th {
    font-size: 0.8125rem;
    font-weight: 600;
    color: var(--bk-text-secondary);
  }
  tbody > tr > * {
    border-top: 1px solid var(--bk-border-subtle);
  }
  dt {
    font-size: 0.8125rem;
    color: var(--bk-text-secondary);
  }
  dd {
    margin-bottom: 8px;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  @media (max-width: 1023px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
