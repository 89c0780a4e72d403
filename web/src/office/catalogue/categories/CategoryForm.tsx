import { getMessage } from '@bloomkin/shared/messages.ts';
import { paths } from '@bloomkin/shared/pages.ts';
import { updateCategory } from '@bloomkin/shared/routes/categories.ts';
import { maxCategoryName } from '@bloomkin/shared/rules/categoryPlaces.ts';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { upload } from '#api/upload.ts';
import { Button } from '#components/actions/Button.tsx';
import { Callout } from '#components/feedback/Callout.ts';
import { FormError } from '#components/form/FormError.tsx';
import { field } from '#components/form/field.ts';
import { Form, FormButtons } from '#components/form/fieldStyles.ts';
import { SelectField } from '#components/form/SelectField.tsx';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { SwitchField } from '#components/form/SwitchField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { unsavedChanges, useUnsavedChanges } from '#components/form/unsavedChanges.ts';
import { useSubmit } from '#components/form/useSubmit.ts';
import { PhotoField } from '#components/photo/PhotoField.tsx';
import { useBlobUrl } from '#components/photo/useBlobUrl.ts';
import { useCatalogueRefresh } from '#office/catalogue/product/useCatalogueRefresh.ts';
import { ConflictNote } from '#office/kit/ConflictNote.tsx';
import { collectSubtreeIds, type FlatCategory } from './categoryRows.ts';
import { describeTheirs, toCategoryValues } from './categoryValues.ts';
import { useSaveCategory } from './useSaveCategory.ts';

interface CategoryPhotoProps {
  item: FlatCategory | undefined;
  /** Chosen for a new category. */
  photo: Blob | undefined;
  onPhoto: (photo: Blob) => void;
}

const format = { ratio: 6 / 7, width: 800 } as const;

/** The photo of an existing category is saved at once, that of a new one with it. */
function CategoryPhoto({ item, photo, onPhoto }: CategoryPhotoProps) {
  const refresh = useCatalogueRefresh();
  const chosen = useBlobUrl(photo);
  return (
    <PhotoField
      label="Photo"
      hint="We crop it to the arch."
      value={chosen ?? item?.category.photo ?? null}
      format={format}
      acceptsPaste
      onSend={async (blob, onProgress) => {
        if (!item) return onPhoto(blob);
        const data = new FormData();
        data.set('photo', blob, 'photo.jpg');
        await upload(updateCategory, { form: data, params: { id: item.id }, onProgress });
        refresh();
      }}
    />
  );
}

const ShopNote = styled(Callout)`
  a {
    color: inherit;
    font-weight: 600;
    text-decoration: underline;
  }
`;

const DrawerButtons = styled(FormButtons)`
  position: sticky;
  bottom: -24px;
  margin: 0 -24px -24px;
  padding: 14px 24px;
  border-top: 1px solid var(--bk-border-subtle);
  background: var(--bk-bg-surface);
  > :first-child {
    flex: 1;
  }
`;

interface CategoryFormProps {
  item: FlatCategory | undefined;
  all: readonly FlatCategory[];
  inside: string | null;
  focusInside: boolean;
  onDone: () => void;
  onDelete: () => Promise<void>;
}

export function CategoryForm({ item, all, inside, focusInside, onDone, onDelete }: CategoryFormProps) {
  const refresh = useCatalogueRefresh();
  const form = useForm({ defaultValues: toCategoryValues(item, all, inside) });
  const [photo, setPhoto] = useState<Blob>();
  const { errors, isDirty } = form.formState;
  const { save, theirs, takeTheirs } = useSaveCategory({ item, form, photo });
  const { onSubmit, busy } = useSubmit(form, {
    fieldNames: { parent_id: 'inside' },
    async save(values) {
      if (!(await save(values))) return;
      unsavedChanges.write(false);
      refresh();
      onDone();
    },
  });
  useUnsavedChanges(isDirty || photo !== undefined);
  useEffect(() => {
    if (focusInside) form.setFocus('inside');
  }, [focusInside, form]);
  return (
    <Form onSubmit={onSubmit} noValidate aria-label="Category">
      <FormError message={errors.root?.message} />
      {theirs && (
        <ConflictNote theirs={describeTheirs(theirs, all)} onTakeTheirs={takeTheirs} what="this category" />
      )}
      <CategoryPhoto item={item} photo={photo} onPhoto={setPhoto} />
      <TextField
        label="Name"
        hint={`What buyers read under the arch, ${maxCategoryName} letters at most`}
        maxLength={maxCategoryName}
        {...field(form, 'name', {
          validate: (name) => (name.trim() === '' ? getMessage('CATEGORY.NAME_REQUIRED') : undefined),
        })}
      />
      <SelectField label="Inside" {...field(form, 'inside')}>
        <option value="">The top level</option>
        {all
          .filter(({ id }) => !(item && collectSubtreeIds(all, item.id).has(id)))
          .map(({ id, category }) => (
            <option key={id} value={id}>
              {category.name}
            </option>
          ))}
      </SelectField>
      <SwitchField
        label="Active"
        hint="Switched off, it and its products stay out of the tree"
        {...form.register('active')}
      />
      {item && (
        <ShopNote>
          <p>
            Shown in the shop: arch on the first page, all-categories tree, footer.{' '}
            <Link to={paths.category(item.id)}>See it as a buyer</Link>
          </p>
        </ShopNote>
      )}
      <DrawerButtons>
        <SubmitButton busy={busy} busyLabel="Saving …" large={false}>
          {theirs ? 'Save mine over theirs' : item ? 'Save category' : 'Add category'}
        </SubmitButton>
        {item && (
          <Button kind="danger" onClick={() => void onDelete()}>
            Delete
          </Button>
        )}
      </DrawerButtons>
    </Form>
  );
}
