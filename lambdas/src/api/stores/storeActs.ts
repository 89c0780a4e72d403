import { type DescribedFields, describeChanges } from '#model/audit/describeChanges.ts';
import { recordAct } from '#model/audit/recordAct.ts';
import type { StoreItem } from '#model/stores/storeEntity.ts';
import type { Write } from '#platform/table/transact.ts';

const fields: DescribedFields<StoreItem> = {
  name: 'Name',
  phone: 'Phone',
  address: 'Address',
  pickupPoint: 'Pick-up point',
  warehouseForDelivery: 'Delivers',
  workingTimes: [
    'Opening hours',
    (times) => times.map(({ day, startTime, stopTime }) => `${day}: ${startTime}–${stopTime}`).join(', '),
  ],
  closedDays: 'Closed days',
  openDays: 'Extra open days',
  dailyCapacity: 'Orders a day',
  zones: ['Delivery zones', (zones) => zones.map(({ name }) => name).join(', ')],
};

/** One line per changed store. */
export function recordStoreActs(current: readonly StoreItem[], next: readonly StoreItem[]): Write[] {
  const before = new Map(current.map((store) => [store.id, store]));
  const after = new Map(next.map((store) => [store.id, store]));
  const changed = [...new Set([...current, ...next].map(({ id }) => id))].filter(
    (id) => before.get(id) !== after.get(id),
  );
  return changed.flatMap((id) => recordStoreAct(before.get(id), after.get(id)));
}

function recordStoreAct(current: StoreItem | undefined, next: StoreItem | undefined): Write[] {
  const store = next ?? current;
  if (!store) return [];
  const did = next ? (current ? 'edited' : 'created') : 'deleted';
  return recordAct({
    act: `store.${did}`,
    object: { id: store.id, name: store.name },
    changes: describeChanges(current, next, fields),
  });
}
