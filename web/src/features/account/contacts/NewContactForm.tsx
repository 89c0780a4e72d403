import { useForm } from 'react-hook-form';
import { Button } from '#components/actions/Button.tsx';
import { FormError } from '#components/form/FormError.tsx';
import { field } from '#components/form/field.ts';
import { Form, FormButtons } from '#components/form/fieldStyles.ts';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { useUnsavedChanges } from '#components/form/unsavedChanges.ts';
import { useSubmit } from '#components/form/useSubmit.ts';
import { type ContactKind, contacts } from './contactKinds.ts';

interface NewContactFormProps {
  kind: ContactKind;
  value: string;
  onSend: (contact: string) => Promise<void>;
  onCancel: () => void;
}

export function NewContactForm({ kind, value, onSend, onCancel }: NewContactFormProps) {
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
