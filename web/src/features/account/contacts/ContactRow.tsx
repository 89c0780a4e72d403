import { useState } from 'react';
import { Button } from '#components/actions/Button.tsx';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { ConfirmForm } from './ConfirmForm.tsx';
import { type ContactKind, contacts } from './contactKinds.ts';
import { Line } from './contactStyles.ts';
import { NewContactForm } from './NewContactForm.tsx';
import type { ContactCalls } from './useContacts.ts';

interface ContactRowProps {
  kind: ContactKind;
  value: string;
  /** A new contact that awaits its code. */
  waiting: string | undefined;
  calls: ContactCalls;
}

export function ContactRow({ kind, value, waiting, calls }: ContactRowProps) {
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
