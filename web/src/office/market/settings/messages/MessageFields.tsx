import type { NoticeText } from '@bloomkin/shared/rules/notices/noticeKind.ts';
import {
  findUnknownPlaceholders,
  isBuiltInText,
  isTexted,
  type NoticeName,
  noticeKinds,
  requiredSms,
  textFields,
} from '@bloomkin/shared/rules/notices/noticeTexts.ts';
import { type FocusEvent, useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { TextAreaField, TextField } from '#components/form/TextField.tsx';
import type { MessageValues } from './messageValues.ts';

const Placeholders = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  span {
    color: var(--bk-text-secondary);
    font-size: 0.9375rem;
  }
  button {
    min-height: 44px;
    padding: 4px 12px;
    border: 1px dashed var(--bk-border-control);
    border-radius: var(--bk-radius-m);
    background: var(--bk-bg-surface);
    font-size: 0.9375rem;
    cursor: pointer;
    &:hover {
      background: var(--bk-bg-neutralSoft);
    }
  }
`;

type Field = keyof NoticeText;
type Box = HTMLInputElement | HTMLTextAreaElement;

const limits = { subject: 120, heading: 120, text: 1500, sms: 160 } as const satisfies Record<Field, number>;
const missing = { subject: 'Enter a subject', heading: 'Enter a heading', text: 'Enter a text' } as const;

interface MessageFieldsProps {
  name: NoticeName;
  form: UseFormReturn<MessageValues>;
}

export function MessageFields({ name, form }: MessageFieldsProps) {
  const { errors, dirtyFields } = form.formState;
  const focused = useRef<{ field: Field; box: Box }>(null);
  const path = <F extends Field>(field: F) => `values.texts.${name}.${field}` as const;
  const current = useWatch({ control: form.control, name: `values.texts.${name}` }) ?? noticeKinds[name];
  const bind = (field: Field) => ({
    ...form.register(path(field), { validate: (typed) => validate(name, field, typed) }),
    maxLength: limits[field],
    error: errors.values?.texts?.[name]?.[field]?.message,
    changed: dirtyFields.values?.texts?.[name]?.[field],
    onFocus: (event: FocusEvent<Box>) => {
      focused.current = { field, box: event.currentTarget };
    },
  });
  const insert = (placeholder: string) => {
    if (!focused.current) return form.setFocus(path('text'));
    const { field, box } = focused.current;
    const { selectionStart, selectionEnd } = box;
    box.setRangeText(`{${placeholder}}`, selectionStart ?? 0, selectionEnd ?? 0, 'end');
    form.setValue(path(field), box.value, { shouldDirty: true });
    box.focus();
  };
  const restore = () => {
    for (const field of textFields)
      form.setValue(path(field), noticeKinds[name][field], { shouldDirty: true, shouldValidate: true });
  };
  return (
    <>
      <TextField label="Subject of the mail" {...bind('subject')} />
      <TextField label="Heading" {...bind('heading')} />
      <TextAreaField label="Text" hint="Each line is a paragraph." rows={5} {...bind('text')} />
      {isTexted(name) && (
        <TextAreaField
          label="Text message"
          rows={3}
          hint={`Our name and a link to the order are added. Left empty, ${requiredSms(name) ? 'the built-in one' : 'no text message'} is sent.`}
          aside={`${current.sms.length} of ${limits.sms}`}
          {...bind('sms')}
        />
      )}
      <Placeholders role="group" aria-label="Facts of the order">
        <span>Put in:</span>
        {noticeKinds[name].placeholders.map((placeholder) => (
          <button key={placeholder} type="button" onClick={() => insert(placeholder)}>
            {`{${placeholder}}`}
          </button>
        ))}
      </Placeholders>
      {!isBuiltInText(name, current) && (
        <div>
          <Button onClick={restore}>Use the built-in text</Button>
        </div>
      )}
    </>
  );
}

function validate(name: NoticeName, field: Field, typed: string): string | undefined {
  if (field !== 'sms' && typed.trim() === '') return missing[field];
  const [unknown] = findUnknownPlaceholders(name, field, typed);
  return unknown && `This message has no ${unknown}`;
}
