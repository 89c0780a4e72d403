import { getMessage } from '@bloomkin/shared/messages.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { useEffect, useId } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { FormErrors } from '#components/form/FormErrors.tsx';
import { listChanges } from '#components/form/listChanges.ts';
import { SaveBar } from '#components/form/SaveBar.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import { AddButton } from '../AddButton.tsx';
import { ConflictNote } from '../ConflictNote.tsx';
import { describeDifferences } from '../describeDifferences.ts';
import { useVersioned } from '../useVersioned.ts';
import { AboutCard } from './AboutCard.tsx';
import { ParametersCard } from './ParametersCard.tsx';
import { PreviewCard, ReadyCard } from './ProductAside.tsx';
import { Columns, Stack } from './productStyles.ts';
import { fieldLabels, type ProductValues, toValues } from './productValues.ts';
import { ShopCard } from './ShopCard.tsx';
import { SizesCard } from './SizesCard.tsx';
import type { ProductChoices } from './useProductChoices.ts';

interface ProductFormProps {
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
  /** Admins choose the company of a new product. */
  onCompany?: (id: string) => void;
}

const readable = ['name', 'sku', 'site', 'description'];

export function ProductForm(props: ProductFormProps) {
  const { product, isNew = false, values, choices, send, onSaved, onCompany } = props;
  const formId = useId();
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
  const { onSubmit, busy } = useSubmit(form, {
    async save(current) {
      const saved = await save((version) => send(current, withSizes(dirtyFields, current, stored), version));
      if (saved) onSaved?.(saved);
    },
    networkMessage: getMessage('PRODUCT.SAVE_FAILED'),
  });
  const current = useWatch({ control: form.control, compute: (all: ProductValues) => all });
  const type = choices.types.find(({ id }) => id === current.type);
  const copied = isNew && product ? ['A copy'] : [];
  const changes = [...copied, ...listChanges(withSizes(dirtyFields, current, stored), fieldLabels)];
  return (
    <FormProvider {...form}>
      <Columns>
        <Stack as="form" id={formId} onSubmit={onSubmit} noValidate aria-label="Product">
          <FormErrors form={form} />
          {theirs && (
            <ConflictNote
              what="this product"
              theirs={describeDifferences(stored, read(theirs), fieldLabels, readable)}
              areChanges
              onTakeTheirs={takeTheirs}
            />
          )}
          <AboutCard choices={choices} isNew={isNew} onCompany={onCompany} />
          <SizesCard type={type} photos={product?.photos ?? []} />
          {type && type.parameters.length > 0 && (
            <ParametersCard type={type} inSizes={current.sizes.length > 0} />
          )}
          <ShopCard />
          {isNew && changes.length === 0 && <AddButton busy={busy}>Add product</AddButton>}
          <SaveBar
            changes={changes}
            onDiscard={() => form.reset()}
            busy={busy}
            saveLabel={theirs ? 'Save mine over theirs' : isNew ? 'Add product' : 'Save'}
          />
        </Stack>
        <Stack as="aside" aria-label="How buyers see it">
          <PreviewCard values={current} product={product} />
          <ReadyCard values={current} photos={isNew ? 0 : (product?.photos.length ?? 0)} />
        </Stack>
      </Columns>
    </FormProvider>
  );
}

/** A list that lost its last row has no dirty field. */
const withSizes = (dirty: object, current: ProductValues, stored: ProductValues) => ({
  ...dirty,
  sizes: JSON.stringify(current.sizes) !== JSON.stringify(stored.sizes),
});
