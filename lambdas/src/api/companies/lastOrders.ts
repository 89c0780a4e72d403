import { createHash } from 'node:crypto';
import { invalidField } from '@bloomkin/shared/errors.ts';
import type { BodyOf } from '@bloomkin/shared/route.ts';
import type * as routes from '@bloomkin/shared/routes/companies.ts';
import { isStopped } from '@bloomkin/shared/rules/calendar.ts';
import { canPlanDays } from '@bloomkin/shared/rules/permissions.ts';
import { addDays, marketTimeZone, toInstant } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Stop } from '@bloomkin/shared/schemas/calendar.ts';
import type { CompanyItem } from '#model/companies/companyEntity.ts';
import type { CompanyWithStores } from '#model/companies/companyWithStores.ts';
import type { Handler } from '#platform/http/request.ts';
import { changeCompany } from './changeCompany.ts';

export const setLastOrders: Handler<typeof routes.setLastOrders> = ({ caller, params, body, now }) =>
  changeCompany(caller, {
    id: params.id,
    now,
    version: body.version,
    may: canPlanDays,
    change: (current) => ({
      ...current,
      lastOrders: {
        weekdays: body.weekdays.toSorted((a, b) => a.day - b.day),
        pickup_minutes: body.pickup_minutes,
      },
    }),
  });

const maxStops = 100;

export const addStop: Handler<typeof routes.addStop> = ({ caller, params, body, now }) =>
  changeCompany(caller, {
    id: params.id,
    now,
    may: canPlanDays,
    change: (current, florist) => {
      const stop = toStop(body, florist);
      if (!isStopped(stop, now)) throw invalidField('until', 'Choose a later time');
      const others = listStops(current, now).filter(({ id }) => id !== stop.id);
      if (others.length >= maxStops) throw invalidField('kind', `At most ${maxStops} at once`);
      return { ...current, stops: [...others, stop] };
    },
  });

export const removeStop: Handler<typeof routes.removeStop> = ({ caller, params, now }) =>
  changeCompany(caller, {
    id: params.id,
    now,
    may: canPlanDays,
    change: (current) => ({
      ...current,
      stops: listStops(current, now).filter(({ id }) => id !== params.stop_id),
    }),
  });

const listStops = ({ stops = [] }: CompanyItem, now: Date): Stop[] =>
  stops.filter((stop) => isStopped(stop, now));

type Body = BodyOf<typeof routes.addStop>;

/** Its id follows from what it stops, so that a repeat is the same stop. */
function toStop({ until, ...body }: Body, { stores }: CompanyWithStores): Stop {
  const storeIds = new Set(stores.map(({ id }) => id));
  if (!body.store_ids.every((id) => storeIds.has(id)))
    throw invalidField('store_ids', 'Choose one of your stores');
  const isWindow = body.kind === 'window';
  const target = {
    kind: body.kind,
    store_ids: [...new Set(body.store_ids)].sort(),
    day: body.kind === 'all' ? null : body.day,
    start_time: isWindow ? body.start_time : null,
    stop_time: isWindow ? body.stop_time : null,
    zone_id: body.kind === 'zone' ? body.zone_id : null,
  };
  const id = createHash('sha256').update(JSON.stringify(target)).digest('hex').slice(0, 26);
  return { id, ...target, until: until ?? endOfDay(target, stores) };
}

/** In the westernmost store's zone, where the day ends last. */
function endOfDay({ day, store_ids }: Pick<Stop, 'day' | 'store_ids'>, stores: CompanyWithStores['stores']) {
  const chosen = stores.filter(({ id }) => store_ids.length === 0 || store_ids.includes(id));
  const zones = chosen.length > 0 ? chosen.map(({ timeZone }) => timeZone) : [marketTimeZone];
  const ends = zones.map((zone) => toInstant(addDays(day ?? '', 1), '00:00', zone).getTime());
  return new Date(Math.max(...ends)).toISOString();
}
