import { paths } from '@bloomkin/shared/pages.ts';
import { exportDashboard, getDashboard } from '@bloomkin/shared/routes/dashboard.ts';
import { isWaitingToBeHired } from '@bloomkin/shared/rules/managerStatus.ts';
import { formatDay, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { Navigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { fetchFile } from '#api/fetchFile.ts';
import { useQuery } from '#api/useQuery.ts';
import { QueryState } from '#components/feedback/QueryState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { useNow } from '#components/hooks/useNow.ts';
import { Grid, Stack } from '#components/layout/boxes.ts';
import { saveFile } from '#features/orders/saveFile.ts';
import { ExportButton } from '#office/kit/ExportButton.tsx';
import { OfficePage } from '#office/kit/OfficePage.tsx';
import { PageHead } from '#office/kit/pageStyles.ts';
import { useOfficeZone } from '#office/kit/useCompany.ts';
import { useSession } from '#session/useSession.ts';
import { DashboardBody } from './DashboardBody.tsx';
import { describeBefore, expectDays, readPeriod, toDashboardQuery, writePeriod } from './dashboardPeriods.ts';
import { NeedsNow } from './NeedsNow.tsx';
import { PeriodPicker } from './PeriodPicker.tsx';

/** Breaks between the ranges only. */
const Ranges = styled.p`
  > * {
    white-space: nowrap;
  }
`;

const refreshing = { refreshInterval: 60_000, keepPreviousData: true };

/** A vendor's own company; the market, or one company by `?company=`, for admins. */
export function DashboardPage() {
  const { user } = useSession();
  if (!user) return null;
  if (!user.is_admin && (!user.company || isWaitingToBeHired(user)))
    return <Navigate to={isWaitingToBeHired(user) ? paths.settings() : paths.openShop()} replace />;
  return <Desk user={user} />;
}

function Desk({ user }: { user: User }) {
  const [search, setSearch] = useSearchParams();
  const zone = useOfficeZone();
  const now = new Date(useNow(60_000));
  const period = readPeriod(search);
  const company = user.is_admin ? search.get('company') : null;
  const query = { ...toDashboardQuery(period), ...(company && { company_id: company }) };
  const { data, error, mutate } = useQuery(getDashboard, { query }, refreshing);
  const dashboard = data?.data;
  const today = dashboard?.today ?? localTime(now, zone).day;
  const days = dashboard ?? expectDays(period, today);
  return (
    <OfficePage title="Dashboard">
      <PageHead>
        <div>
          <h1>Dashboard</h1>
          <Ranges>
            <b>{describeRange(days.from, days.to)}</b>{' '}
            <span>beside {describeRange(days.before_from, days.before_to)}</span>
          </Ranges>
        </div>
        <PeriodPicker
          period={period}
          shown={days}
          today={today}
          onChange={(next) =>
            setSearch({ ...writePeriod(next), ...(company && { company }) }, { preventScrollReset: true })
          }
        />
        <ExportButton
          onExport={async () =>
            saveFile('figures.csv', 'text/csv', await fetchFile(exportDashboard, { query }))
          }
        />
      </PageHead>
      <Stack>
        {!company && <NeedsNow user={user} now={now} timeZone={dashboard?.timezone ?? zone} />}
        <QueryState query={{ data: dashboard, error, mutate }} what="the figures" skeleton={skeleton}>
          {(figures) => <DashboardBody user={user} dashboard={figures} before={describeBefore(period)} />}
        </QueryState>
      </Stack>
    </OfficePage>
  );
}

const describeRange = (from: string, to: string) =>
  from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`;

const skeleton = (
  <>
    <Grid $columns={2} $l={4}>
      {['revenue', 'orders', 'basket', 'onTime'].map((name) => (
        <Skeleton key={name} $height="112px" $radius="20px" />
      ))}
    </Grid>
    <Skeleton $height="440px" $radius="20px" />
  </>
);
