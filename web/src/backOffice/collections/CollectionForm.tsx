import { paths } from '@bloomkin/shared/pages.ts';
import { getCollection, listCollections } from '@bloomkin/shared/routes/catalogue.ts';
import type { Collection } from '@bloomkin/shared/schemas/category.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useAnswers } from '#api/useAnswers.ts';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { FormErrors } from '#components/form/FormErrors.tsx';
import { Form } from '#components/form/fieldStyles.ts';
import { listChanges } from '#components/form/listChanges.ts';
import { SaveBar } from '#components/form/SaveBar.tsx';
import { unsavedChanges } from '#components/form/unsavedChanges.ts';
import { useSubmit } from '#components/form/useSubmit.ts';
import { PhotoField } from '#components/photo/PhotoField.tsx';
import { useBlobUrl } from '#components/photo/useBlobUrl.ts';
import { ConflictNote } from '../ConflictNote.tsx';
import { Card, PageHead } from '../pageStyles.ts';
import { useVersioned } from '../useVersioned.ts';
import { CollectionFields } from './CollectionFields.tsx';
import { type CollectionValues, describeTheirs, toCollectionValues } from './collectionValues.ts';
import { ProductPicker } from './ProductPicker.tsx';
import { sendCollection } from './sendCollection.ts';
import { useDeleteCollection } from './useDeleteCollection.tsx';

interface CollectionFormProps {
  collection: Collection | undefined;
  /** Its products that still exist. */
  products: readonly Product[];
  onReload: () => void;
}

const format = { ratio: 6 / 7, width: 800 } as const;
const fieldLabels = {
  name: 'Name',
  description: 'Description',
  flags: 'Flags',
  popular: 'Popular',
  active: 'Active',
  productIds: 'Products',
};

export function CollectionForm({ collection, products, onReload }: CollectionFormProps) {
  const navigate = useNavigate();
  const { revalidate } = useAnswers();
  const { remove, dialog } = useDeleteCollection();
  const form = useForm({ defaultValues: toCollectionValues(collection, products) });
  const { dirtyFields, isDirty } = form.formState;
  const [photo, setPhoto] = useState<Blob | null>();
  const chosen = useBlobUrl(photo);
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
  const changes = [...listChanges(dirtyFields, fieldLabels), ...(photo === undefined ? [] : ['Photo'])];
  return (
    <Form onSubmit={onSubmit} noValidate aria-label="Collection">
      <PageHead>
        <div>
          <h1>{collection?.name ?? 'Add a collection'}</h1>
        </div>
        {collection && (
          <div>
            <Button kind="danger" onClick={() => void remove(collection)}>
              Delete
            </Button>
          </div>
        )}
      </PageHead>
      <FormErrors form={form} />
      {theirs && (
        <ConflictNote
          what="this collection"
          theirs={describeTheirs(theirs)}
          onTakeTheirs={() => {
            takeTheirs();
            onReload();
          }}
        />
      )}
      <Card aria-label="About">
        <Form as="div">
          <CollectionFields form={form} />
          <PhotoField
            label="Photo"
            hint="Saved with the collection. We crop it to the arch."
            value={photo === undefined ? (collection?.photo ?? null) : (chosen ?? null)}
            format={format}
            acceptsPaste
            onSend={async (blob) => setPhoto(blob)}
            onRemove={() => setPhoto(collection?.photo ? null : undefined)}
          />
        </Form>
      </Card>
      <ProductPicker form={form} products={products} />
      {dialog}
      <SaveBar
        changes={changes}
        onDiscard={() => {
          form.reset();
          setPhoto(undefined);
        }}
        busy={busy}
        saveLabel={theirs ? 'Save mine over theirs' : collection ? 'Save' : 'Add collection'}
      />
    </Form>
  );
}
