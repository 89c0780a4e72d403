import { paths } from '@bloomkin/shared/pages.ts';
import { timeZoneCity } from '@bloomkin/shared/rules/deadline.ts';
import type { Day } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { ErrorState } from '#components/feedback/ErrorState.tsx';
import { LoadingState } from '#components/feedback/LoadingState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { Menu } from '#components/overlay/Menu.tsx';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { StoppedBar } from '#office/orders/stop/StoppedBar.tsx';
import { StopSelling } from '#office/orders/stop/StopSelling.tsx';
import { CalendarBar, listStoreChoices } from './CalendarBar.tsx';
import { type Clock, CompanyFrame } from './CompanyFrame.tsx';
import { CopyDialog } from './CopyDialog.tsx';
import { dayByKey, listWeeks, turnPage } from './calendarGrid.ts';
import { DayCard } from './DayCard.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { CalendarHead, DeskActs, PhoneActs } from './pageParts.ts';
import { useCalendarDays } from './useCalendar.ts';
import { useCalendarView } from './useCalendarView.ts';
import { WeekView } from './WeekView.tsx';

export const CalendarPage = () => (
  <CompanyFrame
    title="Calendar"
    heading="Calendar"
    what="the calendar"
    skeleton={
      <>
        <Skeleton $height="60px" $width="60%" />
        <Skeleton $height="640px" $radius="20px" />
      </>
    }
  >
    {(company, clock) => <Calendar company={company} {...clock} />}
  </CompanyFrame>
);

function Calendar({ company, query, timeZone, today }: Clock & { company: Company }) {
  const { view, day, storeId, show } = useCalendarView(today);
  const [isCopying, setCopying] = useState(false);
  const weeks = listWeeks(day, view).flat();
  const { days, isLoaded, error, retry } = useCalendarDays(
    company.id,
    weeks[0] ?? day,
    weeks.at(-1) ?? day,
    storeId,
  );
  const { frame, onKeyDown, select } = useDayKeys({ day, today, query, show });
  const zoneNote = `What buyers may order, day by day. ${timeZoneCity(timeZone)} time.`;
  if (company.stores.length === 0)
    return (
      <EmptyState title="Add a store first" text="Its hours and your windows fill the calendar.">
        <ButtonLink kind="brand" to={paths.storeCreate(query)}>
          Add store
        </ButtonLink>
      </EmptyState>
    );
  const grid = { selected: day, days, today, timeZone, query, onSelect: select };
  const shown = days.get(day);
  return (
    <>
      <CalendarHead>
        <div>
          <h1>Calendar</h1>
          <p>{zoneNote}</p>
        </div>
        <div>
          <StopSelling company={company} timeZone={timeZone} />
          <DeskActs>
            <ButtonLink to={paths.lastOrders(query)}>Last order times</ButtonLink>
            <Button onClick={() => setCopying(true)}>
              <OfficeIcon name="copy" size={20} />
              Copy from last year
            </Button>
          </DeskActs>
          <PhoneActs>
            <Menu
              label="More of the calendar"
              items={[
                { label: 'Last order times', to: paths.lastOrders(query) },
                { label: 'Copy from last year', onSelect: () => setCopying(true) },
                { label: 'Today', onSelect: () => show({ day: today }) },
                ...(company.stores.length > 1 ? listStoreChoices(company.stores) : []).map(
                  ({ value, label }) => ({
                    label: value === (storeId ?? '') ? `${label} (shown)` : label,
                    onSelect: () => show({ storeId: value || undefined }),
                  }),
                ),
              ]}
            />
          </PhoneActs>
        </div>
      </CalendarHead>
      <StoppedBar company={company} timeZone={timeZone} />
      <CalendarBar
        {...{ view, day, today, storeId }}
        stores={company.stores}
        onShow={show}
        onTurn={(step) => show({ day: turnPage(day, view, step) })}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the days inside */}
      <div ref={frame} onKeyDown={onKeyDown}>
        {error && !isLoaded ? (
          <ErrorState title="We could not load these days." detail={error.message} onRetry={retry} />
        ) : view === 'month' ? (
          <>
            {!isLoaded && <LoadingState label="Loading the days">{null}</LoadingState>}
            <MonthGrid {...grid} />
            {shown && <DayCard shown={shown} timeZone={timeZone} today={today} query={query} />}
          </>
        ) : (
          <WeekView {...grid} companyId={company.id} storeId={storeId} />
        )}
      </div>
      <CopyDialog open={isCopying} onClose={() => setCopying(false)} company={company} today={today} />
    </>
  );
}

interface DayKeysOptions {
  day: Day;
  today: Day;
  query: Record<string, string>;
  show: ReturnType<typeof useCalendarView>['show'];
}

/** Arrows, Home, End and Page keys move the focus, also to another month; M, W and T turn the page. */
function useDayKeys({ day, today, query, show }: DayKeysOptions) {
  const frame = useRef<HTMLDivElement>(null);
  const moves = useRef(false);
  const navigate = useNavigate();
  useEffect(() => {
    if (!moves.current) return;
    moves.current = false;
    frame.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  });
  const move = (change: Parameters<typeof show>[0]) => {
    moves.current = true;
    show(change);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = dayByKey(day, event.key);
    const letter = { m: { view: 'month' }, w: { view: 'week' }, t: { day: today } } as const;
    const key = event.key.toLowerCase();
    if (next) move({ day: next });
    else if (key === 'm' || key === 'w' || key === 't') move(letter[key]);
    else return;
    event.preventDefault();
  };
  return {
    frame,
    onKeyDown,
    select: (next: Day) => (next === day ? navigate(paths.calendarDay(next, query)) : show({ day: next })),
  };
}
