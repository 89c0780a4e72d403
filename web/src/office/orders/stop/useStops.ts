import { addStop, getCompany, removeStop } from '@bloomkin/shared/routes/companies.ts';
import { deliveryDays, getCalendar } from '@bloomkin/shared/routes/stores.ts';
import type { Stop } from '@bloomkin/shared/schemas/calendar.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { useMutation } from '#api/useMutation.ts';
import { notify } from '#components/feedback/notify.ts';
import { notifyError } from '#components/notifyError.ts';
import { useAction } from '#components/useAction.ts';
import { describeStopped } from './stopOptions.ts';

type NewStop = Omit<Stop, 'id' | 'until'> & { until?: string };

const invalidates = [getCompany, getCalendar, deliveryDays];
const topic = 'stop selling';

export function useStops({ id }: Company, timeZone: string) {
  const add = useMutation(addStop, { invalidates });
  const remove = useMutation(removeStop, { invalidates });
  const { run: sellAgain, busy: isStarting } = useAction(async (stop: Stop) => {
    await remove({ params: { id, stop_id: stop.id } });
    await notify({ tone: 'success', message: 'Selling again.', topic });
  }, notifyError);
  const { run: stop, busy: isStopping } = useAction(async (wanted: NewStop) => {
    const { data } = await add({ params: { id }, body: wanted });
    const added = data.stops.find((one) => isSame(one, wanted));
    await notify({
      tone: 'success',
      message: `Selling stopped ${describeStopped({ until: '', ...wanted }, { now: new Date(), timeZone })}.`,
      topic,
      ...(added && { action: { label: 'Undo', run: () => void sellAgain(added) } }),
    });
    return true;
  }, notifyError);
  return { stop, sellAgain, busy: isStopping || isStarting };
}

const isSame = (one: Stop, wanted: NewStop): boolean =>
  one.kind === wanted.kind &&
  one.day === wanted.day &&
  one.start_time === wanted.start_time &&
  one.zone_id === wanted.zone_id &&
  one.store_ids.toSorted().join() === wanted.store_ids.toSorted().join();
