import { metresBetween, type Point } from '@bloomkin/shared/rules/distance.ts';
import type { CompanyRecord, CompanyTable } from './companyTable.ts';

export interface CompanyFilter {
  onlyActive: boolean;
  search?: string | undefined;
  /** Nearest first, or by brand without a point. */
  from?: Point | undefined;
}

export function selectCompanies(
  { byBrand }: CompanyTable,
  { onlyActive, search = '', from }: CompanyFilter,
): readonly CompanyRecord[] {
  const text = search.toLowerCase();
  const matching = byBrand
    .filter(({ active }) => active || !onlyActive)
    .filter(({ brand, name, abn }) => `${brand}\n${name}\n${abn}`.toLowerCase().includes(text));
  return from ? sortByDistance(matching, from) : matching;
}

function sortByDistance(records: readonly CompanyRecord[], from: Point): CompanyRecord[] {
  return records
    .map((record) => ({
      record,
      metres: Math.min(...record.stores.map((store) => metresBetween(from, store))),
    }))
    .sort((a, b) => a.metres - b.metres)
    .map(({ record }) => record);
}
