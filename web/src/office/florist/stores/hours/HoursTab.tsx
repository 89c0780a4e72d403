import { paths } from '@bloomkin/shared/pages.ts';
import { setWorkingTime } from '@bloomkin/shared/routes/stores.ts';
import type { Store } from '@bloomkin/shared/schemas/store.ts';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { call } from '#api/call.ts';
import { FormErrors } from '#components/form/FormErrors.tsx';
import { SaveBar } from '#components/form/SaveBar.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import { Grid, Stack } from '#components/layout/boxes.ts';
import { Card } from '#components/layout/Card.ts';
import { TabNotes } from '#office/florist/stores/tabNotes.ts';
import type { TabProps } from '#office/florist/stores/tabProps.ts';
import { useStoresCompany } from '#office/florist/stores/useStoresCompany.ts';
import { ConflictNote } from '#office/kit/ConflictNote.tsx';
import { useVersioned } from '#office/kit/useVersioned.ts';
import { LinkedText } from './hoursStyles.ts';
import { OpenHoursCard } from './OpenHoursCard.tsx';
import { WindowsCard } from './WindowsCard.tsx';
import { dayNames, type HoursValues, readWeek, writeWeek } from './week.ts';

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
