import { changeShippingSettings } from '@bloomkin/shared/routes/marketSettings.ts';
import type { AcceptMinutes } from '@bloomkin/shared/rules/acceptClock.ts';
import type { ShippingSettings } from '@bloomkin/shared/schemas/marketSettings.ts';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { call } from '#api/call.ts';
import { editedField } from '#components/form/field.ts';
import { FieldPair, Form } from '#components/form/fieldStyles.ts';
import { listChanges } from '#components/form/listChanges.ts';
import { MoneyField } from '#components/form/MoneyField.tsx';
import { NumberField } from '#components/form/NumberField.tsx';
import { SelectField } from '#components/form/SelectField.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import { Stack } from '#components/layout/boxes.ts';
import { Panel } from '#components/layout/panelStyles.ts';
import { describeLead, listLeadOptions } from '#office/florist/deliveryValues.ts';
import { DefaultWindows } from './DefaultWindows.tsx';
import { HolidaysPanel } from './HolidaysPanel.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import {
  describeShipping,
  labels,
  type ShippingFormValues,
  toBody,
  toForm,
  validateHighest,
  validateLowest,
  validateMinutes,
} from './shippingValues.ts';
import { useSaveSettings } from './useSaveSettings.ts';

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
const AcceptPanel = ({ form }: { form: UseFormReturn<ShippingFormValues> }) => (
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

interface ShippingFormProps {
  settings: ShippingSettings;
  /** Merges with the newest settings. */
  onChanged: (newest: ShippingSettings) => Promise<unknown>;
}

export function ShippingForm({ settings, onChanged }: ShippingFormProps) {
  const { values } = settings;
  const form = useForm<ShippingFormValues>({ defaultValues: toForm(values) });
  const saving = useSaveSettings({
    settings,
    form,
    toForm,
    send: (body) => call(changeShippingSettings, { body }),
    describe: (one) => describeShipping(one.values),
    onChanged,
  });
  const { onSubmit, busy } = useSubmit(form, {
    save: (typed) => saving.save(toBody(typed)),
    fieldNames: { 'values.delivery_price_min': 'min', 'values.delivery_price_max': 'max' },
  });
  const { defaultValues, dirtyFields } = form.formState;
  const holidays = form.watch('holidays');
  const isSameHolidays = JSON.stringify(holidays) === JSON.stringify(defaultValues?.holidays);
  return (
    <SettingsForm
      {...{ form, saving, onSubmit, busy }}
      onGoBack={(one) => saving.save(one.values)}
      changes={[...listChanges(dirtyFields, labels), ...(isSameHolidays ? [] : ['Public holidays'])]}
    >
      <NewFloristPanel form={form} currentLead={values.lead_time_minutes} />
      <PricesPanel form={form} />
      <AcceptPanel form={form} />
      <HolidaysPanel
        holidays={holidays}
        onChange={(next) => form.setValue('holidays', next, { shouldDirty: true })}
      />
    </SettingsForm>
  );
}

interface PanelProps {
  form: UseFormReturn<ShippingFormValues>;
}

const NewFloristPanel = ({ form, currentLead }: PanelProps & { currentLead: number }) => (
  <Panel aria-labelledby="newCompany">
    <header>
      <h2 id="newCompany">A new florist starts with</h2>
      <p>Each florist changes its own notice and windows; those that are there keep theirs.</p>
    </header>
    <Form as="div">
      <Stack $width={420}>
        <SelectField
          label={labels.lead}
          hint="How long before a window an order must be in."
          {...editedField(form, 'lead')}
        >
          {listLeadOptions(currentLead).map((minutes) => (
            <option key={minutes} value={minutes}>
              {describeLead(minutes)}
            </option>
          ))}
        </SelectField>
      </Stack>
      <DefaultWindows form={form} />
    </Form>
  </Panel>
);

function PricesPanel({ form }: PanelProps) {
  const { errors, dirtyFields } = form.formState;
  return (
    <Panel aria-labelledby="shipping">
      <header>
        <h2 id="shipping">Delivery prices</h2>
        <p>What a florist may ask, checked when a zone is saved. Free delivery is always possible.</p>
      </header>
      <FieldPair>
        <Controller
          name="min"
          control={form.control}
          rules={{ validate: validateLowest }}
          render={({ field }) => (
            <MoneyField
              {...field}
              label={labels.min}
              hint="That a florist may ask for a delivery."
              error={errors.min?.message}
              changed={dirtyFields.min}
            />
          )}
        />
        <Controller
          name="max"
          control={form.control}
          rules={{ validate: validateHighest }}
          render={({ field }) => (
            <MoneyField
              {...field}
              label={labels.max}
              hint="Up to $1,000. Prices set before stay."
              error={errors.max?.message}
              changed={dirtyFields.max}
            />
          )}
        />
      </FieldPair>
    </Panel>
  );
}
