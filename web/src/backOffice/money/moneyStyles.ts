import styled from 'styled-components';
import { Callout } from '#components/feedback/Callout.ts';

/** Tabular lining figures. */
export const Figure = styled.b`
  font: 700 1.375rem/1.25 var(--bk-display);
  font-feature-settings: 'lnum', 'tnum';
  white-space: nowrap;
`;

export const CalloutRow = styled(Callout)`
  align-items: center;
  flex-wrap: wrap;
  > div {
    flex: 1 1 300px;
  }
  a {
    background: var(--bk-bg-surface);
    border-color: currentColor;
  }
  @media (max-width: 767px) {
    a {
      width: 100%;
    }
  }
`;

export const LinesTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums lining-nums;
  th {
    padding: 13px 16px;
    border-bottom: 1px solid var(--bk-border-subtle);
    background: var(--bk-bg-sunken);
    font: 600 0.8125rem/1.3 var(--bk-text);
    color: var(--bk-text-secondary);
    text-align: left;
    white-space: nowrap;
  }
  td {
    padding: 9px 16px;
    border-bottom: 1px solid var(--bk-border-subtle);
    line-height: 1.35;
    white-space: nowrap;
  }
  td:nth-child(1),
  td:nth-child(5) {
    color: var(--bk-text-secondary);
  }
  td:nth-child(2) {
    width: 45%;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  th:nth-child(n + 3),
  td:nth-child(n + 3) {
    text-align: right;
  }
  td:last-child {
    font-weight: 600;
  }
  tr[data-kind='transfer'] td:last-child {
    font-weight: 400;
    color: var(--bk-text-secondary);
  }
  td[data-negative='true'] {
    color: var(--bk-text-danger);
  }
  a:hover {
    text-decoration: underline;
  }
  small {
    display: block;
    font-size: 0.8125rem;
    color: var(--bk-text-secondary);
  }
`;

export const LineCards = styled.ul`
  padding: 0 16px;
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-petal);
  background: var(--bk-bg-surface);
  list-style: none;
  li {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    padding: 12px 0;
    /* The whole line opens its order. */
    a::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    & + li {
      border-top: 1px solid var(--bk-border-subtle);
    }
  }
  div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--bk-text-secondary);
  }
  span {
    flex: none;
    font-weight: 600;
    font-variant-numeric: tabular-nums lining-nums;
  }
  [data-negative='true'] {
    color: var(--bk-text-danger);
  }
`;

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-height: 56px;
  padding: 6px 16px;
  color: var(--bk-text-secondary);
`;
