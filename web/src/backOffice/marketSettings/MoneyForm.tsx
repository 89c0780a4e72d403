import { changeMoneySettings } from '@bloomkin/shared/routes/marketSettings.ts';
import type { MoneySettings } from '@bloomkin/shared/schemas/marketSettings.ts';
import { Controller, useForm } from 'react-hook-form';
import { call } from '#api/call.ts';
import { FormErrors } from '#components/form/FormErrors.tsx';
import { Form } from '#components/form/fieldStyles.ts';
import { listChanges } from '#components/form/listChanges.ts';
import { NumberField } from '#components/form/NumberField.tsx';
import { SaveBar } from '#components/form/SaveBar.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import { Panel } from '#components/layout/panelStyles.ts';
import { HistoryCard } from './HistoryCard.tsx';
import { Narrow } from './settingsStyles.ts';
import { useSaveSettings } from './useSaveSettings.ts';

const labels = { percent: 'Commission' };
const most = 50;

const validate = (percent: number | null | undefined): string | undefined =>
  typeof percent === 'number' && percent >= 0 && percent <= most ? undefined : `From 0 to ${most}`;

const toValues = ({ commission_percent }: MoneySettings['values']) => ({ percent: commission_percent });

interface MoneyFormProps {
  settings: MoneySettings;
  /** Merges with the newest settings. */
  onChanged: (newest: MoneySettings) => Promise<unknown>;
}

export function MoneyForm({ settings, onChanged }: MoneyFormProps) {
  const { values, history } = settings;
  const form = useForm<{ percent: number | null }>({ defaultValues: toValues(values) });
  const save = useSaveSettings({
    settings,
    form,
    toForm: toValues,
    send: (body) => call(changeMoneySettings, { body }),
    onChanged,
  });
  const { onSubmit, busy } = useSubmit(form, {
    save: ({ percent }) => save({ commission_percent: percent ?? 0 }),
    fieldNames: { 'values.commission_percent': 'percent' },
  });
  const { dirtyFields, errors } = form.formState;
  return (
    <Form onSubmit={onSubmit} noValidate>
      <FormErrors form={form} />
      <Panel aria-labelledby="money">
        <header>
          <h2 id="money">Commission</h2>
          <p>Of what a buyer pays, delivery and GST included. Orders placed before keep theirs.</p>
        </header>
        <Narrow>
          <Controller
            name="percent"
            control={form.control}
            rules={{ validate }}
            render={({ field }) => (
              <NumberField
                {...field}
                label={labels.percent}
                unit="%"
                decimals={2}
                hint={`From 0 to ${most} percent, of new orders.`}
                error={errors.percent?.message}
                changed={dirtyFields.percent}
              />
            )}
          />
        </Narrow>
      </Panel>
      <HistoryCard
        versions={history.map((one) => ({ ...one, text: `${one.values.commission_percent}%` }))}
        onGoBack={(one) => save(one.values)}
      />
      <SaveBar changes={listChanges(dirtyFields, labels)} onDiscard={() => form.reset()} busy={busy} />
    </Form>
  );
}
