import { getMessage } from '@bloomkin/shared/messages.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { listChanges } from '#components/form/listChanges.ts';
import { useSubmit } from '#components/form/useSubmit.ts';
import { useVersioned } from '#office/kit/useVersioned.ts';
import { fieldLabels, type ProductValues, toValues } from './productValues.ts';
import type { ProductChoices } from './useProductChoices.ts';

export interface ProductFormOptions {
  /** The stored product; for a copy, its original. */
  product?: Product | undefined;
  isNew?: boolean;
  values: ProductValues;
  choices: ProductChoices;
  send: (
    values: ProductValues,
    dirty: Partial<Record<keyof ProductValues, unknown>>,
    version: number | undefined,
  ) => Promise<{ data: Product }>;
  onSaved?: (saved: Product) => void;
}

/** The form over the stored product, or over the values of a new one. */
export function useProductForm({
  product,
  isNew = false,
  values,
  choices,
  send,
  onSaved,
}: ProductFormOptions) {
  const form = useForm<ProductValues>({ defaultValues: values });
  // The menu changes it outside the form.
  const { resetField } = form;
  useEffect(() => resetField('active', { defaultValue: values.active }), [resetField, values.active]);
  const { dirtyFields, isDirty } = form.formState;
  const read = (stored: Product) => toValues(stored, choices.types);
  const { base, save, theirs, takeTheirs } = useVersioned<Product, ProductValues>({
    newest: isNew ? undefined : product,
    toValues: read,
    // The dots menu changes whether it is active.
    toCompared: (stored) => ({ ...read(stored), active: undefined }),
    isDirty,
    reset: (stored) => form.reset(stored),
  });
  const stored = base ? read(base) : values;
  const submit = useSubmit(form, {
    async save(current) {
      const saved = await save((version) => send(current, withSizes(dirtyFields, current, stored), version));
      if (saved) onSaved?.(saved);
    },
    networkMessage: getMessage('PRODUCT.SAVE_FAILED'),
  });
  const current = useWatch({ control: form.control, compute: (all: ProductValues) => all });
  const copied = isNew && product ? ['A copy'] : [];
  const changes = [...copied, ...listChanges(withSizes(dirtyFields, current, stored), fieldLabels)];
  return { form, stored, read, theirs, takeTheirs, current, changes, ...submit };
}

/** A list that lost its last row has no dirty field. */
const withSizes = (dirty: object, current: ProductValues, stored: ProductValues) => ({
  ...dirty,
  sizes: JSON.stringify(current.sizes) !== JSON.stringify(stored.sizes),
});
