import type * as routes from '@bloomkin/shared/routes/stores.ts';
import type { Handler } from '#platform/http/request.ts';
import { changeStore } from './changeStore.ts';

const sortDays = (days: readonly string[]): string[] => [...new Set(days)].sort();

export const setWorkingTime: Handler<typeof routes.setWorkingTime> = (request) =>
  changeStore(request, ({ store }) => {
    const { working_times: times, closed_days: closed, open_days: open } = request.body;
    const workingTimes = times.map(({ day, start_time: startTime, stop_time: stopTime }) => ({
      day,
      startTime,
      stopTime,
    }));
    return {
      ...store,
      workingTimes,
      closedDays: closed ? sortDays(closed) : store.closedDays,
      openDays: open ? sortDays(open) : store.openDays,
    };
  });
