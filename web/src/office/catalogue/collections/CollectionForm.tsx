import { getMessage } from '@bloomkin/shared/messages.ts';
import { paths } from '@bloomkin/shared/pages.ts';
import { listCollections } from '@bloomkin/shared/routes/catalogue.ts';
import { deleteCollection } from '@bloomkin/shared/routes/categories.ts';
import type { Collection } from '@bloomkin/shared/schemas/category.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useMutation } from '#api/useMutation.ts';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { FormErrors } from '#components/form/FormErrors.tsx';
import { editedField } from '#components/form/field.ts';
import { Form } from '#components/form/fieldStyles.ts';
import { listChanges } from '#components/form/listChanges.ts';
import { SaveBar } from '#components/form/SaveBar.tsx';
import { SwitchField } from '#components/form/SwitchField.tsx';
import { TextAreaField, TextField } from '#components/form/TextField.tsx';
import { unsavedChanges } from '#components/form/unsavedChanges.ts';
import { Card } from '#components/layout/Card.ts';
import { PhotoField } from '#components/photo/PhotoField.tsx';
import { useBlobUrl } from '#components/photo/useBlobUrl.ts';
import { useAction } from '#components/useAction.ts';
import { ConflictNote } from '#office/kit/ConflictNote.tsx';
import { FormHead } from '#office/kit/pageStyles.ts';
import { useConfirm } from '#office/kit/useConfirm.tsx';
import { type CollectionValues, describeTheirs } from './collectionValues.ts';
import { ProductPicker } from './ProductPicker.tsx';
import { useCollectionForm } from './useCollectionForm.ts';

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
  const { remove, dialog } = useDeleteCollection();
  const { form, photo, setPhoto, theirs, takeTheirs, onSubmit, busy } = useCollectionForm(
    collection,
    products,
  );
  const chosen = useBlobUrl(photo);
  const changes = listChanges(form.formState.dirtyFields, fieldLabels);
  return (
    <Form onSubmit={onSubmit} noValidate aria-label="Collection">
      <CollectionHead collection={collection} onDelete={remove} />
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
        changes={photo === undefined ? changes : [...changes, 'Photo']}
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

interface CollectionHeadProps {
  collection: Collection | undefined;
  onDelete: (collection: Collection) => Promise<void>;
}

const CollectionHead = ({ collection, onDelete }: CollectionHeadProps) => (
  <FormHead>
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
  </FormHead>
);

/** Confirms, then goes to the list. */
function useDeleteCollection() {
  const navigate = useNavigate();
  const { ask, dialog } = useConfirm();
  const send = useMutation(deleteCollection, { invalidates: [listCollections] });
  const { run } = useAction(async (id: string) => {
    const { message } = await send({ params: { id } });
    void notify({ tone: 'success', message });
    unsavedChanges.write(false);
    await navigate(paths.collections(), { replace: true });
  });
  async function remove({ id, name }: Collection) {
    const isSure = await ask({
      title: `Delete ${name}?`,
      text: 'Its products stay in the shop.',
      confirm: 'Delete the collection',
      keep: 'Keep it',
      danger: true,
    });
    if (isSure) await run(id);
  }
  return { remove, dialog };
}

function CollectionFields({ form }: { form: UseFormReturn<CollectionValues> }) {
  return (
    <>
      <TextField
        label="Name"
        maxLength={80}
        {...editedField(form, 'name', {
          validate: (name) => (name.trim() === '' ? getMessage('FORM.NAME_REQUIRED') : undefined),
        })}
      />
      <TextAreaField
        label="Description"
        optional
        rows={3}
        maxLength={500}
        {...editedField(form, 'description')}
      />
      <TextField
        label="Flags"
        optional
        hint="Short names such as season, with commas between: the shop can ask for collections by them"
        maxLength={200}
        {...editedField(form, 'flags')}
      />
      <SwitchField label="Active" hint="Switched off, it is not in the shop" {...form.register('active')} />
      <SwitchField label="Popular" hint="On the first page" {...form.register('popular')} />
    </>
  );
}
