import type { Catalogue } from '../model/catalogue.ts';
import { writeSnapshot } from './snapshot.ts';

/** The catalogue as a file; apart from it, so that the function that only reads does not carry this. */
export const saveCatalogue = (catalogue: Catalogue): Buffer<ArrayBuffer> => writeSnapshot(catalogue.tidied());
