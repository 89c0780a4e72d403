import { ListingQuery } from '@bloomkin/shared/schemas/listing.ts';
import { currentCatalogue } from './currentCatalogue.ts';
import { productPageText, toListingFilter } from './listing.ts';

/** Reads the snapshot and makes a page of it, so that the first request does not wait for either. */
export async function startCatalogue(): Promise<void> {
  const now = new Date();
  const catalogue = await currentCatalogue({ now, header: () => undefined });
  const filter = toListingFilter({ query: ListingQuery.parse({}), caller: undefined });
  productPageText(catalogue.query(filter, now));
}
