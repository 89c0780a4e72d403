import { paths } from '@bloomkin/shared/pages.ts';
import { getCollection, listCollections } from '@bloomkin/shared/routes/catalogue.ts';
import { createCollection, updateCollection } from '@bloomkin/shared/routes/categories.ts';
import type { Collection } from '@bloomkin/shared/schemas/category.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { call } from '#api/call.ts';
import { useAnswers } from '#api/useAnswers.ts';
import { notify } from '#components/feedback/notify.ts';
import { unsavedChanges } from '#components/form/unsavedChanges.ts';
import { useSubmit } from '#components/form/useSubmit.ts';
import { useVersioned } from '#office/kit/useVersioned.ts';
import { type CollectionValues, toCollectionBody, toCollectionValues } from './collectionValues.ts';

/** The fields and the photo, saved together. */
export function useCollectionForm(collection: Collection | undefined, products: readonly Product[]) {
  const navigate = useNavigate();
  const { revalidate } = useAnswers();
  const form = useForm({ defaultValues: toCollectionValues(collection, products) });
  const { isDirty } = form.formState;
  /** Null removes it, undefined leaves it. */
  const [photo, setPhoto] = useState<Blob | null>();
  const { save, theirs, takeTheirs } = useVersioned<Collection, CollectionValues>({
    newest: collection,
    toValues: (stored) => toCollectionValues(stored),
    isDirty: isDirty || photo !== undefined,
    reset(values) {
      form.reset(values);
      setPhoto(undefined);
    },
  });
  const { onSubmit, busy } = useSubmit(form, {
    fieldNames: { product_ids: 'productIds' },
    async save(values) {
      const saved = await save((version) => sendCollection(collection?.id, { values, photo, version }));
      if (!saved) return;
      unsavedChanges.write(false);
      void revalidate(listCollections, getCollection);
      void notify({ tone: 'success', message: `${saved.name} is saved` });
      if (!collection) await navigate(paths.collectionEdit(saved.id), { replace: true });
    },
  });
  return { form, photo, setPhoto, theirs, takeTheirs, onSubmit, busy };
}

interface SentCollection {
  values: CollectionValues;
  /** Null removes it. */
  photo: Blob | null | undefined;
  version: number | undefined;
}

/** Creates without an id. */
function sendCollection(
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
