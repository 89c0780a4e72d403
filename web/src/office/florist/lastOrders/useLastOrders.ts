import { getCompany, setDeliveryPeriods, setLastOrders } from '@bloomkin/shared/routes/companies.ts';
import { deliveryDays, getCalendar, setDeliveryZones } from '@bloomkin/shared/routes/stores.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { type FormEvent, useState } from 'react';
import { call } from '#api/call.ts';
import { useAnswers } from '#api/useAnswers.ts';
import { notify } from '#components/feedback/notify.ts';
import { useAction } from '#components/useAction.ts';
import { type LastOrderValues, readLastOrders, toWeekdayInputs } from './lastOrderRules.ts';

/** The rules as they stand here; each part that differs is sent by itself, so a failure repeats only the rest. */
export function useLastOrders(company: Company) {
  const saved = readLastOrders(company);
  const [edited, setEdited] = useState<LastOrderValues>();
  const values = edited ?? saved;
  const changes = listChanges(saved, values);
  const { revalidate } = useAnswers();
  const { run: save, busy } = useAction(async () => {
    try {
      await send(company, saved, values);
    } finally {
      await revalidate(getCompany, getCalendar, deliveryDays);
    }
    setEdited(undefined);
    await notify({ tone: 'success', message: 'Last order times are saved. Orders already taken stay.' });
  });
  return {
    values,
    changes,
    busy,
    change: (next: Partial<LastOrderValues>) => setEdited({ ...values, ...next }),
    discard: () => setEdited(undefined),
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void save();
    },
  };
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function listChanges(saved: LastOrderValues, values: LastOrderValues): string[] {
  return [
    ...(isSame(saved.weekdays, values.weekdays) ? [] : ['Weekdays']),
    ...(isSame(saved.zones, values.zones) ? [] : ['Zones']),
    ...(saved.pickupMinutes === values.pickupMinutes ? [] : ['Pick-up']),
    ...(saved.leadMinutes === values.leadMinutes ? [] : ['Time to make one']),
  ];
}

async function send(company: Company, saved: LastOrderValues, values: LastOrderValues): Promise<void> {
  const params = { id: company.id };
  if (!isSame(saved.weekdays, values.weekdays) || saved.pickupMinutes !== values.pickupMinutes)
    await call(setLastOrders, {
      params,
      body: { weekdays: toWeekdayInputs(values.weekdays), pickup_minutes: values.pickupMinutes },
    });
  if (saved.leadMinutes !== values.leadMinutes)
    await call(setDeliveryPeriods, { params, body: { lead_time_minutes: values.leadMinutes } });
  for (const { id, delivery_zones, version } of company.stores) {
    const zones = delivery_zones.map((zone) => ({ ...zone, order_by: values.zones[zone.id] ?? null }));
    if (delivery_zones.some((zone) => !isSame(zone.order_by ?? null, values.zones[zone.id] ?? null)))
      await call(setDeliveryZones, { params: { id }, body: { delivery_zones: zones, version } });
  }
}
