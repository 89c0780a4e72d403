import type * as routes from '@bloomkin/shared/routes/documents.ts';
import { perAddress, takeForAddress } from '#platform/http/limits.ts';
import type { Handler } from '#platform/http/request.ts';
import { suggestByText } from '#platform/services/geocoder.ts';
import { readPoint } from './geocode.ts';

export const suggestAddresses: Handler<typeof routes.suggestAddresses> = async ({
  query,
  viewerAddress,
  now,
}) => {
  await takeForAddress(perAddress.suggestions, viewerAddress, now);
  return { data: await suggestByText(query.text, query.near ? readPoint(query.near, 'near') : undefined) };
};
