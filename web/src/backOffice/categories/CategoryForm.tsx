import { getMessage } from '@bloomkin/shared/messages.ts';
import { paths } from '@bloomkin/shared/pages.ts';
import { updateCategory } from '@bloomkin/shared/routes/categories.ts';
import { maxCategoryName } from '@bloomkin/shared/rules/categoryPlaces.ts';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { upload } from '#api/upload.ts';
import { Button } from '#components/actions/Button.tsx';
import { Callout } from '#components/feedback/Callout.ts';
import { FormError } from '#components/form/FormError.tsx';
import { Form } from '#components/form/fieldStyles.ts';
import { SelectField } from '#components/form/SelectField.tsx';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { SwitchField } from '#components/form/SwitchField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { unsavedChanges, useUnsavedChanges } from '#components/form/unsavedChanges.ts';
import { useSubmit } from '#components/form/useSubmit.ts';
import { PhotoField } from '#components/photo/PhotoField.tsx';
import { useBlobUrl } from '#components/photo/useBlobUrl.ts';
import { ConflictNote } from '../ConflictNote.tsx';
import { useCatalogueRefresh } from '../product/useCatalogueRefresh.ts';
import { childrenOf, type FlatCategory, subtreeIds } from './categoryRows.ts';
import { DrawerButtons, GreenSwitch, PlacePair } from './categoryStyles.ts';
import { describeTheirs, toCategoryValues } from './categoryValues.ts';
import { useSaveCategory } from './useSaveCategory.ts';

interface CategoryFormProps {
  item: FlatCategory | undefined;
  all: readonly FlatCategory[];
  inside: string | null;
  focusInside: boolean;
  onDone: () => void;
  onDelete: () => Promise<void>;
}

const format = { ratio: 6 / 7, width: 800 } as const;

export function CategoryForm({ item, all, inside, focusInside, onDone, onDelete }: CategoryFormProps) {
  const refresh = useCatalogueRefresh();
  const form = useForm({ defaultValues: toCategoryValues(item, all, inside) });
  const [photo, setPhoto] = useState<Blob>();
  const chosen = useBlobUrl(photo);
  const { errors, isDirty } = form.formState;
  const { save, theirs, takeTheirs } = useSaveCategory({ item, form, photo });
  const { onSubmit, busy } = useSubmit(form, {
    fieldNames: { parent_id: 'inside', positions: 'position' },
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
  const parentId = form.watch('inside') || null;
  const excluded = item ? subtreeIds(all, item.id) : new Set<string>();
  const siblings = childrenOf(all, parentId).filter(({ id }) => id !== item?.id).length;
  return (
    <Form onSubmit={onSubmit} noValidate aria-label="Category">
      <FormError message={errors.root?.message} />
      {theirs && (
        <ConflictNote theirs={describeTheirs(theirs, all)} onTakeTheirs={takeTheirs} what="this category" />
      )}
      <PhotoField
        label="Photo"
        hint="We crop it to the arch."
        value={chosen ?? item?.category.photo ?? null}
        format={format}
        acceptsPaste
        onSend={async (blob, onProgress) => {
          if (!item) return setPhoto(blob);
          const data = new FormData();
          data.set('photo', blob, 'photo.jpg');
          await upload(updateCategory, { form: data, params: { id: item.id }, onProgress });
          refresh();
        }}
      />
      <TextField
        label="Name"
        hint={`What buyers read under the arch, ${maxCategoryName} letters at most`}
        maxLength={maxCategoryName}
        {...form.register('name', {
          validate: (name) => (name.trim() === '' ? getMessage('CATEGORY.NAME_REQUIRED') : undefined),
        })}
        error={errors.name?.message}
      />
      <PlacePair>
        <SelectField
          label="Inside"
          {...form.register('inside', {
            onChange: () => form.setValue('position', '', { shouldDirty: true }),
          })}
          error={errors.inside?.message}
        >
          <option value="">The top level</option>
          {all
            .filter(({ id }) => !excluded.has(id))
            .map(({ id, category }) => (
              <option key={id} value={id}>
                {category.name}
              </option>
            ))}
        </SelectField>
        <SelectField label="Position" {...form.register('position')} error={errors.position?.message}>
          <option value="">Last</option>
          {Array.from({ length: siblings + 1 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
            <option key={index} value={String(index + 1)}>
              {index + 1} of {siblings + 1}
            </option>
          ))}
        </SelectField>
      </PlacePair>
      <GreenSwitch>
        <SwitchField
          label="Active"
          hint="Switched off, it and its products stay out of the tree"
          {...form.register('active')}
        />
      </GreenSwitch>
      {item && (
        <Callout>
          <p>
            Shown in the shop: arch on the first page, all-categories tree, footer.{' '}
            <Link to={paths.category(item.id)}>See it as a buyer</Link>
          </p>
        </Callout>
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
