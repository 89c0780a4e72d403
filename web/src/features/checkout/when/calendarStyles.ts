import styled from 'styled-components';

export const Grid = styled.table`
  border-collapse: separate;
  border-spacing: 4px;
  table-layout: fixed;
  /* A phone's calendar goes nearly to the card's edge, so that a day is 44 px wide. */
  margin: 0 -17px;
  width: calc(100% + 34px);
  caption {
    padding: 0 17px 8px;
    font-weight: 600;
    text-align: left;
  }
  th {
    padding: 0 0 4px;
    color: var(--bk-text-secondary);
    font: 600 0.8125rem/1.2 var(--bk-text);
  }
  td {
    height: 64px;
    padding: 0;
    vertical-align: top;
  }
  @media (min-width: 768px) {
    border-spacing: 6px;
    margin: -6px;
    width: calc(100% + 12px);
    caption {
      padding-inline: 6px;
    }
    td {
      height: 84px;
    }
  }
`;

export const DayButton = styled.button`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: flex-start;
  gap: 1px;
  width: 100%;
  height: 100%;
  min-height: 64px;
  padding: 7px 2px;
  border: 1px solid var(--bk-border-default);
  border-radius: var(--bk-radius-m);
  background: var(--bk-bg-surface);
  line-height: 1.2;
  b {
    font-weight: 600;
    font-size: 1.0625rem;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  b[data-month] {
    font-size: 0.75rem;
    line-height: 1.6875;
  }
  small {
    max-width: 100%;
    color: var(--bk-text-secondary);
    font-size: 0.6875rem;
  }
  em {
    padding: 1px 6px;
    border-radius: var(--bk-radius-pill);
    background: var(--bk-bg-highlight);
    color: var(--bk-ink);
    font: 600 0.6875rem/1.3 var(--bk-text);
  }
  [data-long] {
    display: none;
  }
  &:hover {
    border-color: var(--bk-text-success);
  }
  &[aria-pressed='true'] {
    border-color: var(--bk-text-success);
    box-shadow: inset 0 0 0 1px var(--bk-text-success);
    background: var(--bk-bg-successSoft);
    color: var(--bk-text-success);
    small {
      color: inherit;
    }
  }
  &[aria-disabled='true'] {
    border-style: dashed;
    background: transparent;
    color: var(--bk-text-tertiary);
    cursor: help;
    small {
      color: inherit;
    }
    &:hover {
      border-color: var(--bk-border-control);
    }
  }
  @media (min-width: 768px) {
    min-height: 84px;
    padding: 9px 6px;
    b[data-month] {
      font-size: 1.0625rem;
      line-height: inherit;
    }
    small {
      font-size: 0.75rem;
    }
    [data-long] {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 3;
      overflow: hidden;
    }
    [data-short] {
      display: none;
    }
  }
`;

export const Why = styled.p`
  min-height: 1.5em;
  color: var(--bk-text-secondary);
  font-size: 0.9375rem;
`;
