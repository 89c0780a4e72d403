import { changeChannelSettings } from '@bloomkin/shared/routes/marketSettings.ts';
import type { ChannelSettings } from '@bloomkin/shared/schemas/marketSettings.ts';
import { useForm } from 'react-hook-form';
import { call } from '#api/call.ts';
import { listChanges } from '#components/form/listChanges.ts';
import { useSubmit } from '#components/form/useSubmit.ts';
import { AppPanel, BannerPanel, MaintenancePanel } from './ChannelPanels.tsx';
import { type ChannelFormValues, channelLabels, describeChannels, toBody, toForm } from './channelValues.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { useSaveSettings } from './useSaveSettings.ts';

interface ChannelsFormProps {
  settings: ChannelSettings;
  /** Merges with the newest settings. */
  onChanged: (newest: ChannelSettings) => Promise<unknown>;
}

export function ChannelsForm({ settings, onChanged }: ChannelsFormProps) {
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
