import { type ReactNode, useId } from 'react';
import { FormProvider } from 'react-hook-form';
import { FormErrors } from '#components/form/FormErrors.tsx';
import { SaveBar } from '#components/form/SaveBar.tsx';
import { Grid, Stack } from '#components/layout/boxes.ts';
import { AddButton } from '#office/kit/AddButton.tsx';
import { ConflictNote } from '#office/kit/ConflictNote.tsx';
import { describeDifferences } from '#office/kit/describeDifferences.ts';
import { AboutCard } from './AboutCard.tsx';
import { ParametersCard } from './ParametersCard.tsx';
import { PreviewCard, ReadyCard } from './ProductAside.tsx';
import { fieldLabels } from './productValues.ts';
import { ShopCard } from './ShopCard.tsx';
import { SizesCard } from './SizesCard.tsx';
import { type ProductFormOptions, useProductForm } from './useProductForm.ts';

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
