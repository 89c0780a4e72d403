import { changeShippingSettings } from '@bloomkin/shared/routes/marketSettings.ts';
import type { ShippingSettings } from '@bloomkin/shared/schemas/marketSettings.ts';
import { Controller, useForm } from 'react-hook-form';
import { call } from '#api/call.ts';
import { FormErrors } from '#components/form/FormErrors.tsx';
import { FieldPair, Form } from '#components/form/fieldStyles.ts';
import { listChanges } from '#components/form/listChanges.ts';
import { MoneyField } from '#components/form/MoneyField.tsx';
import { SaveBar } from '#components/form/SaveBar.tsx';
import { SelectField } from '#components/form/SelectField.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import { Panel } from '#components/layout/panelStyles.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { describeLead, leadOptions } from '../company/deliveryValues.ts';
import { HistoryCard } from './HistoryCard.tsx';
import { useSaveSettings } from './useSaveSettings.ts';

interface ShippingFormValues {
  lead: string;
  min: number | null;
  max: number | null;
}

const labels = { lead: 'Notice of a new company', min: 'Lowest price', max: 'Highest price' };
const toCents = (dollars: number) => Math.round(dollars * 100);

const toValues = (values: ShippingSettings['values']): ShippingFormValues => ({
  lead: String(values.lead_time_minutes),
  min: toCents(values.delivery_price_min),
  max: toCents(values.delivery_price_max),
});

const describe = (values: ShippingSettings['values']): string =>
  `Notice ${describeLead(values.lead_time_minutes).toLowerCase()}, ${formatDollars(values.delivery_price_min)} to ${formatDollars(values.delivery_price_max)}`;

const validate = (max: number | null | undefined, { min }: ShippingFormValues): string | undefined => {
  if (typeof max !== 'number' || min === null) return 'Enter an amount';
  return max < min ? 'At least the lowest price' : undefined;
};

interface ShippingFormProps {
  settings: ShippingSettings;
  /** With what was saved; after a failure without, to load them anew. */
  onChanged: (saved?: ShippingSettings) => Promise<ShippingSettings | undefined>;
}

export function ShippingForm({ settings, onChanged }: ShippingFormProps) {
  const { values, history } = settings;
  const form = useForm<ShippingFormValues>({ defaultValues: toValues(values) });
  const save = useSaveSettings({
    settings,
    isDirty: form.formState.isDirty,
    reset: (next) => form.reset(toValues(next)),
    send: (body) => call(changeShippingSettings, { body }),
    onChanged,
  });
  const { onSubmit, busy } = useSubmit(form, {
    save: ({ lead, min, max }) =>
      save({
        lead_time_minutes: Number(lead),
        delivery_price_min: (min ?? 0) / 100,
        delivery_price_max: (max ?? 0) / 100,
      }),
    fieldNames: { 'values.delivery_price_min': 'min', 'values.delivery_price_max': 'max' },
  });
  const { dirtyFields, errors } = form.formState;
  return (
    <Form onSubmit={onSubmit} noValidate>
      <FormErrors form={form} />
      <Panel aria-labelledby="shipping">
        <header>
          <h2 id="shipping">Delivery</h2>
          <p>Florists set their own notice and prices; free delivery is always possible.</p>
        </header>
        <Form as="div">
          <SelectField
            label={labels.lead}
            hint="How long before a window an order must be in, until the florist changes it."
            {...form.register('lead')}
            changed={dirtyFields.lead}
          >
            {leadOptions(values.lead_time_minutes).map((minutes) => (
              <option key={minutes} value={minutes}>
                {describeLead(minutes)}
              </option>
            ))}
          </SelectField>
          <FieldPair>
            <Controller
              name="min"
              control={form.control}
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
              rules={{ validate }}
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
        </Form>
      </Panel>
      <HistoryCard
        versions={history.map((one) => ({ ...one, text: describe(one.values) }))}
        onGoBack={(one) => save(one.values)}
      />
      <SaveBar changes={listChanges(dirtyFields, labels)} onDiscard={() => form.reset()} busy={busy} />
    </Form>
  );
}
