import { paths } from '@bloomkin/shared/pages.ts';
import { exportDashboard, getDashboard } from '@bloomkin/shared/routes/dashboard.ts';
import { chosenDays, maxDays } from '@bloomkin/shared/rules/dashboardPeriod.ts';
import { isWaitingToBeHired } from '@bloomkin/shared/rules/managerStatus.ts';
import { formatDay, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Navigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { fetchFile } from '#api/fetchFile.ts';
import { useQuery } from '#api/useQuery.ts';
import { Button } from '#components/actions/Button.tsx';
import { QueryState } from '#components/feedback/QueryState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { DateField } from '#components/form/DateField.tsx';
import { FormErrors } from '#components/form/FormErrors.tsx';
import { FormRejection } from '#components/form/rejections.ts';
import { SegmentedField } from '#components/form/SegmentedField.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import { useNow } from '#components/hooks/useNow.ts';
import { Grid, Stack } from '#components/layout/boxes.ts';
import { saveFile } from '#features/orders/saveFile.ts';
import { ExportButton } from '#office/kit/ExportButton.tsx';
import { OfficePage } from '#office/kit/OfficePage.tsx';
import { PageHead } from '#office/kit/pageStyles.ts';
import { useOfficeZone } from '#office/kit/useCompany.ts';
import { useSession } from '#session/useSession.ts';
import { DashboardBody } from './DashboardBody.tsx';
import {
  type ChosenPeriod,
  describeBefore,
  expectDays,
  type PeriodName,
  periodOptions,
  readPeriod,
  toDashboardQuery,
  writePeriod,
} from './dashboardPeriods.ts';
import { NeedsNow } from './NeedsNow.tsx';

const Picker = styled.div`
  && {
    display: grid;
    justify-items: end;
    gap: 10px;
    margin-left: auto;
  }
  @media (max-width: 767px) {
    && {
      order: 1;
      width: 100%;
      justify-items: stretch;
    }
    fieldset > div {
      display: flex;
      flex-wrap: wrap;
      border-radius: var(--bk-radius-xl);
    }
    fieldset label {
      flex: 1 0 auto;
      padding: 0 8px;
      font-size: 0.875rem;
    }
  }
`;

const Days = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 10px;
  button {
    min-height: 48px;
  }
  > div:last-child {
    flex-basis: 100%;
  }
`;

interface PeriodPickerProps {
  period: ChosenPeriod;
  /** Offered when days are chosen first. */
  shown: { from: string; to: string };
  today: string;
  onChange: (period: ChosenPeriod) => void;
}

function PeriodPicker({ period, shown, today, onChange }: PeriodPickerProps) {
  const [isChoosing, setIsChoosing] = useState(period.name === 'days');
  const choose = (name: PeriodName) => {
    setIsChoosing(name === 'days');
    if (name !== 'days') onChange({ name, from: '', to: '' });
  };
  return (
    <Picker>
      <SegmentedField
        legend="Period"
        hideLegend
        options={periodOptions}
        value={isChoosing ? 'days' : period.name}
        onChange={choose}
      />
      {isChoosing && <DaysForm shown={shown} today={today} onChange={onChange} />}
    </Picker>
  );
}

function DaysForm({ shown, today, onChange }: Omit<PeriodPickerProps, 'period'>) {
  const form = useForm({ defaultValues: { from: shown.from, to: shown.to } });
  const { onSubmit } = useSubmit(form, {
    async save({ from, to }) {
      if (!chosenDays(from, to))
        throw new FormRejection(`Choose up to ${maxDays} days, the first day first.`);
      onChange({ name: 'days', from, to });
    },
  });
  return (
    <Days onSubmit={onSubmit}>
      <DateField label="First day" max={today} required {...form.register('from')} />
      <DateField label="Last day" max={today} required {...form.register('to')} />
      <Button type="submit">Show these days</Button>
      <FormErrors form={form} />
    </Days>
  );
}

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
