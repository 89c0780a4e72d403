import type { UseFormReturn } from 'react-hook-form';
import styled from 'styled-components';
import { FieldPair } from '#components/form/fieldStyles.ts';
import { SelectField } from '#components/form/SelectField.tsx';
import { collectSubtreeIds, type FlatCategory, selectOthers } from './categoryRows.ts';
import type { CategoryValues } from './categoryValues.ts';

const PlacePair = styled(FieldPair)`
  grid-template-columns: repeat(2, minmax(0, 1fr));
`;

interface PlaceFieldsProps {
  form: UseFormReturn<CategoryValues>;
  item: FlatCategory | undefined;
  all: readonly FlatCategory[];
}

/** The parent, never below the category itself, and the position inside it. */
export function PlaceFields({ form, item, all }: PlaceFieldsProps) {
  const { errors } = form.formState;
  const excluded = item ? collectSubtreeIds(all, item.id) : new Set<string>();
  const positions = selectOthers(all, form.watch('inside') || null, item?.id).length + 1;
  return (
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
        {Array.from({ length: positions }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
          <option key={index} value={String(index + 1)}>
            {index + 1} of {positions}
          </option>
        ))}
      </SelectField>
    </PlacePair>
  );
}
