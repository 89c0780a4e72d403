import type { Order, OrderProposal } from '@bloomkin/shared/schemas/order.ts';
import styled from 'styled-components';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { formatDollars } from '#components/text/formatDollars.ts';
import { describeRow, listProposalRows } from './proposalRows.ts';
import { describeChange } from './statusMessages.ts';

const Table = styled.table`
  width: 100%;
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
  small {
    display: block;
    color: var(--bk-text-secondary);
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
  margin-top: 8px;
  overflow-wrap: anywhere;
`;

interface ProposalTableProps {
  order: Order;
  proposal: OrderProposal;
}

/** The changes of an open proposal. */
export const ProposalTable = ({ order, proposal }: ProposalTableProps) => (
  <Body>
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
        {listProposalRows(order, proposal).map((row) => (
          <tr key={row.key}>
            <th scope="row">
              {row.title}
              <small>{describeRow(row)}</small>
            </th>
            <td>{row.wasCount === 0 ? '–' : formatDollars(row.was)}</td>
            <td>{row.count === 0 ? '–' : formatDollars(row.willBe)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          <td>{formatDollars(order.total)}</td>
          <td>{formatDollars(proposal.total)}</td>
        </tr>
      </tfoot>
    </Table>
    <Others>
      {proposal.changes
        .filter(({ what }) => what !== 'items')
        .map((line) => (
          <li key={line.what}>{describeChange(line, order)}</li>
        ))}
    </Others>
  </Body>
);
