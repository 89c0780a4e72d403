import type { Order, OrderProposal } from '@bloomkin/shared/schemas/order.ts';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { formatDollars } from '#components/text/formatDollars.ts';
import { describeRow, listProposalRows } from './proposalRows.ts';
import { describeChange } from './statusMessages.ts';

const Table = styled.table`
  width: 100%;
  margin-bottom: 12px;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th {
    font-weight: 500;
    text-align: left;
    overflow-wrap: anywhere;
  }
  th,
  td {
    padding: 8px 0;
    border-bottom: 1px solid var(--bk-border-subtle);
    vertical-align: top;
  }
  td,
  thead th:not(:first-child) {
    padding-left: 14px;
    text-align: right;
    white-space: nowrap;
  }
  thead th {
    color: var(--bk-text-secondary);
    font-size: 0.875rem;
  }
  small,
  em {
    display: block;
    color: var(--bk-text-secondary);
  }
  em {
    color: var(--bk-text-brand);
    font: inherit;
    font-weight: 600;
    font-size: 0.875rem;
  }
  tbody td:last-child {
    font-weight: 600;
  }
  tfoot > tr > * {
    border: 0;
    font-weight: 700;
  }
`;

const Body = styled.div`
  margin-bottom: 14px;
  & + p {
    margin-bottom: 14px;
  }
`;

const Others = styled.ul`
  display: grid;
  gap: 4px;
  overflow-wrap: anywhere;
`;

interface ChangeTableProps {
  rows: readonly { key: string; title: string; note: ReactNode; was: string; willBe: string }[];
  total: { was: string; willBe: string };
}

/** What an order costs before and after a change. */
export const ChangeTable = ({ rows, total }: ChangeTableProps) => (
  <Table>
    <caption>
      <VisuallyHidden>What changes</VisuallyHidden>
    </caption>
    <thead>
      <tr>
        <th scope="col">
          <VisuallyHidden>What</VisuallyHidden>
        </th>
        <th scope="col">Now</th>
        <th scope="col">Will be</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, title, note, was, willBe }) => (
        <tr key={key}>
          <th scope="row">
            {title}
            {note}
          </th>
          <td>{was}</td>
          <td>{willBe}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Total</th>
        <td>{total.was}</td>
        <td>{total.willBe}</td>
      </tr>
    </tfoot>
  </Table>
);

interface ProposalTableProps {
  order: Order;
  proposal: OrderProposal;
}

/** The changes of an open proposal. */
export const ProposalTable = ({ order, proposal }: ProposalTableProps) => (
  <Body>
    <ChangeTable
      rows={listProposalRows(order, proposal).map((row) => ({
        ...row,
        note: <small>{describeRow(row)}</small>,
        was: row.wasCount === 0 ? '–' : formatDollars(row.was),
        willBe: row.count === 0 ? '–' : formatDollars(row.willBe),
      }))}
      total={{ was: formatDollars(order.total), willBe: formatDollars(proposal.total) }}
    />
    <Others>
      {proposal.changes
        .filter(({ what }) => what !== 'items')
        .map((line) => (
          <li key={line.what}>{describeChange(line, order)}</li>
        ))}
    </Others>
  </Body>
);
