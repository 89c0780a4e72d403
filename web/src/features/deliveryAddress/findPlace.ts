import { geocode } from '@bloomkin/shared/routes/documents.ts';
import { call } from '#api/call.ts';
import type { StoredPlace } from '#storage/storage.ts';

/** Looks up typed text; undefined outside Australia. */
export async function findPlace(address: string): Promise<StoredPlace | undefined> {
  const { data } = await call(geocode, { query: { address } });
  return data[0];
}
