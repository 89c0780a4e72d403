import { metresBetween, type Point } from '@bloomkin/shared/rules/distance.ts';
import { createMatcher, dropSmallWords, listWords, toSearchable } from '@bloomkin/shared/rules/search.ts';
import type { CompanyRecord, CompanyTable } from './companyTable.ts';
import { suburbsOf } from './suburbs.ts';

export interface CompanyFilter {
  onlyActive: boolean;
  search?: string | undefined;
  /** Nearest first, or by brand without a point. */
  from?: Point | undefined;
  /** Its key. */
  suburb?: string | undefined;
}

/** Folded once for each version of a florist. */
const searchTexts = new WeakMap<CompanyRecord, string>();

function toSearchText(record: CompanyRecord): string {
  const existing = searchTexts.get(record);
  if (existing !== undefined) return existing;
  const text = toSearchable(`${record.brand} ${record.name} ${record.abn}`);
  searchTexts.set(record, text);
  return text;
}

export function selectCompanies(
  { byBrand }: CompanyTable,
  { onlyActive, search = '', from, suburb }: CompanyFilter,
): readonly CompanyRecord[] {
  const isFound = createMatcher(dropSmallWords(listWords(search)));
  const matching = byBrand
    .filter(({ active }) => active || !onlyActive)
    .filter((record) => isFound(toSearchText(record)))
    .filter((record) => suburb === undefined || suburbsOf(record).has(suburb));
  return from ? sortByDistance(matching, from) : matching;
}

/** As `distantion`: to the nearest store that delivers, otherwise to the nearest. */
function measure({ stores }: CompanyRecord, from: Point): number {
  const delivering = stores.filter(({ delivers }) => delivers);
  const measured = delivering.length > 0 ? delivering : stores;
  return Math.min(...measured.map((store) => metresBetween(from, store)));
}

function sortByDistance(records: readonly CompanyRecord[], from: Point): CompanyRecord[] {
  return records
    .map((record) => ({
      record,
      metres: measure(record, from),
    }))
    .sort((a, b) => a.metres - b.metres)
    .map(({ record }) => record);
}
