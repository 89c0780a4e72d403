import { changeNotificationSettings } from '@bloomkin/shared/routes/marketSettings.ts';
import { noticeTitles } from '@bloomkin/shared/rules/notices/noticeTitles.ts';
import { type NoticeName, noticeKinds, noticeNames } from '@bloomkin/shared/rules/noticeTexts.ts';
import type { NotificationSettings } from '@bloomkin/shared/schemas/marketSettings.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '#api/call.ts';
import { Form } from '#components/form/fieldStyles.ts';
import { listChanges } from '#components/form/listChanges.ts';
import { SelectField } from '#components/form/SelectField.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import { Panel } from '#components/layout/panelStyles.ts';
import { ApiError } from '#errors/apiError.ts';
import { PreviewColumns } from '#office/kit/pageStyles.ts';
import { SettingsForm } from '#office/market/settings/SettingsForm.tsx';
import { useSaveSettings } from '#office/market/settings/useSaveSettings.ts';
import { MessageFields } from './MessageFields.tsx';
import { MessagePreview } from './MessagePreview.tsx';
import {
  describeVersion,
  type MessageValues,
  titleLabels,
  toInput,
  toMessageValues,
} from './messageValues.ts';

const groups = [
  { to: 'buyer', label: 'To buyers' },
  { to: 'florist', label: 'To florists' },
] as const;

interface MessagesFormProps {
  settings: NotificationSettings;
  /** Merges with the newest settings. */
  onChanged: (newest: NotificationSettings) => Promise<unknown>;
}

/** Shows one message at a time; unsaved edits of the others are kept. */
export function MessagesForm({ settings, onChanged }: MessagesFormProps) {
  const { values } = settings;
  const [name, setName] = useState<NoticeName>('paid');
  const form = useForm<MessageValues>({ defaultValues: toMessageValues(values.texts) });
  const showWrong = (error: unknown): never => {
    const wrong = findWrongMessage(error);
    if (wrong) setName(wrong);
    throw error;
  };
  const saving = useSaveSettings({
    settings,
    form,
    toForm: ({ texts }) => toMessageValues(texts),
    send: (body) => call(changeNotificationSettings, { body }).catch(showWrong),
    describe: describeVersion,
    onChanged,
  });
  const { onSubmit, busy } = useSubmit(form, {
    save: (typed) => saving.save({ texts: toInput(typed) }),
  });
  return (
    <SettingsForm
      {...{ form, saving, onSubmit, busy }}
      onGoBack={(one) => saving.save(one.values)}
      changes={listChanges(form.formState.dirtyFields, titleLabels)}
    >
      <PreviewColumns>
        <Panel aria-labelledby="messages">
          <header>
            <h2 id="messages">Messages</h2>
            <p>
              Sent by mail, to buyers by text message too, and kept in their messages. Codes and warnings
              about an account keep our words.
            </p>
          </header>
          <Form as="div">
            <SelectField
              label="Message"
              value={name}
              onChange={(event) => setName(noticeNames.find((one) => one === event.target.value) ?? name)}
            >
              {groups.map(({ to, label }) => (
                <optgroup key={to} label={label}>
                  {noticeNames
                    .filter((one) => noticeKinds[one].to === to)
                    .map((one) => (
                      <option key={one} value={one}>
                        {noticeTitles[one]}
                        {values.texts[one] ? ' (own text)' : ''}
                      </option>
                    ))}
                </optgroup>
              ))}
            </SelectField>
            <MessageFields key={name} name={name} form={form} />
          </Form>
        </Panel>
        <MessagePreview name={name} control={form.control} />
      </PreviewColumns>
    </SettingsForm>
  );
}

const findWrongMessage = (error: unknown): NoticeName | undefined =>
  error instanceof ApiError
    ? noticeNames.find((name) => error.errors.some(({ path }) => path.startsWith(`values.texts.${name}.`)))
    : undefined;
