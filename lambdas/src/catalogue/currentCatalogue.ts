import type { ApiRequest } from '../http/request.ts';
import { readChanges } from './catalogueLogEntity.ts';
import { CatalogueReader } from './catalogueReader.ts';
import { catalogueVersionHeader } from './catalogueVersion.ts';
import type { Catalogue } from './model/catalogue.ts';
import { readStoredSnapshot } from './snapshotStore.ts';

/** The one of this container. */
const reader = new CatalogueReader({
  readSnapshot: async () => (await readStoredSnapshot())?.bytes,
  readChanges,
});

/** The catalogue for a request: what the caller has just written is in. */
export function currentCatalogue({
  now,
  header,
}: Pick<ApiRequest<unknown>, 'now' | 'header'>): Promise<Catalogue> {
  return reader.current(now, header(catalogueVersionHeader));
}
