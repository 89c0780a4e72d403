import { paths } from '@bloomkin/shared/pages.ts';
import { describeMarketDiscount } from '@bloomkin/shared/rules/describeDiscount.ts';
import { matchesText } from '@bloomkin/shared/rules/search.ts';
import { formatDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Statement, StatementKind, StatementLine } from '@bloomkin/shared/schemas/statement.ts';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { TabNav } from '#components/layout/TabNav.tsx';
import { ListSearch } from '#components/list/ListSearch.tsx';
import { useIsTable } from '#components/list/ListView.tsx';
import { Panel, Toolbar } from '#components/list/listStyles.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { useIsAdmin } from '#session/useSession.ts';
import { formatAmount } from './formatAmount.ts';
import { Foot, LineCards, LinesTable } from './moneyStyles.ts';

type Tab = 'all' | Exclude<StatementKind, 'adjustment'>;

const tabs: readonly (readonly [Tab, string])[] = [
  ['all', 'All'],
  ['order', 'Orders'],
  ['refund', 'Refunds'],
  ['transfer', 'Transfers'],
  ['dispute', 'Disputes'],
];

const pageSize = 20;
const isInTab = (tab: Tab) => (line: StatementLine) => tab === 'all' || line.kind === tab;

export function LinesCard({ statement }: { statement: Statement }) {
  const [params] = useSearchParams();
  const tab = tabs.find(([name]) => name === params.get('kind'))?.[0] ?? 'all';
  const [search, setSearch] = useState('');
  const [limit, setLimit] = useState(pageSize);
  const isTable = useIsTable();
  const isOwn = !useIsAdmin();
  const found = statement.lines
    .filter(isInTab(tab))
    .filter((line) => matchesText(`${line.order_number} ${line.about}`, search));
  const shown = found.slice(0, limit);
  if (statement.lines.length === 0)
    return (
      <Panel>
        <EmptyState
          title="Nothing moved in this month"
          text="An order that was paid by card stands here once it is completed."
        >
          <ButtonLink to={paths.orders(isOwn ? {} : { company: statement.company.id })}>
            {isOwn ? 'See your orders' : 'See the orders'}
          </ButtonLink>
        </EmptyState>
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
          count: statement.lines.filter(isInTab(name)).length,
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
          <Button kind="quiet" onClick={() => setLimit(limit + pageSize)}>
            Show {Math.min(pageSize, found.length - shown.length)} more
          </Button>
        )}
      </Foot>
    </Panel>
  );
}

function Title({ line: { kind, order_id: id, order_number: number, yours } }: { line: StatementLine }) {
  const bank = useIsAdmin() ? 'the florist’s bank' : 'your bank';
  if (kind === 'transfer') return <b>{yours > 0 ? `Taken back from ${bank}` : `Sent to ${bank}`}</b>;
  const label = { order: 'Order', refund: 'Refund on', dispute: 'Dispute on', adjustment: 'Set off on' }[
    kind
  ];
  return (
    <b>
      {label} {id ? <Link to={paths.orderView(id)}>#{number}</Link> : `#${number}`}
    </b>
  );
}

function describeLine(line: StatementLine): string {
  const { kind, about, count } = line;
  if (kind === 'transfer') return pluralise(count, 'order');
  return [about, describeMarketDiscount(line)].filter(Boolean).join('. ');
}

const formatUnlessZero = (value: number): string => (value === 0 ? '' : formatAmount(value));
const formatSigned = (value: number): string =>
  value > 0 ? `+${formatAmount(value)}` : formatUnlessZero(value);

const Table = ({ lines }: { lines: readonly StatementLine[] }) => (
  <LinesTable>
    <thead>
      <tr>
        <th scope="col">Day</th>
        <th scope="col">What</th>
        <th scope="col">Buyer paid</th>
        <th scope="col">Commission</th>
        <th scope="col">GST in it</th>
        <th scope="col">{useIsAdmin() ? 'The florist’s' : 'Yours'}</th>
      </tr>
    </thead>
    <tbody>
      {lines.map((line) => (
        <tr key={line.id} data-kind={line.kind}>
          <td>{formatDay(line.day)}</td>
          <td>
            <Title line={line} />
            <small>{describeLine(line)}</small>
          </td>
          <td>{formatUnlessZero(line.buyer)}</td>
          <td>{formatSigned(line.commission)}</td>
          <td>{formatUnlessZero(line.gst)}</td>
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
            {[formatDay(line.day), describeLine(line)].filter(Boolean).join('. ')}
            {line.buyer !== 0 && (
              <>
                <br />
                {formatAmount(line.buyer)}, commission {formatSigned(line.commission)}
              </>
            )}
          </small>
        </div>
        <span data-negative={line.yours < 0 && line.kind !== 'transfer'}>{formatAmount(line.yours)}</span>
      </li>
    ))}
  </LineCards>
);
