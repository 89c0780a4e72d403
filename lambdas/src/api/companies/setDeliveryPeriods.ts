import { invalidField } from '@bloomkin/shared/errors.ts';
import type { BodyOf } from '@bloomkin/shared/route.ts';
import type * as routes from '@bloomkin/shared/routes/companies.ts';
import { findPeriodFault, sortPeriods } from '@bloomkin/shared/rules/deliveryPeriods.ts';
import type { BookedTime, DeliveryPeriod } from '@bloomkin/shared/schemas/company.ts';
import { listBookedDays, listMovedOrders } from '#model/companies/bookedOut.ts';
import type { CompanyItem } from '#model/companies/companyEntity.ts';
import { toPeriods } from '#model/companies/toCompany.ts';
import { findComingTaken } from '#model/stores/capacityEntity.ts';
import type { Handler } from '#platform/http/request.ts';
import { HttpResponse } from '#platform/http/response.ts';
import { changeCompany } from './changeCompany.ts';

type Body = BodyOf<typeof routes.setDeliveryPeriods>;

export const setDeliveryPeriods: Handler<typeof routes.setDeliveryPeriods> = async ({
  caller,
  params,
  body,
  now,
}) => {
  let moved: BookedTime[] = [];
  const { data: answer, options } = await changeCompany(caller, {
    id: params.id,
    now,
    version: body.version,
    change: async (current, { stores }) => {
      const company = changePeriods(current, body);
      const ids = stores.map(({ id }) => id);
      const usage = await findComingTaken(ids, now);
      moved = listMovedOrders({ company, stores }, usage, now);
      return { ...company, booked: listBookedDays({ company, stores }, usage, now) };
    },
  });
  return new HttpResponse({ data: { ...answer.data, booked_times: moved } }, options);
};

const changePeriods = (current: CompanyItem, body: Body): CompanyItem => ({
  ...current,
  deliveryPeriods: nextPeriods(toPeriods(current), body).map((period) => ({
    startTime: period.start_time,
    stopTime: period.stop_time,
    capacity: period.capacity,
  })),
  leadMinutes: body.lead_time_minutes ?? current.leadMinutes,
  capacityPerDay: nextLimit(current, body),
});

const nextLimit = ({ capacityPerDay }: CompanyItem, { capacity_per_day: limit }: Body) =>
  limit === undefined ? capacityPerDay : limit;

/** A list replaces all; a single window is added once. */
function nextPeriods(current: readonly DeliveryPeriod[], body: Body): readonly DeliveryPeriod[] {
  const { periods, start_time, stop_time, capacity } = body;
  if (periods) return sortPeriods(periods);
  if (start_time === undefined && stop_time === undefined) return current;
  if (start_time === undefined) throw invalidField('start_time', 'Required field');
  if (stop_time === undefined) throw invalidField('stop_time', 'Required field');
  const others = current.filter(
    (period) => period.start_time !== start_time || period.stop_time !== stop_time,
  );
  const next = [...others, { start_time, stop_time, capacity }];
  const fault = findPeriodFault(next);
  if (fault) throw invalidField('start_time', fault.message);
  return sortPeriods(next);
}
