import { geocode } from '@bloomkin/shared/routes/documents.ts';
import { call } from '#api/call.ts';
import type { StoredPlace } from '#storage/storage.ts';

export const lookupFailed = 'We could not look that up just now. Please try again.';
export const positionUnknown = 'Your browser did not tell us where you are. Please type the address.';
export const outsideAustralia = 'You seem to be outside Australia. Please type an Australian address.';

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
