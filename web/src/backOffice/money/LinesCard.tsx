import { paths } from '@bloomkin/shared/pages.ts';
import { describeMarketDiscount } from '@bloomkin/shared/rules/discountWords.ts';
import { formatDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Statement, StatementKind, StatementLine } from '@bloomkin/shared/schemas/statement.ts';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { TabNav } from '#components/layout/TabNav.tsx';
import { ListSearch } from '#components/list/ListSearch.tsx';
import { useIsTable } from '#components/list/ListView.tsx';
import { Panel, Toolbar } from '#components/list/listStyles.ts';
import { formatAmount } from './formatAmount.ts';
import { Foot, LineCards, LinesTable } from './lineStyles.ts';

type Tab = 'all' | Exclude<StatementKind, 'adjustment'>;

const tabs: readonly (readonly [Tab, string])[] = [
  ['all', 'All'],
  ['order', 'Orders'],
  ['refund', 'Refunds'],
  ['transfer', 'Transfers'],
  ['dispute', 'Disputes'],
];

const first = 20;
const isOf = (tab: Tab) => (line: StatementLine) => tab === 'all' || line.kind === tab;

export function LinesCard({ statement }: { statement: Statement }) {
  const [params] = useSearchParams();
  const tab = tabs.find(([name]) => name === params.get('kind'))?.[0] ?? 'all';
  const [search, setSearch] = useState('');
  const [limit, setLimit] = useState(first);
  const isTable = useIsTable();
  const words = search.trim().toLowerCase().replace(/^#/, '');
  const found = statement.lines
    .filter(isOf(tab))
    .filter((line) => `${line.order_number} ${line.about}`.toLowerCase().includes(words));
  const shown = found.slice(0, limit);
  if (statement.lines.length === 0)
    return (
      <Panel>
        <EmptyState
          title="Nothing moved in this month"
          text="An order that was paid by card stands here once you complete it."
        />
      </Panel>
    );
  return (
    <Panel aria-label="Lines">
      <TabNav
        label="Kind of line"
        links={tabs.map(([name, title]) => ({
          title,
          to: { search: `?${new URLSearchParams({ month: statement.month, kind: name })}` },
          isCurrent: name === tab,
          count: statement.lines.filter(isOf(name)).length,
        }))}
      />
      <Toolbar>
        <ListSearch
          label="Order number or flowers"
          placeholder="Order number or flowers"
          value={search}
          onSearch={setSearch}
        />
      </Toolbar>
      {shown.length === 0 ? (
        <EmptyState title="No such line" text="Look for another number, or in another month." />
      ) : isTable ? (
        <Table lines={shown} />
      ) : (
        <Cards lines={shown} />
      )}
      <Foot>
        <p role="status">
          {shown.length} of {found.length} lines
        </p>
        {found.length > shown.length && (
          <Button kind="quiet" onClick={() => setLimit(limit + first)}>
            Show {Math.min(first, found.length - shown.length)} more
          </Button>
        )}
      </Foot>
    </Panel>
  );
}

function Title({ line: { kind, order_id: id, order_number: number, yours } }: { line: StatementLine }) {
  if (kind === 'transfer') return <b>{yours > 0 ? 'Taken back from your bank' : 'Sent to your bank'}</b>;
  const label = { order: 'Order', refund: 'Refund on', dispute: 'Dispute on', adjustment: 'Set off on' }[
    kind
  ];
  return (
    <b>
      {label} {id ? <Link to={paths.orderView(id)}>#{number}</Link> : `#${number}`}
    </b>
  );
}

function aboutOf(line: StatementLine): string {
  const { kind, about, count } = line;
  if (kind === 'transfer') return count === 1 ? '1 order' : `${count} orders`;
  return [about, describeMarketDiscount(line)].filter(Boolean).join('. ');
}

const amount = (value: number): string => (value === 0 ? '' : formatAmount(value));
const signed = (value: number): string => (value > 0 ? `+${formatAmount(value)}` : amount(value));

const Table = ({ lines }: { lines: readonly StatementLine[] }) => (
  <LinesTable>
    <thead>
      <tr>
        <th scope="col">Day</th>
        <th scope="col">What</th>
        <th scope="col">Buyer paid</th>
        <th scope="col">Commission</th>
        <th scope="col">GST in it</th>
        <th scope="col">Yours</th>
      </tr>
    </thead>
    <tbody>
      {lines.map((line) => (
        <tr key={line.id} data-kind={line.kind}>
          <td>{formatDay(line.day)}</td>
          <td>
            <Title line={line} />
            <small>{aboutOf(line)}</small>
          </td>
          <td>{amount(line.buyer)}</td>
          <td>{signed(line.commission)}</td>
          <td>{amount(line.gst)}</td>
          <td data-negative={line.yours < 0 && line.kind !== 'transfer'}>{formatAmount(line.yours)}</td>
        </tr>
      ))}
    </tbody>
  </LinesTable>
);

const Cards = ({ lines }: { lines: readonly StatementLine[] }) => (
  <LineCards>
    {lines.map((line) => (
      <li key={line.id}>
        <div>
          <Title line={line} />
          <small>
            {[formatDay(line.day), aboutOf(line)].filter(Boolean).join('. ')}
            {line.buyer !== 0 && (
              <>
                <br />
                {formatAmount(line.buyer)}, commission {signed(line.commission)}
              </>
            )}
          </small>
        </div>
        <span data-negative={line.yours < 0 && line.kind !== 'transfer'}>{formatAmount(line.yours)}</span>
      </li>
    ))}
  </LineCards>
);
