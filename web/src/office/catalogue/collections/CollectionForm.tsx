import type { Collection } from '@bloomkin/shared/schemas/category.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { Button } from '#components/actions/Button.tsx';
import { FormErrors } from '#components/form/FormErrors.tsx';
import { Form } from '#components/form/fieldStyles.ts';
import { listChanges } from '#components/form/listChanges.ts';
import { SaveBar } from '#components/form/SaveBar.tsx';
import { Card } from '#components/layout/Card.ts';
import { PhotoField } from '#components/photo/PhotoField.tsx';
import { useBlobUrl } from '#components/photo/useBlobUrl.ts';
import { ConflictNote } from '#office/kit/ConflictNote.tsx';
import { FormHead } from '#office/kit/pageStyles.ts';
import { CollectionFields } from './CollectionFields.tsx';
import { describeTheirs } from './collectionValues.ts';
import { ProductPicker } from './ProductPicker.tsx';
import { useCollectionForm } from './useCollectionForm.ts';
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
