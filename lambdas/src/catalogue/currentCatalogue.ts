import { AppError } from '@bloomkin/shared/errors.ts';
import { ulid } from 'ulid';
import { readChanges } from '#model/catalogueLog/catalogueLogEntity.ts';
import { catalogueVersionHeader } from '#model/catalogueLog/catalogueVersion.ts';
import { followMarketHolidays } from '#model/marketSettings/shippingSettings.ts';
import type { ApiRequest } from '#platform/http/request.ts';
import type { Catalogue } from './catalogue.ts';
import { CatalogueReader } from './catalogueReader.ts';
import { readStoredSnapshot } from './snapshot/snapshotStore.ts';

const reader = new CatalogueReader({
  readSnapshot: async () => (await readStoredSnapshot())?.bytes,
  readChanges,
});

export async function currentCatalogue({
  now,
  header,
}: Pick<ApiRequest<unknown>, 'now' | 'header'>): Promise<Catalogue> {
  const [catalogue] = await Promise.all([
    reader.current(now, header(catalogueVersionHeader)),
    followMarketHolidays(now),
  ]);
  return catalogue;
}

export const readLatestCatalogue = (now: Date): Promise<Catalogue> =>
  reader.current(now, ulid(now.getTime()));

/** Includes the change of that version, if it exists. */
export const readCatalogueWith = (now: Date, version: string | undefined): Promise<Catalogue> =>
  reader.current(now, version);

const longestWriteMs = 30_000;

/** Includes every change committed before the call. */
export const readSettledCatalogue = (): Promise<Catalogue> => {
  const now = new Date();
  return reader.current(now, ulid(now.getTime() - longestWriteMs));
};

/** `0` means all categories; an unknown id is a 404. */
export function checkCategory(catalogue: Catalogue, id: string | undefined): void {
  if (id !== undefined && id !== '0' && !catalogue.findCategory(id)) throw new AppError('NOT_FOUND');
}
