import { createCollection, updateCollection } from '@bloomkin/shared/routes/categories.ts';
import type { Collection } from '@bloomkin/shared/schemas/category.ts';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { readNewest } from '../readNewest.ts';
import { type CollectionValues, toCollectionBody } from './collectionValues.ts';

/** A save over somebody else's shows theirs first; the second press saves over it. */
export function useSaveCollection(collection: Collection | undefined) {
  const [theirs, setTheirs] = useState<Collection>();
  const version = theirs?.version ?? collection?.version;

  /** Undefined: somebody else saved first. `photo` null removes it. */
  async function save(
    values: CollectionValues,
    photo: Blob | null | undefined,
  ): Promise<Collection | undefined> {
    const body = { ...toCollectionBody(values), ...(version !== undefined && { version }) };
    const sent = photo ? toForm(body, photo) : { ...body, ...(photo === null && { photo: null }) };
    try {
      const { data } = collection
        ? await call(updateCollection, { params: { id: collection.id }, body: sent })
        : await call(createCollection, { body: photo ? toForm(body, photo) : body });
      setTheirs(undefined);
      return data;
    } catch (error) {
      const newest = readNewest<Collection>(error);
      if (!newest) throw error;
      setTheirs(newest);
      return undefined;
    }
  }
  return { save, theirs };
}

function toForm(body: object, photo: Blob): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    form.set(name, Array.isArray(value) ? JSON.stringify(value) : String(value));
  form.set('photo', photo, 'photo.jpg');
  return form;
}
