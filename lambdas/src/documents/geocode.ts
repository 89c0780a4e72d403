import { invalidField } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/documents.ts';
import { perAddress, takeForAddress } from '../http/limits.ts';
import type { Handler } from '../http/request.ts';
import { findById, findByPoint, findByText } from '../services/geocoder.ts';

export const geocode: Handler<typeof routes.geocode> = async ({ query, viewerAddress, now }) => {
  await takeForAddress(perAddress.geocodes, viewerAddress, now);
  if (query.latlng) {
    const [lat = 0, lng = 0] = query.latlng.split(',').map(Number);
    if (Math.abs(lat) > 90 || Math.abs(lng) > 180)
      throw invalidField('latlng', 'That is not a place on Earth');
    return { data: await findByPoint({ lat, lng }) };
  }
  if (query.place) return { data: await findById(query.place) };
  return { data: await findByText(query.address || query.suggest || '') };
};
