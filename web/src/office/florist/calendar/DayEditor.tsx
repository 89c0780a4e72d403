import { paths } from '@bloomkin/shared/pages.ts';
import { addDays, type Day, formatDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import styled from 'styled-components';
import { ButtonLink } from '#components/actions/Button.tsx';
import { Callout } from '#components/feedback/Callout.ts';
import { MoneyField } from '#components/form/MoneyField.tsx';
import { SaveBar } from '#components/form/SaveBar.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { Grid, Stack } from '#components/layout/boxes.ts';
import { Card } from '#components/layout/Card.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { ConflictNote } from '#office/kit/ConflictNote.tsx';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { PageHead } from '#office/kit/pageStyles.ts';
import { from } from '#theme/breakPoints.ts';
import { BuyersSee } from './BuyersSee.tsx';
import type { Clock } from './CompanyFrame.tsx';
import { countTaken, DueCard, isOutside, useDueOrders } from './DueCard.tsx';
import { findSpecial } from './dayPlans.ts';
import { findOpeningDay, previewDay } from './dayPreview.ts';
import { type DayValues, findUsualDay, openHours, readDay, writeDay } from './dayValues.ts';
import { describeDay, describeDeadline, describeOrderBy, describeUsual } from './describeDay.ts';
import { HoursCard } from './HoursCard.tsx';
import { LastOrdersCard } from './LastOrdersCard.tsx';
import { MenuCard } from './MenuCard.tsx';
import { PlacesCard } from './PlacesCard.tsx';
import { DeskActs } from './pageParts.ts';
import { headDay } from './shownDay.ts';
import { useCalendarDays } from './useCalendar.ts';
import { useDayForm } from './useDayForm.ts';

const ToDue = styled.div`
  ${from('xl')} {
    display: none;
  }
`;

interface DayEditorProps extends Omit<Clock, 'timeZone'> {
  day: Day;
  company: Company;
}

export function DayEditor({ day, company, query, today, now }: DayEditorProps) {
  const form = useDayForm(day, company);
  const { values, usual, leading } = form;
  const { days, calendar } = useCalendarDays(company.id, addDays(day, -1), addDays(day, 2));
  const orders = useDueOrders(day, company.id, values.storeIds, new Date(now));
  const hours = openHours(values, usual);
  const outside = orders.due?.filter((order) => isOutside(order, hours)).length ?? 0;
  const written = writeDay(day, values, usual);
  const preview = (special: typeof written) =>
    previewDay({
      ...{ day, special, store: leading, company, now: new Date(now) },
      taken: calendar?.find((one) => one.day === day)?.stores.find((one) => one.store_id === leading.id),
    });
  const usualDeadline = describeDeadline(
    day,
    preview(written && { ...written, order_by: null }),
    new Date(now),
    leading.timezone,
  );
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <DayHead day={day} query={query} about={[days.get(day)?.name, describeUsual(day, usual)]} />
      {form.hasTheirs && (
        <ConflictNote what="this day" theirs={describeStores(company, day)} onTakeTheirs={form.begin} />
      )}
      <Grid $xl="minmax(0, 1fr) 372px" $align="start">
        <Stack>
          <HoursCard {...form} stores={company.stores} onChange={form.change} />
          {outside > 0 && <OutsideNote due={orders.due?.length ?? 0} outside={outside} />}
          <PlacesCard {...form} taken={countTaken(orders.due ?? [])} onChange={form.change} />
          {hours.length > 0 && (
            <>
              <LastOrdersCard orderBy={values.orderBy} usual={usualDeadline} onChange={form.change} />
              <MenuCard {...form} companyId={company.id} onChange={form.change} />
            </>
          )}
          <NameCard values={values} isOpen={hours.length > 0} onChange={form.change} />
        </Stack>
        <Stack>
          <BuyersSee
            {...{ day, days }}
            preview={preview(written)}
            sentence={describeDeadline(day, preview(written), new Date(now), leading.timezone)}
            feeCents={values.feeCents}
            menu={values.products?.length}
            opens={findOpeningDay(day, today)}
          />
          <DueCard orders={orders} hours={hours} />
        </Stack>
      </Grid>
      <SaveBar
        title={`${formatDay(day)}: ${describeDay(values, usual)}`}
        changes={form.isDirty ? listNotes(outside, values) : []}
        onDiscard={form.begin}
        busy={form.busy}
        isBrief
        saveLabel={form.hasTheirs ? 'Save mine over theirs' : `Save ${formatDay(day)}`}
      />
    </form>
  );
}

interface DayHeadProps {
  day: Day;
  query: Record<string, string>;
  about: readonly (string | undefined)[];
}

const DayHead = ({ day, query, about }: DayHeadProps) => (
  <PageHead>
    <div>
      <h1>{headDay(day)}</h1>
      <p>{about.filter(Boolean).join('. ')}</p>
    </div>
    <div>
      <ButtonLink to={paths.calendarRehearse(day, query)}>Rehearse</ButtonLink>
      <DeskActs>
        {[-1, 1].map((step) => (
          <ButtonLink key={step} to={paths.calendarDay(addDays(day, step), query)}>
            <OfficeIcon name={step < 0 ? 'left' : 'right'} size={18} />
            {formatDay(addDays(day, step)).replace(/ \w+$/, '')}
          </ButtonLink>
        ))}
      </DeskActs>
    </div>
  </PageHead>
);

/** Phones say it right under the hours; at the desk the orders stand beside them. */
const OutsideNote = ({ due, outside }: { due: number; outside: number }) => (
  <ToDue>
    <Callout $tone="warning">
      <OfficeIcon name="alert" size={20} />
      <div>
        <b>
          {pluralise(due, 'order is', 'orders are')} due, {outside} outside these hours.
        </b>
        <p>They keep their time.</p>
      </div>
      <a href="#due">See</a>
    </Callout>
  </ToDue>
);

interface NameCardProps {
  values: DayValues;
  isOpen: boolean;
  onChange: (change: Partial<DayValues>) => void;
}

const NameCard = ({ values: { note, feeCents }, isOpen, onChange }: NameCardProps) => (
  <Card aria-label="Name and delivery price">
    <Grid $m={2}>
      <TextField
        label="Name of the day"
        optional
        maxLength={60}
        value={note}
        onChange={({ target }) => onChange({ note: target.value })}
      />
      {isOpen && (
        <MoneyField
          label="Delivery costs more by"
          optional
          name="fee"
          value={feeCents}
          onChange={(cents) => onChange({ feeCents: typeof cents === 'number' ? cents : null })}
        />
      )}
    </Grid>
  </Card>
);

/** Below the day in the bar. */
function listNotes(outside: number, { orderBy, products }: DayValues): string[] {
  const notes = [
    ...(orderBy ? [`last orders ${describeOrderBy(orderBy)}`] : []),
    ...(products ? [`short menu of ${products.length}`] : []),
    ...(outside > 0 ? [`${pluralise(outside, 'order keeps its', 'orders keep their')} time`] : []),
  ];
  return notes.length > 0 ? notes : ['not saved yet'];
}

/** 'Crown Street: 7–noon, 30 orders' */
const describeStores = (company: Company, day: Day): string[] =>
  company.stores.map((store) => {
    const usual = findUsualDay(day, store, company);
    return `${store.name}: ${describeDay(readDay(findSpecial(store, day), usual, [store.id]), usual)}`;
  });
