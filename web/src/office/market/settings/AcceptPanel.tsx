import type { AcceptMinutes } from '@bloomkin/shared/rules/acceptClock.ts';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { FieldPair } from '#components/form/fieldStyles.ts';
import { NumberField } from '#components/form/NumberField.tsx';
import { Panel } from '#components/layout/panelStyles.ts';
import { type ShippingFormValues, validateMinutes } from './shippingValues.ts';

const days = [
  ['today', 'Due today'],
  ['later', 'Due later'],
] as const;
const steps: readonly [keyof AcceptMinutes, string][] = [
  ['remind', 'text message'],
  ['second', 'a second person'],
  ['rescue', 'the buyer is asked'],
];

/** The clock of paid orders that no florist has accepted. */
export const AcceptPanel = ({ form }: { form: UseFormReturn<ShippingFormValues> }) => (
  <Panel aria-labelledby="accept">
    <header>
      <h2 id="accept">Time to accept an order</h2>
      <p>Minutes of the store’s opening hours after the payment, never past the last moment to make it.</p>
    </header>
    {days.map(([due, label]) => (
      <FieldPair key={due}>
        {steps.map(([step, what]) => (
          <Controller
            key={step}
            name={`accept.${due}.${step}`}
            control={form.control}
            rules={{ validate: validateMinutes }}
            render={({ field, fieldState }) => (
              <NumberField
                {...field}
                label={`${label}: ${what}`}
                unit="min"
                error={fieldState.error?.message}
                changed={fieldState.isDirty}
              />
            )}
          />
        ))}
      </FieldPair>
    ))}
  </Panel>
);
