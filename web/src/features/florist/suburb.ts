import { readSuburb, readSuburbKey } from '@bloomkin/shared/rules/servingZones.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';

const toKey = (path: string): string => path.replaceAll('-', ' ');

export const suburbQuery = (path: string) => ({ active: true, suburb: toKey(path), per_page: 50 });

/** 'surry-hills-2010' as 'Surry Hills 2010': as a store there writes it, else each word with a capital. */
export function nameSuburb(path: string, florists: readonly Pick<Company, 'stores'>[]): string {
  const key = toKey(path);
  const addresses = florists.flatMap(({ stores }) => stores.map(({ location }) => location.address));
  const own = addresses.find((address) => readSuburbKey(address) === key);
  const name = own === undefined ? undefined : readSuburb(own);
  if (name !== undefined) return `${name} ${key.slice(-4)}`;
  return key.replaceAll(/(^| )[a-z]/g, (letter) => letter.toUpperCase());
}
