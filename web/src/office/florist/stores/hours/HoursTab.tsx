import { setWorkingTime } from '@bloomkin/shared/routes/stores.ts';
import { formatDay, localTime } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Store } from '@bloomkin/shared/schemas/store.ts';
import { useForm } from 'react-hook-form';
import { call } from '#api/call.ts';
import { FormErrors } from '#components/form/FormErrors.tsx';
import { SaveBar } from '#components/form/SaveBar.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import { useNow } from '#components/hooks/useNow.ts';
import { Grid, Stack } from '#components/layout/boxes.ts';
import { TabNotes } from '#office/florist/stores/tabNotes.ts';
import type { TabProps } from '#office/florist/stores/tabProps.ts';
import { ConflictNote } from '#office/kit/ConflictNote.tsx';
import { useVersioned } from '#office/kit/useVersioned.ts';
import { ClosedDaysCard } from './ClosedDaysCard.tsx';
import { DueOrders } from './DueOrders.tsx';
import { OpenHoursCard } from './OpenHoursCard.tsx';
import { WindowsCard } from './WindowsCard.tsx';
import { dayNames, type HoursValues, readWeek, writeWeek } from './week.ts';

const readHours = (store: Store): HoursValues => ({
  week: readWeek(store),
  closures: { closed: store.closed_days, open: store.open_days },
});

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
      const body = {
        working_times: writeWeek(values.week),
        closed_days: [...values.closures.closed],
        open_days: [...values.closures.open],
      };
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
  const { week, closures } = form.watch();
  const today = localTime(new Date(useNow(60_000)), store.timezone).day;
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
        <Stack>
          <OpenHoursCard form={form} store={store} />
          <WindowsCard store={store} />
        </Stack>
        <Stack>
          <ClosedDaysCard
            closures={closures}
            state={store.state}
            today={today}
            onChange={(next) => form.setValue('closures', next, { shouldDirty: true })}
          />
          <DueOrders store={store} closures={closures} today={today} />
        </Stack>
      </Grid>
      <SaveBar
        changes={listHoursChanges(readHours(base), { week, closures })}
        onDiscard={() => form.reset(readHours(base))}
        busy={busy}
        saveLabel={theirs ? 'Save mine over theirs' : 'Save'}
      />
    </form>
  );
}

/** 'Sunday closed', 'Monday’s hours', 'Fri 25 Dec open'. */
function listHoursChanges(saved: HoursValues, current: HoursValues): string[] {
  const days = dayNames.flatMap((name, index) => {
    const [before = [], now = []] = [saved.week[index], current.week[index]];
    if (JSON.stringify(before) === JSON.stringify(now)) return [];
    if (now.length === 0) return `${name} closed`;
    return before.length === 0 ? `${name} open` : `${name}’s hours`;
  });
  const findMissing = (from: readonly string[], to: readonly string[]) =>
    from.filter((day) => !to.includes(day));
  const opened = new Set([
    ...findMissing(saved.closures.closed, current.closures.closed),
    ...findMissing(current.closures.open, saved.closures.open),
  ]);
  const closed = new Set([
    ...findMissing(current.closures.closed, saved.closures.closed),
    ...findMissing(saved.closures.open, current.closures.open),
  ]);
  return [
    ...days,
    ...[...closed].map((day) => `${formatDay(day)} closed`),
    ...[...opened].filter((day) => !closed.has(day)).map((day) => `${formatDay(day)} open`),
  ];
}
