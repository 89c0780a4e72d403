import { messageOf } from '@bloomkin/shared/messages.ts';
import { updateProfile } from '@bloomkin/shared/routes/users.ts';
import { type FormEvent, useState } from 'react';
import { messageOfError } from '../../api/apiError.ts';
import { call } from '../../api/call.ts';
import { notify } from '../../components/feedback/notify.ts';
import { TextField } from '../../components/form/amplify/TextField.ts';
import { useUnsaved } from '../../features/personal/unsaved.ts';
import { profileChanged } from '../../session/session.ts';
import { Form } from '../auth/formStyles.ts';
import { FormError } from '../FormError.tsx';
import { SubmitButton } from '../SubmitButton.tsx';

/** Changes one's name. */
export function NameForm({ name, savedWords }: { name: string; savedWords: string }) {
  const [typed, setTyped] = useState(name);
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  useUnsaved(typed.trim() !== name);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const fio = typed.trim();
    setFailure(undefined);
    setFault(fio === '' ? messageOf('AUTH.INPUT.NAME_REQUIRED') : undefined);
    if (fio === '') return;
    setSending(true);
    try {
      profileChanged((await call(updateProfile, { body: { fio } })).data);
      setTyped(fio);
      void notify({ tone: 'success', message: savedWords });
    } catch (error) {
      setFailure(messageOfError(error));
    } finally {
      setSending(false);
    }
  };
  return (
    <Form onSubmit={save} noValidate>
      <FormError words={failure} />
      <TextField
        label="Name"
        name="fio"
        autoComplete="name"
        maxLength={120}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        hasError={fault !== undefined}
        errorMessage={fault}
      />
      <div>
        <SubmitButton isSending={isSending} sendingLabel="Saving…">
          Save
        </SubmitButton>
      </div>
    </Form>
  );
}
