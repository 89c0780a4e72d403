import type { User } from '@bloomkin/shared/schemas/user.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { FormError } from '#components/form/FormError.tsx';
import { field } from '#components/form/field.ts';
import { Form, FormButtons } from '#components/form/fieldStyles.ts';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { useUnsavedChanges } from '#components/form/unsavedChanges.ts';
import { useSubmit } from '#components/form/useSubmit.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { ConfirmForm } from './ConfirmForm.tsx';
import { type ContactKind, contacts } from './contactKinds.ts';
import { type ContactCalls, useContacts } from './useContacts.ts';

const Rows = styled.ul`
  display: grid;
  > li {
    display: grid;
    gap: 14px;
    padding-block: 14px;
  }
  > li + li {
    border-top: 1px solid var(--bk-border-subtle);
  }
  > li:first-child {
    padding-top: 0;
  }
  > li:last-child {
    padding-bottom: 0;
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 44px;
  p {
    min-width: 0;
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--bk-text-secondary);
    font-size: 0.875rem;
    font-weight: 400;
  }
`;

interface ContactRowProps {
  kind: ContactKind;
  value: string;
  /** A new contact that awaits its code. */
  waiting: string | undefined;
  calls: ContactCalls;
}

function ContactRow({ kind, value, waiting, calls }: ContactRowProps) {
  const { label, format } = contacts[kind];
  const [isTyping, setTyping] = useState(false);
  /** Another code must wait. */
  const [isFresh, setFresh] = useState(false);
  const send = async (typed: string) => {
    await calls.ask(kind, typed);
    setFresh(true);
    setTyping(false);
  };
  return (
    <li>
      <Line>
        <p>
          <small>{label}</small> {value ? format(value) : 'None yet'}
        </p>
        {!isTyping && !waiting && (
          <Button onClick={() => setTyping(true)}>
            {value ? 'Change' : 'Add'} <VisuallyHidden>{label.toLowerCase()}</VisuallyHidden>
          </Button>
        )}
      </Line>
      {isTyping && (
        <NewContactForm kind={kind} value={value} onSend={send} onCancel={() => setTyping(false)} />
      )}
      {waiting && !isTyping && (
        <ConfirmForm
          key={waiting}
          kind={kind}
          waiting={waiting}
          isFresh={isFresh}
          calls={calls}
          onOther={() => setTyping(true)}
        />
      )}
    </li>
  );
}

interface NewContactFormProps {
  kind: ContactKind;
  value: string;
  onSend: (contact: string) => Promise<void>;
  onCancel: () => void;
}

function NewContactForm({ kind, value, onSend, onCancel }: NewContactFormProps) {
  const { newLabel, hint, type, validate, isSame } = contacts[kind];
  const form = useForm({ defaultValues: { contact: '' } });
  const { errors, isDirty } = form.formState;
  useUnsavedChanges(isDirty);
  const { onSubmit, busy } = useSubmit(form, {
    fieldNames: { phone: 'contact', email: 'contact' },
    save: ({ contact }) => onSend(contact.trim()),
  });
  const validateContact = (contact: string) =>
    validate(contact) ?? (isSame(contact, value) ? 'That is the one you have' : undefined);
  return (
    <Form onSubmit={onSubmit} noValidate>
      <FormError message={errors.root?.message} />
      <TextField
        label={newLabel}
        autoFocus
        hint={hint}
        type={type}
        autoComplete={type}
        maxLength={kind === 'phone' ? 30 : 200}
        {...field(form, 'contact', { validate: validateContact })}
      />
      <FormButtons>
        <SubmitButton busy={busy} busyLabel="Sending …" large={false}>
          Send the code
        </SubmitButton>
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </FormButtons>
    </Form>
  );
}

export function Contacts({ user }: { user: User }) {
  const { waiting, ...calls } = useContacts();
  return (
    <Rows>
      <ContactRow kind="phone" value={user.phone} waiting={waiting.phone} calls={calls} />
      <ContactRow kind="email" value={user.email} waiting={waiting.email} calls={calls} />
    </Rows>
  );
}
