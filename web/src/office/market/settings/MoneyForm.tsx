import { changeMoneySettings } from '@bloomkin/shared/routes/marketSettings.ts';
import type { MoneySettings } from '@bloomkin/shared/schemas/marketSettings.ts';
import { Controller, useForm } from 'react-hook-form';
import { call } from '#api/call.ts';
import { listChanges } from '#components/form/listChanges.ts';
import { NumberField } from '#components/form/NumberField.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import { Stack } from '#components/layout/boxes.ts';
import { Panel } from '#components/layout/panelStyles.ts';
import { useConfirm } from '#office/kit/useConfirm.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { useSaveSettings } from './useSaveSettings.ts';

const labels = { percent: 'Commission' };
const most = 50;
/** Points from which a change asks first: a typing error costs every florist. */
const bigStep = 5;

const validate = (percent: number | null | undefined): string | undefined =>
  typeof percent === 'number' && percent >= 0 && percent <= most ? undefined : `From 0 to ${most}`;

const describePercent = ({ commission_percent }: MoneySettings['values']) => `${commission_percent}%`;

const toValues = ({ commission_percent }: MoneySettings['values']) => ({ percent: commission_percent });

interface MoneyFormProps {
  settings: MoneySettings;
  /** Merges with the newest settings. */
  onChanged: (newest: MoneySettings) => Promise<unknown>;
}

export function MoneyForm({ settings, onChanged }: MoneyFormProps) {
  const { values } = settings;
  const form = useForm<{ percent: number | null }>({ defaultValues: toValues(values) });
  const saving = useSaveSettings({
    settings,
    form,
    toForm: toValues,
    send: (body) => call(changeMoneySettings, { body }),
    describe: (one) => describePercent(one.values),
    onChanged,
  });
  const { save, dialog } = useAskedSave(values, saving.save);
  const { onSubmit, busy } = useSubmit(form, {
    save: ({ percent }) => save({ commission_percent: percent ?? 0 }),
    fieldNames: { 'values.commission_percent': 'percent' },
  });
  const { dirtyFields, errors } = form.formState;
  return (
    <SettingsForm
      {...{ form, saving, onSubmit, busy }}
      onGoBack={(one) => save(one.values)}
      changes={listChanges(dirtyFields, labels)}
    >
      <Panel aria-labelledby="money">
        <header>
          <h2 id="money">Commission</h2>
          <p>Of what a buyer pays, delivery and GST included. Orders placed before keep theirs.</p>
        </header>
        <Stack $width={420}>
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
        </Stack>
      </Panel>
      {dialog}
    </SettingsForm>
  );
}

type Values = MoneySettings['values'];

/** Asks before a big change. */
function useAskedSave(values: Values, send: (next: Values) => Promise<void>) {
  const { ask, dialog } = useConfirm();
  const save = async (next: Values) => {
    const isBig = Math.abs(next.commission_percent - values.commission_percent) >= bigStep;
    const [before, after] = [values, next].map(describePercent);
    const question = {
      title: `Take ${after} instead of ${before}?`,
      text: `Every order placed from now on pays ${after}. Orders placed before keep theirs.`,
      confirm: `Take ${after}`,
    };
    if (!isBig || (await ask(question))) await send(next);
  };
  return { save, dialog };
}
