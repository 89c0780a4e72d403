import { type DescribedFields, describeChanges } from '#model/audit/describeChanges.ts';
import { recordAct } from '#model/audit/recordAct.ts';
import { logChanges } from '#model/catalogueLog/catalogueLogEntity.ts';
import { versionHeaders } from '#model/catalogueLog/catalogueVersion.ts';
import { listBookedDays } from '#model/companies/bookedOut.ts';
import { companyChange } from '#model/companies/companyChange.ts';
import { replaceStoreFacts } from '#model/companies/companyEntity.ts';
import type { CompanyWithStores } from '#model/companies/companyWithStores.ts';
import { findComingTaken } from '#model/stores/capacityEntity.ts';
import type { StoreItem } from '#model/stores/storeEntity.ts';
import { conflict } from '#platform/table/retry.ts';
import { transact, type Write } from '#platform/table/transact.ts';

/** Also updates their copies in the company's row and the catalogue. `conflict` when either changed since the read. */
export async function saveStores(
  { company, stores: current }: CompanyWithStores,
  stores: readonly StoreItem[],
  writes: { stores: readonly Write[]; idempotency?: readonly Write[] },
  now: Date,
): Promise<Record<string, string> | typeof conflict> {
  const storeIds = stores.map(({ id }) => id);
  const isChanged = (store: StoreItem) => current.some((old) => old.id === store.id && old !== store);
  const changedIds = stores.filter(isChanged).map(({ id }) => id);
  const keptIds = new Set<string>(storeIds.filter((id) => !changedIds.includes(id)));
  const taken = await findComingTaken(changedIds, now);
  const facts = {
    points: stores.map(({ lat, lng }) => ({ lat, lng })),
    storeIds,
    // Hours and limits of a store decide which of its windows are full.
    booked: [
      ...(company.booked ?? []).filter(({ storeId }) => keptIds.has(storeId)),
      ...listBookedDays({ company, stores }, taken, now),
    ],
  };
  const next = { company: { ...company, ...facts, revision: company.revision + 1 }, stores };
  const { version, writes: catalogue } = logChanges([companyChange(next)], now);
  const failed = await transact({
    company: replaceStoreFacts(company, facts),
    ...writes,
    catalogue,
    acts: recordStoreActs(current, stores),
  });
  return failed ? conflict : versionHeaders(version);
}

const describeSpecialDay = ({
  day,
  closed,
  hours,
  products,
}: NonNullable<StoreItem['specialDays']>[number]): string => {
  const times =
    hours?.map(({ start_time, stop_time }) => `${start_time}–${stop_time}`).join(' ') ?? 'as usual';
  return `${day} ${closed ? 'closed' : times}${products ? `, menu of ${products.length}` : ''}`;
};

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
  specialDays: ['Special days', (days = []) => days.map(describeSpecialDay).join(', ')],
  dailyCapacity: 'Orders a day',
  zones: ['Delivery zones', (zones) => zones.map(({ name }) => name).join(', ')],
};

/** One line per changed store. */
function recordStoreActs(current: readonly StoreItem[], next: readonly StoreItem[]): Write[] {
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
