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
import { Panel, Toolbar } from '#components/list/listStyles.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { formatAmount } from '#office/kit/formatAmount.ts';
import { type Column, Rows } from '#office/kit/list/Rows.tsx';
import { Amount, Foot } from '#office/kit/moneyStyles.ts';
import { useIsAdmin } from '#session/useSession.ts';

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
      ) : (
        <Lines lines={shown} isOwn={isOwn} />
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

const listColumns = (isOwn: boolean): Column<StatementLine>[] => [
  { heading: 'Day', cell: ({ day }) => formatDay(day) },
  {
    heading: 'What',
    cell: (line) => (
      <>
        <Title line={line} />
        <small>{describeLine(line)}</small>
      </>
    ),
  },
  { heading: 'Buyer paid', className: 'num', cell: ({ buyer }) => formatUnlessZero(buyer) },
  { heading: 'Commission', className: 'num', cell: ({ commission }) => formatSigned(commission) },
  { heading: 'GST in it', className: 'num', cell: ({ gst }) => formatUnlessZero(gst) },
  {
    heading: isOwn ? 'Yours' : 'The florist’s',
    className: 'num status',
    cell: ({ kind, yours }) => (
      <Amount data-kind={kind} data-negative={yours < 0 && kind !== 'transfer'}>
        {formatAmount(yours)}
      </Amount>
    ),
  },
];

const Lines = ({ lines, isOwn }: { lines: readonly StatementLine[]; isOwn: boolean }) => (
  <Rows
    items={lines}
    columns={listColumns(isOwn)}
    cardTitle={(line) => <CardTitle line={line} />}
    card={(line) => <CardLine line={line} />}
  />
);

const CardTitle = ({ line }: { line: StatementLine }) => (
  <span>
    <Title line={line} />
    <br />
    <small>{[formatDay(line.day), describeLine(line)].filter(Boolean).join('. ')}</small>
  </span>
);

const CardLine = ({ line: { buyer, commission } }: { line: StatementLine }) => (
  <small>{buyer !== 0 && `${formatAmount(buyer)}, commission ${formatSigned(commission)}`}</small>
);
