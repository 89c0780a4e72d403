import type * as routes from '@bloomkin/shared/routes/stores.ts';
import type { Handler } from '#platform/http/request.ts';
import { changeStore } from './changeStore.ts';
import { completePhone, locateStore } from './locateStore.ts';

export const updateStore: Handler<typeof routes.updateStore> = (request) =>
  changeStore(request, async ({ store }) => {
    const { body } = request;
    const location = body.location ? await locateStore(body.location, store) : store;
    return {
      ...store,
      name: body.name ?? store.name,
      ...(body.location && location),
      phone: body.phone === undefined ? store.phone : completePhone(body.phone, location),
      pickupPoint: body.pickup_point ?? store.pickupPoint,
      warehouseForDelivery: body.warehouse_for_delivery ?? store.warehouseForDelivery,
      dailyCapacity: body.daily_capacity === undefined ? store.dailyCapacity : body.daily_capacity,
    };
  });

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
