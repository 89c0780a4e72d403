import { Controller, useFormContext } from 'react-hook-form';
import { editedField } from '#components/form/field.ts';
import { MoneyField } from '#components/form/MoneyField.tsx';
import { SelectField } from '#components/form/SelectField.tsx';
import { Card } from '#components/layout/Card.ts';
import { CollectionField } from '#office/catalogue/collections/CollectionField.tsx';
import { FloristField } from '#office/kit/florists/FloristField.tsx';
import { Fields } from './discountStyles.ts';
import { type DiscountValues, validateMinOrder } from './discountValues.ts';
import type { ScopeChoices } from './useScopeChoices.ts';

interface ScopeCardProps {
  choices: ScopeChoices;
  canChooseFlorist: boolean;
  /** See `validatePercent`. */
  most: number;
}

export function ScopeCard({ choices, canChooseFlorist, most }: ScopeCardProps) {
  return (
    <Card aria-label="What it counts for">
      <h2>What it counts for</h2>
      <Fields>
        {canChooseFlorist && <FloristScope />}
        <CategoryScope choices={choices} />
        <CollectionScope />
        <SmallestOrder most={most} />
      </Fields>
    </Card>
  );
}

const FloristScope = () => (
  <Controller
    control={useFormContext<DiscountValues>().control}
    name="company"
    render={({ field: { value, onChange, ref }, fieldState }) => (
      <FloristField
        label="Florist"
        placeholder="Every florist"
        canClear
        {...{ value, onChange, ref }}
        error={fieldState.error?.message}
        changed={fieldState.isDirty}
      />
    )}
  />
);

function CategoryScope({ choices }: Pick<ScopeCardProps, 'choices'>) {
  const form = useFormContext<DiscountValues>();
  return (
    <SelectField
      label="Category"
      placeholder="Any"
      hint="With all below it"
      {...editedField(form, 'category')}
    >
      {choices.categories.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

const CollectionScope = () => (
  <Controller
    control={useFormContext<DiscountValues>().control}
    name="collection"
    render={({ field: { value, onChange, ref }, fieldState }) => (
      <CollectionField
        label="Collection"
        placeholder="Any"
        canClear
        {...{ value, onChange, ref }}
        error={fieldState.error?.message}
        changed={fieldState.isDirty}
      />
    )}
  />
);

const SmallestOrder = ({ most }: { most: number }) => (
  <Controller
    control={useFormContext<DiscountValues>().control}
    name="minOrder"
    rules={{ validate: validateMinOrder(most) }}
    render={({ field, fieldState }) => (
      <MoneyField
        label="Smallest order"
        optional
        hint="Flowers only, no delivery"
        {...field}
        error={fieldState.error?.message}
        changed={fieldState.isDirty}
      />
    )}
  />
);
