import { getDashboard } from '@bloomkin/shared/routes/dashboard.ts';
import { listLate } from '@bloomkin/shared/routes/search.ts';
import { formatDay, formatTime, localTime, marketTimeZone } from '@bloomkin/shared/rules/zonedTime.ts';
import type { LateBoard } from '@bloomkin/shared/schemas/late.ts';
import { useSearchParams } from 'react-router-dom';
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
import { Tiles } from '#office/orders/abandoned/tileStyles.ts';
import { polling, pollMs } from '#office/orders/polling.ts';
import { LateFlorist } from './LateFlorist.tsx';
import { useSteadyRows } from './useSteadyRows.ts';

type Risk = LateBoard['florists'][number]['orders'][number]['risk'];

const riskLabels = { late: 'Late', at_risk: 'At risk', not_accepted: 'Not accepted' } as const;
const risks = ['late', 'at_risk', 'not_accepted'] as const;
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
        {({ data: board }) => <Board board={board} now={now} />}
      </QueryState>
    </OfficePage>
  );
}

function Board({ board, now }: { board: LateBoard; now: Date }) {
  const [search, setSearch] = useSearchParams();
  const only = risks.find((risk) => risk === search.get('show'));
  const orders = board.florists.flatMap((florist) => florist.orders);
  const count = (risk: Risk) => orders.filter((order) => order.risk === risk).length;
  const { florists, news, hold } = useSteadyRows(board);
  const shown = florists
    .map((florist) => ({
      ...florist,
      orders: florist.orders.filter(({ risk }) => only === undefined || risk === only),
    }))
    .filter((florist) => florist.orders.length > 0);
  const options = [
    { value: '', label: `All ${orders.length}` },
    ...risks.map((risk) => ({ value: risk, label: `${riskLabels[risk]} ${count(risk)}` })),
  ];
  return (
    <Stack>
      <Tiles aria-label="Figures" tabIndex={0}>
        {risks.map((risk) => (
          <dl key={risk} data-danger={(risk === 'late' && count(risk) > 0) || undefined}>
            <dt>{risk === 'late' ? 'Late now' : riskLabels[risk]}</dt>
            <dd>
              <b>{formatCount(count(risk))}</b>
            </dd>
            <dd>{notes[risk]}</dd>
          </dl>
        ))}
        <OnTimeTile />
      </Tiles>
      <SegmentedField
        legend="Show"
        hideLegend
        options={options}
        value={only ?? ''}
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

/** Forgotten and canceled orders count too. */
function OnTimeTile() {
  const dashboard = useQuery(getDashboard, { query: { days: '7' } }).data?.data;
  if (!dashboard) return null;
  const { on_time, on_time_rate, due } = dashboard.now;
  return (
    <dl>
      <dt>On time, 7 days</dt>
      <dd>
        <b>{on_time_rate === null ? '–' : `${(on_time_rate * 100).toFixed(1)}%`}</b>
      </dd>
      <dd>
        {formatCount(on_time)} of {formatCount(due)} due. Forgotten ones count.
      </dd>
    </dl>
  );
}
