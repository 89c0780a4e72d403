import { paths } from '@bloomkin/shared/pages.ts';
import { formatDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Statement, StatementKind, StatementLine } from '@bloomkin/shared/schemas/statement.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { useIsTable } from '#components/list/ListView.tsx';
import { OfficeIcon } from '../OfficeIcon.tsx';
import { Panel, SearchBox, Toolbar } from '../orders/listStyles.ts';
import { formatAmount } from './formatAmount.ts';
import { Foot, KindTabs, LineCards, LinesTable } from './lineStyles.ts';

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
  const [tab, setTab] = useState<Tab>('all');
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
      <KindTabs role="group" aria-label="Kind of line">
        {tabs.map(([name, label]) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === tab}
            onClick={() => {
              setTab(name);
              setLimit(first);
            }}
          >
            {label} <span>{statement.lines.filter(isOf(name)).length}</span>
          </button>
        ))}
      </KindTabs>
      <Toolbar>
        <SearchBox>
          <OfficeIcon name="search" size={20} />
          <input
            type="search"
            aria-label="Order number or flowers"
            placeholder="Order number or flowers"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </SearchBox>
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

const aboutOf = ({ kind, about, count }: StatementLine): string =>
  kind === 'transfer' ? (count === 1 ? '1 order' : `${count} orders`) : about;

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
