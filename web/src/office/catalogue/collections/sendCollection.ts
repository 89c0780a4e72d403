import { createCollection, updateCollection } from '@bloomkin/shared/routes/categories.ts';
import type { Collection } from '@bloomkin/shared/schemas/category.ts';
import { call } from '#api/call.ts';
import { type CollectionValues, toCollectionBody } from './collectionValues.ts';

interface SentCollection {
  values: CollectionValues;
  /** Null removes it. */
  photo: Blob | null | undefined;
  version: number | undefined;
}

/** Creates without an id. */
export function sendCollection(
  id: string | undefined,
  { values, photo, version }: SentCollection,
): Promise<{ data: Collection }> {
  const body = { ...toCollectionBody(values), ...(version !== undefined && { version }) };
  if (!id) return call(createCollection, { body: photo ? toForm(body, photo) : body });
  const sent = photo ? toForm(body, photo) : { ...body, ...(photo === null && { photo: null }) };
  return call(updateCollection, { params: { id }, body: sent });
}

function toForm(body: object, photo: Blob): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    form.set(name, Array.isArray(value) ? JSON.stringify(value) : String(value));
  form.set('photo', photo, 'photo.jpg');
  return form;
}
