import { geocode } from '@bloomkin/shared/routes/documents.ts';
import { call } from '#api/call.ts';
import type { StoredPlace } from '#storage/storage.ts';

const positionTimeoutMs = 10_000;

const position = () =>
  new Promise<GeolocationPosition>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: positionTimeoutMs });
  });

/** Undefined outside Australia. Throws an ApiError, or the browser's GeolocationPositionError. */
export async function currentPlace(): Promise<StoredPlace | undefined> {
  const { coords } = await position();
  const latlng = `${coords.latitude.toFixed(5)},${coords.longitude.toFixed(5)}`;
  const { data } = await call(geocode, { query: { latlng } });
  return data[0];
}
