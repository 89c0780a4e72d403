import { writeSnapshot } from '#catalogue/snapshot/snapshot.ts';
import type { Catalogue } from './catalogue.ts';

/** Separate file: readers do not bundle it. */
export const saveCatalogue = (catalogue: Catalogue): Buffer<ArrayBuffer> =>
  writeSnapshot(catalogue.compactedModel());
