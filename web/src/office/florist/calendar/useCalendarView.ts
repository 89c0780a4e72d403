import { type Day, isDay } from '@bloomkin/shared/rules/zonedTime.ts';
import { useSearchParams } from 'react-router-dom';
import type { CalendarView } from './calendarGrid.ts';

interface ShownView {
  view: CalendarView;
  day: Day;
  /** Undefined: all stores. */
  storeId: string | undefined;
}

/** In the address, so that Back and a reload show the same days. */
export function useCalendarView(today: Day) {
  const [params, setParams] = useSearchParams();
  const named = params.get('day') ?? '';
  const shown: ShownView = {
    view: params.get('view') === 'week' ? 'week' : 'month',
    day: isDay(named) ? named : today,
    storeId: params.get('store') ?? undefined,
  };
  const show = (change: Partial<ShownView>) => {
    const { view, day, storeId } = { ...shown, ...change };
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries({ view, day, store: storeId }))
          if (value === undefined) next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  };
  return { ...shown, show };
}
