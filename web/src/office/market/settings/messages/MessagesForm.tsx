import { paths } from '@bloomkin/shared/pages.ts';
import { changeNotificationSettings } from '@bloomkin/shared/routes/marketSettings.ts';
import { sampleValues } from '@bloomkin/shared/rules/notices/noticeKind.ts';
import {
  fillText,
  isTexted,
  type NoticeName,
  noticeKinds,
  noticeLinkLabel,
  noticeNames,
  requiredSms,
} from '@bloomkin/shared/rules/notices/noticeTexts.ts';
import { noticeTitles } from '@bloomkin/shared/rules/notices/noticeTitles.ts';
import { countSmsSegments, toSmsText } from '@bloomkin/shared/rules/smsText.ts';
import type { NotificationSettings } from '@bloomkin/shared/schemas/marketSettings.ts';
import { useState } from 'react';
import { type Control, useForm, useWatch } from 'react-hook-form';
import styled from 'styled-components';
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
import {
  describeVersion,
  type MessageValues,
  titleLabels,
  toInput,
  toMessageValues,
} from './messageValues.ts';

const MailCard = styled.article`
  display: grid;
  gap: 12px;
  margin-bottom: 16px;
  padding: 18px 20px;
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-petal);
  overflow-wrap: anywhere;
  small {
    padding-bottom: 10px;
    border-bottom: 1px solid var(--bk-border-subtle);
    color: var(--bk-text-secondary);
    font-weight: 600;
  }
  h3 {
    font: 700 1.25rem/1.25 var(--bk-display);
  }
  > span {
    justify-self: start;
    padding: 8px 18px;
    border-radius: var(--bk-radius-l);
    background: var(--bk-bg-brandSoft);
    color: var(--bk-text-brand);
    font-weight: 600;
  }
`;

const SmsBubble = styled.p`
  margin-bottom: 6px;
  padding: 12px 16px;
  border-radius: var(--bk-petal);
  background: var(--bk-bg-neutralSoft);
  overflow-wrap: anywhere;
`;

/** ULIDs have a fixed length, so the length of the SMS is exact. */
const sampleOrderId = '01KA7ZJ5M8Q2R4T6V8X0Y2Z4B6';

interface MessagePreviewProps {
  name: NoticeName;
  control: Control<MessageValues>;
}

/** Previews the edited text with a sample order. */
function MessagePreview({ name, control }: MessagePreviewProps) {
  const typed = useWatch({ control, name: `values.texts.${name}` }) ?? noticeKinds[name];
  const short = { ...sampleValues, store: 'Newtown' };
  const { subject, heading, paragraphs, sms } = fillText(
    { ...typed, sms: typed.sms || requiredSms(name) },
    sampleValues,
    short,
  );
  const toPage = noticeKinds[name].to === 'florist' ? paths.orderView : paths.order;
  const url = `${location.origin}${toPage(sampleOrderId)}`;
  const text = sms && isTexted(name) && toSmsText(`Bloomkin: ${sms} ${url}`);
  return (
    <Panel aria-labelledby="messagePreview">
      <header>
        <h2 id="messagePreview">What a {noticeKinds[name].to} will see</h2>
        <p>With a sample order.</p>
      </header>
      <MailCard>
        <small>{subject}</small>
        <h3>{heading}</h3>
        {paragraphs.map((paragraph, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may be equal
          <p key={at}>{paragraph}</p>
        ))}
        <span>{noticeLinkLabel(name)}</span>
      </MailCard>
      {text ? (
        <>
          <SmsBubble>{text}</SmsBubble>
          <small>{describeLength(text)}</small>
        </>
      ) : (
        <small>No text message is sent.</small>
      )}
    </Panel>
  );
}

function describeLength(text: string): string {
  const parts = countSmsSegments(text);
  return `${parts === 1 ? 'One text message' : `Paid as ${parts} text messages`}, ${text.length} letters`;
}

const groups = [
  { to: 'buyer', label: 'To buyers' },
  { to: 'florist', label: 'To florists' },
  { to: 'recipient', label: 'To recipients, by text message alone' },
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
