import { paths } from '@bloomkin/shared/pages.ts';
import { getCollection, listCollections } from '@bloomkin/shared/routes/catalogue.ts';
import type { Collection } from '@bloomkin/shared/schemas/category.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useAnswers } from '#api/useAnswers.ts';
import { notify } from '#components/feedback/notify.ts';
import { unsavedChanges } from '#components/form/unsavedChanges.ts';
import { useSubmit } from '#components/form/useSubmit.ts';
import { useVersioned } from '#office/kit/useVersioned.ts';
import { type CollectionValues, toCollectionValues } from './collectionValues.ts';
import { sendCollection } from './sendCollection.ts';

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
