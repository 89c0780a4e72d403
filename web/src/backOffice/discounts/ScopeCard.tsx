import { Controller, useFormContext } from 'react-hook-form';
import { MoneyField } from '#components/form/MoneyField.tsx';
import { validateMoney } from '#components/form/numberText.ts';
import { SelectField } from '#components/form/SelectField.tsx';
import { Card } from '../pageStyles.ts';
import { Fields } from './discountStyles.ts';
import type { DiscountValues } from './discountValues.ts';
import type { ScopeChoices } from './useScopeChoices.ts';

interface ScopeCardProps {
  choices: ScopeChoices;
  /** A florist's is for its own flowers. */
  canChooseFlorist: boolean;
}

export function ScopeCard({ choices, canChooseFlorist }: ScopeCardProps) {
  const { register, control, formState } = useFormContext<DiscountValues>();
  const { errors, dirtyFields } = formState;
  return (
    <Card aria-label="What it counts for">
      <h2>What it counts for</h2>
      <Fields>
        {canChooseFlorist && (
          <SelectField
            label="Florist"
            placeholder="Every florist"
            {...register('company')}
            error={errors.company?.message}
            changed={dirtyFields.company}
          >
            {choices.florists.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </SelectField>
        )}
        <SelectField
          label="Category"
          placeholder="Any"
          hint="With all below it"
          {...register('category')}
          error={errors.category?.message}
          changed={dirtyFields.category}
        >
          {choices.categories.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Collection"
          placeholder="Any"
          {...register('collection')}
          error={errors.collection?.message}
          changed={dirtyFields.collection}
        >
          {choices.collections.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
        <Controller
          control={control}
          name="minOrder"
          rules={{ validate: validateMoney() }}
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
      </Fields>
    </Card>
  );
}
