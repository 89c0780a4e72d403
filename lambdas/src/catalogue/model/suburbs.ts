import { readSuburbKey } from '@bloomkin/shared/rules/servingZones.ts';
import { type CompanyRecord, type CompanyTable, readFacts } from './companyTable.ts';

/** Read once for each version of a florist. */
const known = new WeakMap<CompanyRecord, ReadonlySet<string>>();

/** Where a florist's stores are and which suburbs it ticked; a drawn zone names none. */
export function suburbsOf(record: CompanyRecord): ReadonlySet<string> {
  const existing = known.get(record);
  if (existing) return existing;
  const { stores } = readFacts(record);
  const suburbs = new Set(
    stores
      .flatMap(({ address, warehouseForDelivery, zones }) => [
        readSuburbKey(address) ?? [],
        ...(warehouseForDelivery ? zones.map((zone) => zone.suburbs ?? []) : []),
      ])
      .flat(),
  );
  known.set(record, suburbs);
  return suburbs;
}

/** Lists florists that guests are shown, in order. */
export const listSuburbs = ({ byBrand }: CompanyTable): string[] =>
  [...new Set(byBrand.filter(({ active }) => active).flatMap((record) => [...suburbsOf(record)]))].sort();
