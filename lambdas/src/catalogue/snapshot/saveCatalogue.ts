import type { Catalogue } from '#catalogue/catalogue.ts';
import { writeSnapshot } from './snapshot.ts';

/** Separate file: readers do not bundle it. */
export const saveCatalogue = (catalogue: Catalogue): Buffer<ArrayBuffer> =>
  writeSnapshot(catalogue.compactedModel());
