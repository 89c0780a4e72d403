import { isMoving, maxOccasions } from '@bloomkin/shared/rules/occasions.ts';
import { occasionLabels } from '@bloomkin/shared/rules/occasionWords.ts';
import type { UseFormReturn } from 'react-hook-form';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { DateField } from '#components/form/DateField.tsx';
import { FieldPair } from '#components/form/fieldStyles.ts';
import { SelectField } from '#components/form/SelectField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { Stack } from '#components/layout/boxes.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { type DayValues, dayKinds, type RecipientValues } from './recipientValues.ts';

const Days = styled.fieldset`
  display: grid;
  gap: 14px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    font-weight: 600;
  }
  legend small {
    display: block;
    color: var(--bk-text-secondary);
    font-weight: 400;
  }
`;

interface DaysFieldsProps {
  form: UseFormReturn<RecipientValues>;
}

/** Days besides the birthday. */
export function DaysFields({ form }: DaysFieldsProps) {
  const days = form.watch('days');
  const change = (next: DayValues[]) => form.setValue('days', next, { shouldDirty: true });
  return (
    <Days>
      <legend>
        Other days <small>Reminders are off until you switch one on.</small>
      </legend>
      {days.map(({ dayId }, index) => (
        <DayFields
          key={dayId || index}
          {...{ form, index }}
          onRemove={() => change(days.filter((_, at) => at !== index))}
        />
      ))}
      {days.length < maxOccasions && (
        <div>
          <Button onClick={() => change([...days, { dayId: '', kind: 'anniversary', label: '', date: '' }])}>
            Add a day
          </Button>
        </div>
      )}
    </Days>
  );
}

interface DayFieldsProps extends DaysFieldsProps {
  index: number;
  onRemove: () => void;
}

function DayFields({ form, index, onRemove }: DayFieldsProps) {
  const kind = form.watch(`days.${index}.kind`);
  const errors = form.formState.errors.days?.[index];
  const label = form.watch(`days.${index}.label`);
  return (
    <Stack $gap={2}>
      <FieldPair>
        <SelectField label="What day" {...form.register(`days.${index}.kind`)}>
          {dayKinds.map((one) => (
            <option key={one} value={one}>
              {occasionLabels[one]}
            </option>
          ))}
        </SelectField>
        {!isMoving(kind) && (
          <DateField
            label="When"
            hint="The year does not matter."
            {...form.register(`days.${index}.date`, {
              validate: (date, { days }) =>
                isMoving(days[index]?.kind ?? kind) || date !== '' || 'Choose the day',
            })}
            error={errors?.date?.message}
          />
        )}
      </FieldPair>
      {kind === 'other' && (
        <TextField
          label="Its name"
          maxLength={60}
          {...form.register(`days.${index}.label`, {
            validate: (name, { days }) =>
              days[index]?.kind !== 'other' || name.trim() !== '' || 'Say what day it is',
          })}
          error={errors?.label?.message}
        />
      )}
      <div>
        <Button kind="quiet" onClick={onRemove}>
          Remove <VisuallyHidden>{label || occasionLabels[kind]}</VisuallyHidden>
        </Button>
      </div>
    </Stack>
  );
}
