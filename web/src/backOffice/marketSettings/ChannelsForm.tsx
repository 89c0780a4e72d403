import { changeChannelSettings } from '@bloomkin/shared/routes/marketSettings.ts';
import type { ChannelSettings } from '@bloomkin/shared/schemas/marketSettings.ts';
import { useForm } from 'react-hook-form';
import { call } from '#api/call.ts';
import { FormErrors } from '#components/form/FormErrors.tsx';
import { Form } from '#components/form/fieldStyles.ts';
import { listChanges } from '#components/form/listChanges.ts';
import { SaveBar } from '#components/form/SaveBar.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import { AppPanel, BannerPanel, MaintenancePanel } from './ChannelPanels.tsx';
import { type ChannelFormValues, channelLabels, describeChannels, toBody, toForm } from './channelValues.ts';
import { HistoryCard } from './HistoryCard.tsx';
import { useSaveSettings } from './useSaveSettings.ts';

interface ChannelsFormProps {
  settings: ChannelSettings;
  /** Merges with the newest settings. */
  onChanged: (newest: ChannelSettings) => Promise<unknown>;
}

export function ChannelsForm({ settings, onChanged }: ChannelsFormProps) {
  const { values, history } = settings;
  const form = useForm<ChannelFormValues>({ defaultValues: toForm(values) });
  const save = useSaveSettings({
    settings,
    form,
    toForm,
    send: (body) => call(changeChannelSettings, { body }),
    onChanged,
  });
  const { onSubmit, busy } = useSubmit(form, { save: (typed) => save(toBody(typed)) });
  return (
    <Form onSubmit={onSubmit} noValidate>
      <FormErrors form={form} />
      <BannerPanel form={form} />
      <MaintenancePanel form={form} />
      <AppPanel form={form} />
      <HistoryCard
        versions={history.map((one, at) => ({ ...one, text: describeChannels(one, history[at + 1]) }))}
        onGoBack={(one) => save(one.values)}
      />
      <SaveBar
        changes={listChanges(form.formState.dirtyFields, channelLabels)}
        onDiscard={() => form.reset()}
        busy={busy}
      />
    </Form>
  );
}
