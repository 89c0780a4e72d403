import { getMessage } from '@bloomkin/shared/messages.ts';
import { paths } from '@bloomkin/shared/pages.ts';
import { getCollection, listCollections } from '@bloomkin/shared/routes/catalogue.ts';
import { deleteCollection } from '@bloomkin/shared/routes/categories.ts';
import type { Collection } from '@bloomkin/shared/schemas/category.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { callsRoute } from '#api/queryKey.ts';
import { useMutation } from '#api/useMutation.ts';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { notifyError } from '#components/feedback/notifyError.ts';
import { FormErrors } from '#components/form/FormErrors.tsx';
import { Form } from '#components/form/fieldStyles.ts';
import { listChanges } from '#components/form/listChanges.ts';
import { SaveBar } from '#components/form/SaveBar.tsx';
import { SwitchField } from '#components/form/SwitchField.tsx';
import { TextAreaField, TextField } from '#components/form/TextField.tsx';
import { unsavedChanges } from '#components/form/unsavedChanges.ts';
import { useSubmit } from '#components/form/useSubmit.ts';
import { PhotoField } from '#components/photo/PhotoField.tsx';
import { ConflictNote } from '../ConflictNote.tsx';
import { GreenSwitch } from '../categories/categoryStyles.ts';
import { Card, PageHead } from '../pageStyles.ts';
import { useConfirm } from '../useConfirm.tsx';
import { useVersioned } from '../useVersioned.ts';
import { type CollectionValues, describeTheirs, toCollectionValues } from './collectionValues.ts';
import { ProductPicker } from './ProductPicker.tsx';
import { sendCollection } from './sendCollection.ts';

interface CollectionFormProps {
  /** Undefined for a new one. */
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
  const { mutate } = useSWRConfig();
  const { ask, dialog } = useConfirm();
  const form = useForm({ defaultValues: toCollectionValues(collection, products) });
  const { errors, dirtyFields, isDirty } = form.formState;
  const [photo, setPhoto] = useState<Blob | null>();
  const remove = useMutation(deleteCollection, { invalidates: [listCollections] });
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
      for (const route of [listCollections, getCollection]) void mutate(callsRoute(route));
      void notify({ tone: 'success', message: `${saved.name} is saved` });
      if (!collection) await navigate(paths.collectionEdit(saved.id), { replace: true });
    },
  });
  const changes = [...listChanges(dirtyFields, fieldLabels), ...(photo === undefined ? [] : ['Photo'])];
  async function onDelete({ id, name }: Collection) {
    const isSure = await ask({
      title: `Delete ${name}?`,
      text: 'Its products stay in the shop.',
      confirm: 'Delete the collection',
      keep: 'Keep it',
      danger: true,
    });
    if (!isSure) return;
    try {
      const { message } = await remove({ params: { id } });
      void notify({ tone: 'success', message });
      unsavedChanges.write(false);
      await navigate(paths.collections(), { replace: true });
    } catch (error) {
      notifyError(error);
    }
  }
  return (
    <Form onSubmit={onSubmit} noValidate aria-label="Collection">
      <PageHead>
        <div>
          <h1>{collection?.name ?? 'Add a collection'}</h1>
        </div>
        {collection && (
          <div>
            <Button kind="danger" onClick={() => void onDelete(collection)}>
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
          <TextField
            label="Name"
            maxLength={80}
            {...form.register('name', {
              validate: (name) => (name.trim() === '' ? getMessage('FORM.NAME_REQUIRED') : undefined),
            })}
            error={errors.name?.message}
            changed={dirtyFields.name}
          />
          <TextAreaField
            label="Description"
            optional
            rows={3}
            maxLength={500}
            {...form.register('description')}
            error={errors.description?.message}
            changed={dirtyFields.description}
          />
          <TextField
            label="Flags"
            optional
            hint="Short names such as season, with commas between: the shop can ask for collections by them"
            maxLength={200}
            {...form.register('flags')}
            error={errors.flags?.message}
            changed={dirtyFields.flags}
          />
          <GreenSwitch>
            <SwitchField
              label="Active"
              hint="Switched off, it is not in the shop"
              {...form.register('active')}
            />
            <SwitchField label="Popular" hint="On the first page" {...form.register('popular')} />
          </GreenSwitch>
          <PhotoField
            label="Photo"
            hint="Saved with the collection. We crop it to the arch."
            value={collection?.photo ?? null}
            format={format}
            acceptsPaste
            onSend={async (blob) => setPhoto(blob)}
            onRemove={photo === null ? undefined : () => setPhoto(null)}
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
