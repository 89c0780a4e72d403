import styled from 'styled-components';
import { Table } from '../../components/ui/Table.ts';

export const OrdersTable = styled(Table)`
  && {
    font-size: 0.9375rem;
  }
  th.amplify-table__th {
    padding: 10px 12px;
    border-width: 0 0 1px;
    border-color: var(--bk-border-subtle);
    background: var(--bk-bg-sunken);
    font: 600 0.8125rem/1.3 var(--bk-text);
    color: var(--bk-text-secondary);
    white-space: nowrap;
  }
  td.amplify-table__td {
    padding: 8px 12px;
    border-width: 0 0 1px;
    border-color: var(--bk-border-subtle);
    line-height: 1.35;
    vertical-align: middle;
    color: var(--bk-text-primary);
  }
  td:last-child.amplify-table__td {
    padding-inline: 0 8px;
  }
  tr:hover td {
    background: var(--bk-bg-sunken);
  }
  tr[data-chosen] td {
    background: color-mix(in srgb, var(--bk-bg-brandSoft) 55%, var(--bk-bg-surface));
  }
  tr:focus-within td {
    box-shadow: inset 0 1px var(--bk-border-default);
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
  }
  td a:hover {
    text-decoration: underline;
  }
  .num {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  label {
    min-height: 44px;
  }
`;

export const DueText = styled.span<{ $urgent: boolean }>`
  white-space: nowrap;
  small {
    font-weight: 600;
    ${({ $urgent }) => $urgent && '&& { color: var(--bk-text-danger); }'}
  }
`;
