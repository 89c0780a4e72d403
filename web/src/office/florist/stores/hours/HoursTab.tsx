import { paths } from '@bloomkin/shared/pages.ts';
import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { setWorkingTime } from '@bloomkin/shared/routes/stores.ts';
import { formatPeriod } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import type { Store } from '@bloomkin/shared/schemas/store.ts';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { call } from '#api/call.ts';
import { useQuery } from '#api/useQuery.ts';
import { QueryState } from '#components/feedback/QueryState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { FormErrors } from '#components/form/FormErrors.tsx';
import { SaveBar } from '#components/form/SaveBar.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import { Grid, Stack } from '#components/layout/boxes.ts';
import { Card, CardHead } from '#components/layout/Card.ts';
import { describeLead } from '#office/florist/deliveryValues.ts';
import { describeOrderBy } from '#office/florist/orderBy.ts';
import { TabNotes } from '#office/florist/stores/tabNotes.ts';
import type { TabProps } from '#office/florist/stores/tabProps.ts';
import { useStoresCompany } from '#office/florist/stores/useStoresCompany.ts';
import { ConflictNote } from '#office/kit/ConflictNote.tsx';
import { useVersioned } from '#office/kit/useVersioned.ts';
import { useUser } from '#session/useSession.ts';
import { OpenHoursCard } from './OpenHoursCard.tsx';
import { dayNames, type HoursValues, readWeek, writeWeek } from './week.ts';

/** A line of text with links in it. */
const LinkedText = styled.p`
  a {
    font-weight: 600;
    text-decoration: underline;
  }
`;

const WindowList = styled.ul`
  margin-bottom: 12px;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) minmax(0, 2fr);
    align-items: center;
    gap: 4px 12px;
    min-height: 48px;
    border-top: 1px solid var(--bk-border-subtle);
    font-variant-numeric: tabular-nums;
  }
  span {
    color: var(--bk-text-secondary);
  }
`;

/** Windows belong to the company: shown here, changed there. */
function WindowsCard({ store }: { store: Store }) {
  const { data, error, mutate } = useQuery(
    getCompany,
    { params: { id: store.company_id }, query: {} },
    { asMyself: true },
  );
  const company = data?.data;
  return (
    <Card aria-labelledby="delivery-windows">
      <CardHead>
        <h2 id="delivery-windows">Delivery windows</h2>
        <p>{company && describeDay(store, company)}</p>
      </CardHead>
      <QueryState
        query={{ data: company, error, mutate }}
        what="the delivery windows"
        skeleton={<Skeleton $height="80px" $radius="14px" />}
      >
        {(loaded) => <Windows company={loaded} store={store} />}
      </QueryState>
    </Card>
  );
}

function describeDay({ daily_capacity }: Store, { capacity_per_day }: Company): string {
  const orders = daily_capacity ?? capacity_per_day;
  return orders === null ? 'No limit of orders a day' : `${orders} orders a day at most`;
}

function Windows({ company, store }: { company: Company; store: Store }) {
  const isAdmin = useUser()?.is_admin;
  const tab = { tab: 'delivery' };
  const settings = isAdmin ? paths.companyEdit(company.id, tab) : paths.companySettings(tab);
  const { delivery_periods: windows, lead_time_minutes: lead } = company;
  return (
    <>
      {windows.length > 0 && (
        <WindowList>
          {windows.map(({ start_time, stop_time, capacity }) => (
            <li key={start_time}>
              <b>{formatPeriod(start_time, stop_time)}</b>
              <span>{capacity === null ? 'no limit' : `${capacity} orders`}</span>
              <span>
                {describeOrderBy({ startTime: start_time, stopTime: stop_time }, company, store, new Date())}
              </span>
            </li>
          ))}
        </WindowList>
      )}
      <LinkedText>
        {windows.length === 0
          ? `None yet: buyers choose a day, and you bring the flowers in your hours. ${describeOrderBy(undefined, company, store, new Date())}.`
          : lead > 0 &&
            `You need ${describeLead(lead)} of opening time before a window starts; a window as long as your day takes orders until so long before it ends.`}{' '}
        The same for all your stores: <Link to={settings}>change them in Company settings</Link>.
      </LinkedText>
    </>
  );
}

const readHours = (store: Store): HoursValues => ({ week: readWeek(store) });

function useHoursForm(store: Store, onSaved: TabProps['onSaved']) {
  const form = useForm<HoursValues>({ defaultValues: readHours(store) });
  const {
    base = store,
    save,
    theirs,
    takeTheirs,
  } = useVersioned({
    newest: store,
    toValues: readHours,
    isDirty: form.formState.isDirty,
    reset: (values) => form.reset(values),
  });
  const submit = useSubmit(form, {
    async save(values) {
      const body = { working_times: writeWeek(values.week) };
      const saved = await save((version) =>
        call(setWorkingTime, {
          params: { id: store.id },
          body: { ...body, ...(version !== undefined && { version }) },
        }),
      );
      if (saved) onSaved(saved);
    },
  });
  return { form, base, theirs, takeTheirs, ...submit };
}

export function HoursTab({ store, onSaved }: TabProps) {
  const { form, base, theirs, takeTheirs, onSubmit, busy } = useHoursForm(store, onSaved);
  const { week } = form.watch();
  const { query } = useStoresCompany(store.company_id);
  return (
    <form onSubmit={onSubmit} noValidate>
      <TabNotes>
        <FormErrors form={form} />
        {theirs && (
          <ConflictNote
            what="the working time"
            theirs={listHoursChanges(readHours(base), readHours(theirs))}
            areChanges
            onTakeTheirs={takeTheirs}
          />
        )}
      </TabNotes>
      <Grid $xl="minmax(0, 1fr) 372px">
        <OpenHoursCard form={form} store={store} />
        <Stack>
          <Card aria-labelledby="single-days">
            <h2 id="single-days">Single days</h2>
            <LinkedText>
              Public holidays, days off and longer days stand in the{' '}
              <Link to={paths.calendar({ ...query, store: store.id })}>Calendar</Link>. A day of its own wins
              over these hours.
            </LinkedText>
          </Card>
          <WindowsCard store={store} />
        </Stack>
      </Grid>
      <SaveBar
        changes={listHoursChanges(readHours(base), { week })}
        onDiscard={() => form.reset(readHours(base))}
        busy={busy}
        saveLabel={theirs ? 'Save mine over theirs' : 'Save'}
      />
    </form>
  );
}

/** 'Sunday closed', 'Monday’s hours'. */
const listHoursChanges = (saved: HoursValues, current: HoursValues): string[] =>
  dayNames.flatMap((name, index) => {
    const [before = [], now = []] = [saved.week[index], current.week[index]];
    if (JSON.stringify(before) === JSON.stringify(now)) return [];
    if (now.length === 0) return `${name} closed`;
    return before.length === 0 ? `${name} open` : `${name}’s hours`;
  });
