import { paths } from '@bloomkin/shared/pages.ts';
import { getMarketMonth } from '@bloomkin/shared/routes/payments.ts';
import { gstLabel } from '@bloomkin/shared/rules/gst.ts';
import { localTime, marketTimeZone } from '@bloomkin/shared/rules/zonedTime.ts';
import type { MarketMonth } from '@bloomkin/shared/schemas/marketMoney.ts';
import { StatementMonth } from '@bloomkin/shared/schemas/statement.ts';
import { Link, useSearchParams } from 'react-router-dom';
import { fetchFile } from '#api/fetchFile.ts';
import { useQuery } from '#api/useQuery.ts';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { QueryState } from '#components/feedback/QueryState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { useNow } from '#components/hooks/useNow.ts';
import { Panel } from '#components/list/listStyles.ts';
import { saveFile } from '#features/orders/saveFile.ts';
import { MonthPicker } from '#office/florist/money/MonthPicker.tsx';
import { ExportButton } from '#office/kit/ExportButton.tsx';
import { formatAmount } from '#office/kit/formatAmount.ts';
import { type Column, Rows } from '#office/kit/list/Rows.tsx';
import { OfficePage } from '#office/kit/OfficePage.tsx';
import { PageHead } from '#office/kit/pageStyles.ts';
import { Tile } from '#office/kit/Tile.tsx';
import { Tiles, TilesBox } from '#office/orders/abandoned/tileStyles.ts';

type Florist = MarketMonth['florists'][number];

/** Shows the market's money from the ledger; the month is in the URL. */
export function MarketMoneyPage() {
  const [search, setSearch] = useSearchParams();
  const thisMonth = localTime(new Date(useNow(60_000)), marketTimeZone).day.slice(0, 7);
  const wanted = StatementMonth.safeParse(search.get('month')).data;
  const month = wanted && wanted < thisMonth ? wanted : thisMonth;
  const { data, error, mutate } = useQuery(getMarketMonth, { query: { month } });
  return (
    <OfficePage title="Money">
      <PageHead>
        <div>
          <h1>Money</h1>
          <p>All florists, from the ledger. For the BAS, download the CSV.</p>
        </div>
        <div>
          <MonthPicker
            month={month}
            latest={thisMonth}
            onChange={(next) => setSearch({ month: next }, { preventScrollReset: true })}
          />
          <ExportButton
            onExport={async () => {
              const file = await fetchFile(getMarketMonth, { query: { month, format: 'csv' } });
              saveFile(`bloomkin-market-${month}.csv`, 'text/csv', file);
            }}
          />
        </div>
      </PageHead>
      <QueryState
        query={{ data: data?.data, error, mutate }}
        what="this month"
        skeleton={<Skeleton $height="420px" $radius="20px" />}
      >
        {(loaded) => <Month loaded={loaded} />}
      </QueryState>
    </OfficePage>
  );
}

function Month({ loaded: { total, florists, is_gst_registered } }: { loaded: MarketMonth }) {
  const tiles = [
    [
      'Taken',
      total.taken,
      `${formatAmount(total.refunded)} refunded, ${formatAmount(total.disputed)} disputed`,
    ],
    ['Commission', total.commission, 'of completed orders, less what refunds give back'],
    ['GST on commission', total.gst, is_gst_registered ? 'for the BAS' : gstLabel(false)],
    ['Paid out', total.paid_out, `${formatAmount(total.held)} held at the end of the month`],
  ] as const;
  return (
    <>
      <TilesBox>
        <Tiles aria-label="Figures">
          {tiles.map(([name, value, note]) => (
            <Tile key={name} title={name} figure={formatAmount(value)} note={note} />
          ))}
        </Tiles>
      </TilesBox>
      <Panel aria-label="By florist">
        {florists.length === 0 ? (
          <EmptyState title="Nothing moved this month" text="Card payments appear here." />
        ) : (
          <Rows items={florists} columns={columns} card={(florist) => <CardText florist={florist} />} />
        )}
      </Panel>
    </>
  );
}

const CardText = ({ florist }: { florist: Florist }) => (
  <small>
    {formatAmount(florist.taken)} taken, {formatAmount(florist.refunded + florist.disputed)} refunded.{' '}
    {formatAmount(florist.commission)} commission, {formatAmount(florist.gst)} GST in it.{' '}
    {formatAmount(florist.paid_out)} paid out, {formatAmount(florist.held)} held.
  </small>
);

const amount = (heading: string, pick: (florist: Florist) => number, className = 'num'): Column<Florist> => ({
  heading,
  className,
  cell: (florist) => formatAmount(pick(florist)),
});

const columns: Column<Florist>[] = [
  {
    heading: 'Florist',
    cell: ({ id, brand }) => <Link to={paths.companyStatement(id)}>{brand}</Link>,
  },
  amount('Taken', ({ taken }) => taken),
  amount('Refunded', ({ refunded, disputed }) => refunded + disputed),
  amount('Commission', ({ commission }) => commission),
  amount('GST in it', ({ gst }) => gst),
  amount('Our discounts', ({ market_discounts: discounts }) => discounts, 'num from1280'),
  amount('Paid out', ({ paid_out: paidOut }) => paidOut),
  amount('Held at the end', ({ held }) => held),
];
