import { geocode } from '@bloomkin/shared/routes/documents.ts';
import { call } from '../../api/call.ts';
import type { StoredPlace } from '../../storage/storage.ts';

const positionTimeoutMs = 10_000;

const position = () =>
  new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: positionTimeoutMs });
  });

/**
 * Where the reader is, by the browser's position; undefined when there is no Australian address there. Throws an ApiError
 * when nobody could say, and the browser's own error when it gave no position.
 */
export async function currentPlace(): Promise<StoredPlace | undefined> {
  const { coords } = await position();
  const latlng = `${coords.latitude.toFixed(5)},${coords.longitude.toFixed(5)}`;
  const { data } = await call(geocode, { query: { latlng } });
  return data[0];
}
