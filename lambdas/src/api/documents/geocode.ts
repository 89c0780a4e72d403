import { invalidField } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/documents.ts';
import type { Point } from '@bloomkin/shared/rules/distance.ts';
import { perAddress, takeForAddress } from '#platform/http/limits.ts';
import type { Handler } from '#platform/http/request.ts';
import { findById, findByPoint, findByText, suggestByText } from '#platform/services/geocoder.ts';

export const geocode: Handler<typeof routes.geocode> = async ({ query, viewerAddress, now }) => {
  await takeForAddress(perAddress.geocodes, viewerAddress, now);
  if (query.latlng) {
    return { data: await findByPoint(readPoint(query.latlng, 'latlng')) };
  }
  const near = query.near ? readPoint(query.near, 'near') : undefined;
  if (query.place) return { data: await findById(query.place) };
  return { data: await findByText(query.address || query.suggest || '', near) };
};

function readPoint(text: string, path: string): Point {
  const [lat = 0, lng = 0] = text.split(',').map(Number);
  if (Math.abs(lat) > 90 || Math.abs(lng) > 180) throw invalidField(path, 'That is not a place on Earth');
  return { lat, lng };
}

export const suggestAddresses: Handler<typeof routes.suggestAddresses> = async ({
  query,
  viewerAddress,
  now,
}) => {
  await takeForAddress(perAddress.suggestions, viewerAddress, now);
  return { data: await suggestByText(query.text, query.near ? readPoint(query.near, 'near') : undefined) };
};
