import {
  changeChannelSettings,
  changeMoneySettings,
  getChannelSettings,
  getFeatureSettings,
  getMoneySettings,
  getNotificationSettings,
  getShippingSettings,
} from '@bloomkin/shared/routes/marketSettings.ts';
import type { AdminRight } from '@bloomkin/shared/rules/roles.ts';
import type { ChannelSettings, MoneySettings } from '@bloomkin/shared/schemas/marketSettings.ts';
import type { ComponentType } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { SWRResponse } from 'swr';
import { call } from '#api/call.ts';
import { useQuery } from '#api/useQuery.ts';
import { QueryState } from '#components/feedback/QueryState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { listChanges } from '#components/form/listChanges.ts';
import { NumberField } from '#components/form/NumberField.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import { Stack } from '#components/layout/boxes.ts';
import { Panel } from '#components/layout/panelStyles.ts';
import { Tabs } from '#components/layout/Tabs.tsx';
import { useTabParam } from '#components/layout/useTabParam.ts';
import type { ApiError } from '#errors/apiError.ts';
import { AdminRightNote } from '#office/kit/AdminRightNote.tsx';
import { OfficePage } from '#office/kit/OfficePage.tsx';
import { ProposalNote } from '#office/kit/ProposalNote.tsx';
import { PageHead } from '#office/kit/pageStyles.ts';
import { useConfirm } from '#office/kit/useConfirm.tsx';
import { AppPanel, BannerPanel, MaintenancePanel } from './ChannelPanels.tsx';
import { type ChannelFormValues, channelLabels, describeChannels, toBody, toForm } from './channelValues.ts';
import { FeaturesForm } from './FeaturesForm.tsx';
import { MessagesForm } from './messages/MessagesForm.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { ShippingForm } from './ShippingForm.tsx';
import { useSaveSettings } from './useSaveSettings.ts';

const labels = { percent: 'Commission' };
const most = 50;
/** Points from which a change asks first: a typing error costs every florist. */
const bigStep = 5;

const validate = (percent: number | null | undefined): string | undefined =>
  typeof percent === 'number' && percent >= 0 && percent <= most ? undefined : `From 0 to ${most}`;

const describePercent = ({ commission_percent }: Pick<MoneySettings['values'], 'commission_percent'>) =>
  `${commission_percent}%`;

const toValues = ({ commission_percent }: MoneySettings['values']) => ({ percent: commission_percent });

interface MoneyFormProps {
  settings: MoneySettings;
  /** Merges with the newest settings. */
  onChanged: (newest: MoneySettings) => Promise<unknown>;
}

interface CommissionProposalProps {
  settings: MoneySettings;
  save: (values: Values) => Promise<void>;
}

const CommissionProposal = ({ settings: { proposal, values }, save }: CommissionProposalProps) =>
  proposal && (
    <ProposalNote
      proposal={proposal}
      what={`a commission of ${describePercent(proposal)}`}
      onConfirm={() => save({ commission_percent: proposal.commission_percent })}
      onDecline={() => save(values)}
    />
  );

function MoneyForm({ settings, onChanged }: MoneyFormProps) {
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
      <CommissionProposal settings={settings} save={saving.save} />
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

const areas = ['money', 'shipping', 'messages', 'site', 'features'] as const;

export function MarketSettingsPage() {
  const [area, setArea] = useTabParam(areas);
  return (
    <OfficePage title="Settings">
      <PageHead>
        <div>
          <h1>Settings</h1>
          <p>They hold for the whole market. Each change can be taken back.</p>
        </div>
      </PageHead>
      <Tabs
        label="Areas"
        value={area}
        onChange={setArea}
        keepMounted
        tabs={[
          { name: 'money', title: 'Money', content: <MoneyArea /> },
          { name: 'shipping', title: 'Shipping', content: <ShippingArea /> },
          { name: 'messages', title: 'Messages', content: <MessagesArea /> },
          { name: 'site', title: 'Site and app', content: <ChannelsArea /> },
          { name: 'features', title: 'Features', content: <FeaturesArea /> },
        ]}
      />
    </OfficePage>
  );
}

interface AreaProps<T> {
  wanted: readonly AdminRight[];
  query: SWRResponse<{ data: T }, ApiError>;
  form: ComponentType<{ settings: T; onChanged: (newest: T) => Promise<unknown> }>;
}

const Area = <T,>({ wanted, query: { data, error, mutate }, form: Form }: AreaProps<T>) => (
  <AdminRightNote wanted={wanted}>
    <QueryState
      query={{ data: data?.data, error, mutate }}
      what="the settings"
      skeleton={<Skeleton $height="260px" $radius="20px" />}
    >
      {(settings) => (
        <Form settings={settings} onChanged={(newest) => mutate({ data: newest }, { revalidate: false })} />
      )}
    </QueryState>
  </AdminRightNote>
);

const MoneyArea = () => <Area wanted={['money']} query={useQuery(getMoneySettings, {})} form={MoneyForm} />;
const ShippingArea = () => <Area wanted={[]} query={useQuery(getShippingSettings, {})} form={ShippingForm} />;
const MessagesArea = () => (
  <Area wanted={['content']} query={useQuery(getNotificationSettings, {})} form={MessagesForm} />
);
const ChannelsArea = () => (
  <Area wanted={['content']} query={useQuery(getChannelSettings, {})} form={ChannelsForm} />
);
const FeaturesArea = () => <Area wanted={[]} query={useQuery(getFeatureSettings, {})} form={FeaturesForm} />;

interface ChannelsFormProps {
  settings: ChannelSettings;
  /** Merges with the newest settings. */
  onChanged: (newest: ChannelSettings) => Promise<unknown>;
}

function ChannelsForm({ settings, onChanged }: ChannelsFormProps) {
  const { values } = settings;
  const form = useForm<ChannelFormValues>({ defaultValues: toForm(values) });
  const saving = useSaveSettings({
    settings,
    form,
    toForm,
    send: (body) => call(changeChannelSettings, { body }),
    describe: describeChannels,
    onChanged,
  });
  const { onSubmit, busy } = useSubmit(form, { save: (typed) => saving.save(toBody(typed)) });
  return (
    <SettingsForm
      {...{ form, saving, onSubmit, busy }}
      onGoBack={(one) => saving.save(one.values)}
      changes={listChanges(form.formState.dirtyFields, channelLabels)}
    >
      <BannerPanel form={form} />
      <MaintenancePanel form={form} />
      <AppPanel form={form} />
    </SettingsForm>
  );
}
