import { addRecipient, listRecipients, updateRecipient } from '@bloomkin/shared/routes/users.ts';
import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import type { Recipient } from '@bloomkin/shared/schemas/recipient.ts';
import { useId } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useMutation } from '#api/useMutation.ts';
import { Button } from '#components/actions/Button.tsx';
import { DateField } from '#components/form/DateField.tsx';
import { FormError } from '#components/form/FormError.tsx';
import { field } from '#components/form/field.ts';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { TextAreaField, TextField } from '#components/form/TextField.tsx';
import type { useDialogForm } from '#components/form/useDialogForm.ts';
import { useSubmit } from '#components/form/useSubmit.ts';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { AddressInput } from '#features/deliveryAddress/AddressInput.tsx';
import { resolveAddress, toAddressValues } from '#features/deliveryAddress/addressValues.ts';
import { Foot, Form } from './userStyles.ts';

export const toRecipientValues = (recipient: Recipient | undefined) => ({
  fio: recipient?.fio ?? '',
  relation: recipient?.relation ?? '',
  phone: formatPhone(recipient?.phone ?? ''),
  email: recipient?.email ?? '',
  birthday: recipient?.birthday ?? '',
  note: recipient?.note ?? '',
  address: toAddressValues(recipient?.address ?? null),
});

type RecipientValues = ReturnType<typeof toRecipientValues>;

const invalidates = [listRecipients];

interface RecipientDrawerProps {
  userId: string;
  form: UseFormReturn<RecipientValues>;
  editing: ReturnType<typeof useDialogForm<Recipient, RecipientValues>>;
}

/** Adds or edits a gift recipient. */
export function RecipientDrawer({ userId, form, editing }: RecipientDrawerProps) {
  const params = { id: userId };
  const add = useMutation(addRecipient, { invalidates });
  const update = useMutation(updateRecipient, { invalidates });
  const formId = useId();
  const { onSubmit, busy } = useSubmit(form, {
    async save({ address, birthday, ...values }) {
      const body = { ...values, birthday: birthday || null, address: await resolveAddress(address) };
      if (editing.item) await update({ params: { ...params, rid: editing.item.id }, body });
      else await add({ params, body });
      editing.discard();
    },
  });
  return (
    <Dialog
      open={editing.isOpen}
      onClose={editing.close}
      title={editing.item ? `Edit ${editing.item.fio}` : 'Add a gift recipient'}
      placement="panel"
      footer={
        <Foot>
          <SubmitButton form={formId} busy={busy} busyLabel="Saving…" large={false}>
            Save
          </SubmitButton>
          <Button onClick={editing.discard}>Cancel</Button>
        </Foot>
      }
    >
      <Form id={formId} onSubmit={onSubmit} noValidate>
        <FormError message={form.formState.errors.root?.message} />
        <RecipientFields form={form} />
      </Form>
    </Dialog>
  );
}

function RecipientFields({ form }: Pick<RecipientDrawerProps, 'form'>) {
  return (
    <>
      <TextField
        label="Name"
        {...field(form, 'fio', { validate: (fio) => fio.trim() !== '' || 'Enter first name' })}
      />
      <TextField label="Relation" optional {...field(form, 'relation')} />
      <TextField label="Phone" type="tel" optional {...field(form, 'phone')} />
      <TextField label="E-mail" type="email" optional {...field(form, 'email')} />
      <DateField label="Birthday" optional {...field(form, 'birthday')} />
      <Controller
        control={form.control}
        name="address"
        render={({ field, fieldState }) => (
          <AddressInput label="Address" {...field} error={fieldState.error?.message} />
        )}
      />
      <TextAreaField label="Note" optional {...field(form, 'note')} />
    </>
  );
}
