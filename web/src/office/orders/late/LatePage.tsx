import { getDashboard } from '@bloomkin/shared/routes/dashboard.ts';
import { listLate } from '@bloomkin/shared/routes/search.ts';
import { formatDay, formatTime, localTime, marketTimeZone } from '@bloomkin/shared/rules/zonedTime.ts';
import type { LateBoard, LateOrder } from '@bloomkin/shared/schemas/late.ts';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useQuery } from '#api/useQuery.ts';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { QueryState } from '#components/feedback/QueryState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { SegmentedField } from '#components/form/SegmentedField.tsx';
import { useNow } from '#components/hooks/useNow.ts';
import { Grid, Stack } from '#components/layout/boxes.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { formatCount } from '#components/text/formatCount.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { OfficePage } from '#office/kit/OfficePage.tsx';
import { PageHead } from '#office/kit/pageStyles.ts';
import { Tile } from '#office/kit/Tile.tsx';
import { SixTiles } from '#office/orders/abandoned/tileStyles.ts';
import { polling, pollMs } from '#office/orders/polling.ts';
import { LateFlorist } from './LateFlorist.tsx';
import { type SteadyFlorist, useSteadyRows } from './useSteadyRows.ts';

type Risk = LateBoard['florists'][number]['orders'][number]['risk'];

const riskLabels = { late: 'Late', at_risk: 'At risk', not_accepted: 'Not accepted' } as const;
const risks = ['late', 'at_risk', 'not_accepted'] as const;
const filters = ['', ...risks, 'today', 'open'] as const;
type Filter = (typeof filters)[number];
const filterLabels: Readonly<Record<Filter, string>> = {
  '': 'All',
  ...riskLabels,
  today: 'Due today',
  open: 'Open now',
};
const notes: Readonly<Record<Risk, string>> = {
  late: 'window is over',
  at_risk: 'not ready, leaves within 30 min',
  not_accepted: 'under 30 min left',
};

export function LatePage() {
  const now = new Date(useNow(pollMs));
  const { data, error, mutate } = useQuery(listLate, {}, { ...polling, keepPreviousData: true });
  const { day, time } = localTime(now, marketTimeZone);
  return (
    <OfficePage title="Late and at risk">
      <PageHead>
        <div>
          <h1>Late and at risk</h1>
          <p>
            {formatDay(day)}, {formatTime(time)} in Sydney. New ones come by themselves.
          </p>
        </div>
      </PageHead>
      <QueryState
        query={{ data, error, mutate }}
        what="the late orders"
        skeleton={<Skeleton $height="320px" $radius="20px" />}
      >
        {({ data: board }) => <Board board={board} now={pickLater(now, board.now)} />}
      </QueryState>
    </OfficePage>
  );
}

/** A florist that is open opens at the time of the answer, which the browser's clock may not have reached yet. */
const pickLater = (clock: Date, answeredAt: string): Date =>
  new Date(Math.max(clock.getTime(), Date.parse(answeredAt)));

function Board({ board, now }: { board: LateBoard; now: Date }) {
  const [search, setSearch] = useSearchParams();
  const only = filters.find((filter) => filter === search.get('show')) ?? '';
  const orders = board.florists.flatMap((florist) => florist.orders);
  const count = (risk: Risk) => orders.filter((order) => order.risk === risk).length;
  const { florists, news, hold } = useSteadyRows(board);
  const shown = filterFlorists(florists, only, now);
  const options = filters.map((filter) => ({
    value: filter,
    label: `${filterLabels[filter]} ${filterFlorists(board.florists, filter, now).flatMap((one) => one.orders).length}`,
  }));
  return (
    <Stack>
      <LateTiles aria-label="Figures">
        {risks.map((risk) => (
          <Tile
            key={risk}
            title={risk === 'late' ? 'Late now' : riskLabels[risk]}
            figure={count(risk)}
            note={notes[risk]}
            isDanger={risk === 'late' && count(risk) > 0}
          />
        ))}
        <Tile title="Due today" figure={board.due_today} note="still to go, by each place's clock" />
        <Tile
          title="Florists open now"
          figure={board.florists.filter((florist) => isOpen(florist, now)).length}
          note={`of ${board.florists.length} with such orders`}
        />
        <OnTimeTile />
      </LateTiles>
      <SegmentedField
        legend="Show"
        hideLegend
        options={options}
        value={only}
        onChange={(value) => setSearch(value ? { show: value } : {}, { replace: true })}
      />
      <VisuallyHidden as="p" role="status">
        {news.length > 0 && `${pluralise(news.length, 'new order')}: ${news.join(', ')}`}
      </VisuallyHidden>
      {shown.length === 0 ? (
        <EmptyState
          title={only ? 'Nothing here at the moment' : 'No order is late or at risk'}
          text="Each open order has time left. This page looks again by itself."
        />
      ) : (
        <Grid {...hold}>
          {shown.map((florist) => (
            <LateFlorist key={florist.company.id} florist={florist} now={now} />
          ))}
        </Grid>
      )}
    </Stack>
  );
}

const isOpen = ({ opens_at }: Pick<SteadyFlorist, 'opens_at'>, now: Date): boolean =>
  opens_at !== null && Date.parse(opens_at) <= now.getTime();

/** Florists without an order of the filter are left out. */
function filterFlorists(florists: readonly SteadyFlorist[], filter: Filter, now: Date): SteadyFlorist[] {
  const isShown = ({ risk, day, timezone }: LateOrder) =>
    filter === 'today'
      ? day === localTime(now, timezone).day
      : filter === '' || filter === 'open' || risk === filter;
  return florists
    .filter((florist) => filter !== 'open' || isOpen(florist, now))
    .map((florist) => ({ ...florist, orders: florist.orders.filter(isShown) }))
    .filter(({ orders }) => orders.length > 0);
}

/** Phones show the first three tiles only, because those need action. */
const LateTiles = styled(SixTiles)`
  @media (max-width: 767px) {
    > :nth-child(n + 4) {
      display: none;
    }
  }
`;

/** Forgotten and canceled orders count too. */
function OnTimeTile() {
  const dashboard = useQuery(getDashboard, { query: { days: '7' } }).data?.data;
  if (!dashboard) return null;
  const { on_time, on_time_rate, due } = dashboard.now;
  return (
    <Tile
      title="On time, 7 days"
      figure={on_time_rate === null ? '–' : `${(on_time_rate * 100).toFixed(1)}%`}
      note={`${formatCount(on_time)} of ${formatCount(due)} due. Forgotten ones count.`}
    />
  );
}
