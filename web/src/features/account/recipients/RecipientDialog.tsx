import type { Recipient, RecipientInput } from '@bloomkin/shared/schemas/recipient.ts';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { Button } from '#components/actions/Button.tsx';
import { DateField } from '#components/form/DateField.tsx';
import { FormError } from '#components/form/FormError.tsx';
import { FieldPair, Form, FormButtons } from '#components/form/fieldStyles.ts';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import { validatePhone } from '#components/form/validators.ts';
import { useToday } from '#components/hooks/useToday.ts';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { AddressInput } from '#features/deliveryAddress/AddressInput.tsx';
import { DaysFields } from './DaysFields.tsx';
import { type RecipientValues, toRecipientInput, validateBirthday, validateName } from './recipientValues.ts';

interface RecipientDialogProps {
  form: UseFormReturn<RecipientValues>;
  /** Undefined for a new recipient. */
  item: Recipient | undefined;
  onSave: (recipient: RecipientInput) => Promise<void>;
  onClose: () => void;
  onDiscard: () => void;
}

export function RecipientDialog({ form, item, onSave, onClose, onDiscard }: RecipientDialogProps) {
  const { errors } = form.formState;
  const { onSubmit, busy } = useSubmit(form, {
    save: async (values) => onSave(await toRecipientInput(values)),
  });
  return (
    <Dialog open title={item ? `Edit ${item.fio}` : 'Add a recipient'} size="md" onClose={onClose}>
      <Form onSubmit={onSubmit} noValidate>
        <FormError message={errors.root?.message} />
        <PersonFields form={form} />
        <DaysFields form={form} />
        <Controller
          control={form.control}
          name="address"
          render={({ field, fieldState }) => (
            <AddressInput label="Address (optional)" {...field} error={fieldState.error?.message} />
          )}
        />
        <FormButtons>
          <SubmitButton busy={busy} busyLabel="Saving …">
            Save recipient
          </SubmitButton>
          <Button kind="quiet" large onClick={onDiscard}>
            Cancel
          </Button>
        </FormButtons>
      </Form>
    </Dialog>
  );
}

function PersonFields({ form }: Pick<RecipientDialogProps, 'form'>) {
  const { errors } = form.formState;
  const today = useToday();
  type Name = 'fio' | 'relation' | 'phone' | 'birthday' | 'note';
  const validators: Partial<Record<Name, (value: string) => string | undefined>> = {
    fio: validateName,
    phone: validatePhone,
    birthday: (birthday) => validateBirthday(birthday, today),
  };
  const field = (name: Name) => ({
    ...form.register(name, { validate: validators[name] ?? (() => undefined) }),
    autoComplete: 'off',
    error: errors[name]?.message,
  });
  return (
    <>
      <FieldPair>
        <TextField label="Name" maxLength={120} {...field('fio')} />
        <TextField
          label="Who it is to you (optional)"
          hint="Mum, partner, client."
          maxLength={60}
          {...field('relation')}
        />
      </FieldPair>
      <FieldPair>
        <DateField label="Birthday (optional)" hint="The year does not matter." {...field('birthday')} />
        <TextField
          label="Phone (optional)"
          hint="Only for the driver, if nobody answers the door."
          type="tel"
          maxLength={30}
          {...field('phone')}
        />
      </FieldPair>
      <TextField
        label="Note to yourself (optional)"
        hint="Loves natives, allergic to lilies. The florist does not see it."
        maxLength={500}
        {...field('note')}
      />
    </>
  );
}
