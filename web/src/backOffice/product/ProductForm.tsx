import { getMessage } from '@bloomkin/shared/messages.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { useEffect, useId } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { FormErrors } from '#components/form/FormErrors.tsx';
import { listChanges } from '#components/form/listChanges.ts';
import { SaveBar } from '#components/form/SaveBar.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import { AddButton } from '../AddButton.tsx';
import { AboutCard } from './AboutCard.tsx';
import { ParametersCard } from './ParametersCard.tsx';
import { PreviewCard, ReadyCard } from './ProductAside.tsx';
import { Columns, Stack } from './productStyles.ts';
import { fieldLabels, type ProductValues } from './productValues.ts';
import { ShopCard } from './ShopCard.tsx';
import { SizesCard } from './SizesCard.tsx';
import type { ProductChoices } from './useProductChoices.ts';

interface ProductFormProps {
  /** As it is stored; for a copy the one it is made of. */
  product?: Product | undefined;
  isNew?: boolean;
  values: ProductValues;
  choices: ProductChoices;
  /** Answers the values as they are stored, with the ids of new sizes. */
  save: (
    values: ProductValues,
    dirty: Partial<Record<keyof ProductValues, unknown>>,
  ) => Promise<ProductValues | undefined>;
}

export function ProductForm({ product, isNew = false, values, choices, save }: ProductFormProps) {
  const formId = useId();
  const form = useForm<ProductValues>({ defaultValues: values });
  // The dots menu changes it beside the form.
  const { resetField } = form;
  useEffect(() => resetField('active', { defaultValue: values.active }), [resetField, values.active]);
  const { dirtyFields } = form.formState;
  const { onSubmit, busy } = useSubmit(form, {
    async save(current) {
      form.reset((await save(current, withSizes(dirtyFields, current, values))) ?? current);
    },
    networkMessage: getMessage('PRODUCT.SAVE_FAILED'),
  });
  const current = useWatch({ control: form.control, compute: (all: ProductValues) => all });
  const type = choices.types.find(({ id }) => id === current.type);
  const copied = isNew && product ? ['A copy'] : [];
  const changes = [...copied, ...listChanges(withSizes(dirtyFields, current, values), fieldLabels)];
  return (
    <FormProvider {...form}>
      <Columns>
        <Stack as="form" id={formId} onSubmit={onSubmit} noValidate aria-label="Product">
          <FormErrors form={form} />
          <AboutCard choices={choices} isNew={isNew} />
          <SizesCard type={type} photos={isNew ? [] : (product?.photos ?? [])} />
          {type && type.parameters.length > 0 && (
            <ParametersCard type={type} inSizes={current.sizes.length > 0} />
          )}
          <ShopCard />
          {isNew && changes.length === 0 && <AddButton busy={busy}>Add product</AddButton>}
          <SaveBar
            changes={changes}
            onDiscard={() => form.reset()}
            busy={busy}
            saveLabel={isNew ? 'Add product' : 'Save'}
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
