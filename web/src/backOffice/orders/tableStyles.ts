import styled from 'styled-components';

export const Scroller = styled.div`
  position: relative;
  overflow-x: auto;
`;

export const OrdersTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  th {
    padding: 2px 10px;
    border-bottom: 1px solid var(--bk-border-subtle);
    background: var(--bk-bg-sunken);
    font: 600 0.8125rem/1.3 var(--bk-text);
    color: var(--bk-text-secondary);
    text-align: left;
    white-space: nowrap;
  }
  td {
    padding: 9px 10px;
    border-bottom: 1px solid var(--bk-border-subtle);
    line-height: 1.35;
  }
  td:last-child {
    padding-inline: 0 8px;
  }
  tbody tr:hover td {
    background: var(--bk-bg-sunken);
  }
  tbody tr[data-chosen] td {
    background: color-mix(in srgb, var(--bk-bg-brandSoft) 55%, var(--bk-bg-surface));
  }
  tr:focus-within td {
    box-shadow: inset 0 1px var(--bk-border-control);
  }
  small {
    display: block;
    font-size: 0.8125rem;
    color: var(--bk-text-secondary);
    white-space: nowrap;
  }
  b,
  td a {
    font-weight: 600;
    white-space: nowrap;
  }
  td a:hover {
    text-decoration: underline;
  }
  .num {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  label {
    min-height: 40px;
  }
`;

export const DueText = styled.span<{ $urgent: boolean }>`
  white-space: nowrap;
  && small {
    font-weight: 600;
    color: var(--bk-text-${({ $urgent }) => ($urgent ? 'danger' : 'secondary')});
  }
`;
