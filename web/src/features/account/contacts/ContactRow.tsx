import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { ConfirmForm } from './ConfirmForm.tsx';
import { type ContactKind, contacts } from './contactKinds.ts';
import { NewContactForm } from './NewContactForm.tsx';
import type { ContactCalls } from './useContacts.ts';

export const Rows = styled.ul`
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
