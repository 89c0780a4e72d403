import { getMessage } from '@bloomkin/shared/messages.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { type ReactNode, useEffect, useId } from 'react';
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form';
import { FormErrors } from '#components/form/FormErrors.tsx';
import { editedField } from '#components/form/field.ts';
import { listChanges } from '#components/form/listChanges.ts';
import { SaveBar } from '#components/form/SaveBar.tsx';
import { SwitchField } from '#components/form/SwitchField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import { Grid, Stack } from '#components/layout/boxes.ts';
import { Card } from '#components/layout/Card.ts';
import { AddButton } from '#office/kit/AddButton.tsx';
import { ConflictNote } from '#office/kit/ConflictNote.tsx';
import { describeDifferences } from '#office/kit/describeDifferences.ts';
import { useVersioned } from '#office/kit/useVersioned.ts';
import { AboutCard } from './AboutCard.tsx';
import { ParametersCard } from './ParametersCard.tsx';
import { PreviewCard, ReadyCard } from './ProductAside.tsx';
import { fieldLabels, type ProductValues, rules, toValues } from './productValues.ts';
import { SizesCard } from './SizesCard.tsx';
import type { ProductChoices } from './useProductChoices.ts';

interface ProductFormProps extends ProductFormOptions {
  /** Admins choose the company of a new product. */
  onCompany?: (id: string) => void;
  /** Before the fields. */
  first?: ReactNode;
  /** Where the product has none yet. */
  photoCount?: number;
}

const readable = ['name', 'sku', 'site', 'description'];

export function ProductForm(props: ProductFormProps) {
  const { product, isNew = false, choices, onCompany, first } = props;
  const formId = useId();
  const { form, stored, read, theirs, takeTheirs, current, changes, onSubmit, busy } = useProductForm(props);
  const type = choices.types.find(({ id }) => id === current.type);
  return (
    <FormProvider {...form}>
      <Grid $xl="minmax(0, 1fr) 288px">
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
          {first}
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
          <ReadyCard values={current} photos={props.photoCount ?? product?.photos.length ?? 0} />
        </Stack>
      </Grid>
    </FormProvider>
  );
}

function ShopCard() {
  const form = useFormContext<ProductValues>();
  return (
    <Card aria-labelledby="product-shop">
      <h2 id="product-shop">In the shop</h2>
      <Stack>
        <SwitchField
          label="Active"
          hint="Buyers near you can find and buy it."
          {...editedField(form, 'active')}
        />
        <SwitchField
          label="Offer it as an extra"
          hint="For a vase, chocolates or a card: it shows beside your flowers, never in the lists."
          {...editedField(form, 'addon')}
        />
        <TextField
          label="Web page about it"
          optional
          type="url"
          inputMode="url"
          placeholder="https://"
          maxLength={300}
          {...editedField(form, 'site', { validate: rules.site })}
        />
      </Stack>
    </Card>
  );
}

interface ProductFormOptions {
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
function useProductForm({ product, isNew = false, values, choices, send, onSaved }: ProductFormOptions) {
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
