import { getMessage } from '@bloomkin/shared/messages.ts';
import { updateProfile } from '@bloomkin/shared/routes/users.ts';
import { useForm } from 'react-hook-form';
import { call } from '#api/call.ts';
import { notify } from '#components/feedback/notify.ts';
import { FormError } from '#components/form/FormError.tsx';
import { field } from '#components/form/field.ts';
import { Form } from '#components/form/fieldStyles.ts';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { useUnsavedChanges } from '#components/form/unsavedChanges.ts';
import { useSubmit } from '#components/form/useSubmit.ts';
import { profileChanged } from '#session/session.ts';

const validateName = (fio: string) =>
  fio.trim() === '' ? getMessage('AUTH.INPUT.NAME_REQUIRED') : undefined;

export function NameForm({ name, savedMessage }: { name: string; savedMessage: string }) {
  const form = useForm({ defaultValues: { fio: name } });
  const { errors, isDirty } = form.formState;
  useUnsavedChanges(isDirty);
  const { onSubmit, busy } = useSubmit(form, {
    async save(values) {
      const fio = values.fio.trim();
      profileChanged((await call(updateProfile, { body: { fio } })).data);
      form.reset({ fio });
      void notify({ tone: 'success', message: savedMessage });
    },
  });
  return (
    <Form onSubmit={onSubmit} noValidate>
      <FormError message={errors.root?.message} />
      <TextField
        label="Name"
        autoComplete="name"
        maxLength={120}
        {...field(form, 'fio', { validate: validateName })}
      />
      <div>
        <SubmitButton busy={busy} busyLabel="Saving…">
          Save
        </SubmitButton>
      </div>
    </Form>
  );
}
