import { invalidField } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/documents.ts';
import type { Point } from '@bloomkin/shared/rules/distance.ts';
import type { Address } from '@bloomkin/shared/schemas/address.ts';
import { perAddress, takeForAddress } from '#platform/http/limits.ts';
import type { Handler } from '#platform/http/request.ts';
import { logWarning } from '#platform/log.ts';
import { findById, suggestByText } from '#platform/services/addressSuggestions.ts';
import { findByPoint, findByText } from '#platform/services/geocoder.ts';
import { isUnavailable } from '#platform/unavailable.ts';
import { findSuburb, isSuburbId, readSuburbId, suggestSuburbs } from './suburbSuggestions.ts';

export const geocode: Handler<typeof routes.geocode> = async ({ query, viewerAddress, now }) => {
  await takeForAddress(perAddress.geocodes, viewerAddress, now);
  if (query.latlng) {
    return { data: await findByPoint(readPoint(query.latlng, 'latlng')) };
  }
  const near = query.near ? readPoint(query.near, 'near') : undefined;
  if (query.place) return { data: await findSuggested(query.place) };
  return { data: await findByText(query.address || query.suggest || '', near) };
};

/** A street is looked up by its text: that has a quota of its own. */
async function findSuggested(id: string): Promise<Address[]> {
  if (!isSuburbId(id)) return findById(id);
  const text = readSuburbId(id);
  const suburb = await findSuburb(text);
  return suburb ? [suburb] : findByText(text);
}

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
  const near = query.near ? readPoint(query.near, 'near') : undefined;
  try {
    return { data: await suggestByText(query.text, near) };
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    logWarning('suburbs instead of addresses', { error });
    return { data: await suggestSuburbs(query.text, near), suburbsOnly: true };
  }
};
