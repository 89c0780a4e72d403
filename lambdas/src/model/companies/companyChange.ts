import type { StoreFacts } from '@bloomkin/shared/rules/promise.ts';
import type { CompanyChange } from '#model/catalogueLog/change.ts';
import { isSelling } from './companyEntity.ts';
import { type CompanyWithStores, toCompanyFacts } from './companyWithStores.ts';
import { toCompanyInfo } from './toCompany.ts';

/** Call for each change of the company, its stores, zones or times; each raises the revision. */
export function companyChange(loaded: CompanyWithStores): CompanyChange {
  const { id, revision, name, brand, abn } = loaded.company;
  const facts = toCompanyFacts(loaded);
  return {
    kind: 'company',
    id,
    revision,
    name,
    brand,
    abn,
    active: isSelling(loaded.company),
    card: JSON.stringify(toCompanyInfo(loaded.company)),
    facts: { ...facts, stores: facts.stores.map(storeFacts), booked: loaded.company.booked ?? [] },
  };
}

function storeFacts(store: StoreFacts): StoreFacts {
  return {
    id: store.id,
    companyId: store.companyId,
    name: store.name,
    lat: store.lat,
    lng: store.lng,
    address: store.address,
    state: store.state,
    timeZone: store.timeZone,
    pickupPoint: store.pickupPoint,
    warehouseForDelivery: store.warehouseForDelivery,
    workingTimes: store.workingTimes,
    zones: store.zones,
    closedDays: store.closedDays,
    openDays: store.openDays,
    specialDays: store.specialDays,
    dailyCapacity: store.dailyCapacity,
  };
}
