import { createCategory, updateCategory } from '@bloomkin/shared/routes/categories.ts';
import type { Category } from '@bloomkin/shared/schemas/category.ts';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { call } from '#api/call.ts';
import { notify } from '#components/feedback/notify.ts';
import { readNewest } from '#office/kit/readNewest.ts';
import type { FlatCategory } from './categoryRows.ts';
import { type CategoryValues, toCategoryValues } from './categoryValues.ts';

interface SaveOptions {
  item: FlatCategory | undefined;
  form: UseFormReturn<CategoryValues>;
  /** Chosen for a new category; existing ones upload at once. */
  photo: Blob | undefined;
}

/** On a conflict shows the other version first; the second press overwrites it. */
export function useSaveCategory({ item, form, photo }: SaveOptions) {
  const [version, setVersion] = useState(item?.category.version);
  const [theirs, setTheirs] = useState<Category>();

  /** Answers whether it is saved. */
  async function save(values: CategoryValues): Promise<boolean> {
    if (!item) {
      const { data } = await call(createCategory, { body: toNewBody(values, photo) });
      void notify({ tone: 'success', message: `${data.name} is added` });
      return true;
    }
    try {
      const { data } = await call(updateCategory, {
        params: { id: item.id },
        body: { ...toChanges(values, form.formState.dirtyFields), ...(version !== undefined && { version }) },
      });
      void notify({ tone: 'success', message: `${data.name} is saved` });
      return true;
    } catch (error) {
      const newest = readNewest<Category>(error);
      if (!newest) throw error;
      setVersion(newest.version);
      setTheirs(newest);
      return false;
    }
  }

  function takeTheirs() {
    if (!theirs || !item) return;
    const { parent_id: parentId, positions: position } = theirs;
    form.reset(toCategoryValues({ id: item.id, parentId, position, category: theirs }, [], null));
    setTheirs(undefined);
  }

  return { save, theirs, takeTheirs };
}

type Dirty = Partial<Record<keyof CategoryValues, boolean>>;

/** Only changed fields, so that another user's changes stay. */
const toChanges = (values: CategoryValues, dirty: Dirty) => ({
  ...(dirty.name && { name: values.name }),
  ...(dirty.active && { active: values.active }),
  ...(dirty.inside && { parent_id: values.inside || null }),
});

function toNewBody({ name, inside, active }: CategoryValues, photo: Blob | undefined) {
  const body = { name, active, parent_id: inside || null };
  if (!photo) return body;
  const form = new FormData();
  for (const [field, value] of Object.entries(body)) if (value !== null) form.set(field, String(value));
  form.set('photo', photo, 'photo.jpg');
  return form;
}
