import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/actions/Button.tsx';
import { ErrorText } from '../../checkout/checkoutStyles.ts';
import { fieldId, focusField } from '../../checkout/fieldId.ts';
import { TextInput } from '../../checkout/TextInput.tsx';
import { Buttons, Fields } from '../panelStyles.ts';
import { useUnsaved } from '../unsaved.ts';
import { useSaving } from '../useSaving.ts';
import { type ContactKind, contacts } from './contactKinds.ts';

interface NewContactFormProps {
  kind: ContactKind;
  value: string;
  onSend: (typed: string) => Promise<void>;
  onCancel: () => void;
}

/** Where the code is to go. */
export function NewContactForm({ kind, value, onSend, onCancel }: NewContactFormProps) {
  const { newLabel, hint, type, faultOf, isSame } = contacts[kind];
  const [typed, setTyped] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useUnsaved(typed !== '');
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const {
    said,
    busy,
    form: sending,
    errorOf,
  } = useSaving({
    check() {
      const message = faultOf(typed) ?? (isSame(typed, value) ? 'That is the one you have' : undefined);
      if (message) focusField(kind);
      return message ? [{ path: kind, message }] : [];
    },
    send: () => onSend(typed.trim()),
  });
  return (
    <Fields ref={form} {...sending}>
      <TextInput
        id={fieldId(kind)}
        label={newLabel}
        hint={hint}
        type={type}
        autoComplete={type}
        maxLength={kind === 'phone' ? 30 : 200}
        value={typed}
        onChange={setTyped}
        error={errorOf(kind)}
      />
      {said.failure && <ErrorText role="alert">{said.failure}</ErrorText>}
      <Buttons>
        <Button kind="brand" type="submit" aria-disabled={busy}>
          {busy ? 'Sending …' : 'Send the code'}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </Buttons>
    </Fields>
  );
}
