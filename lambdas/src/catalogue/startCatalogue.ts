import { ListingQuery } from '@bloomkin/shared/schemas/listing.ts';
import { currentCatalogue } from './currentCatalogue.ts';
import { productPageText, toListingFilter } from './listing.ts';

/** Loads the snapshot and builds a page, so that the first request waits for neither. */
export async function startCatalogue(): Promise<void> {
  const now = new Date();
  const catalogue = await currentCatalogue({ now, header: () => undefined });
  const filter = toListingFilter({ query: ListingQuery.parse({}), caller: undefined });
  productPageText(catalogue.query(filter, now));
}
