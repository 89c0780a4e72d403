import {
  addRecipient,
  deleteRecipient,
  listRecipients,
  updateRecipient,
} from '@bloomkin/shared/routes/users.ts';
import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import type { Recipient } from '@bloomkin/shared/schemas/recipient.ts';
import { useEffect, useEffectEvent, useId } from 'react';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { useMutation } from '#api/useMutation.ts';
import { useQuery } from '#api/useQuery.ts';
import { Button } from '#components/actions/Button.tsx';
import { QueryState } from '#components/feedback/QueryState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { DateField } from '#components/form/DateField.tsx';
import { FormError } from '#components/form/FormError.tsx';
import { field } from '#components/form/field.ts';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { TextAreaField, TextField } from '#components/form/TextField.tsx';
import { useDialogForm } from '#components/form/useDialogForm.ts';
import { useSubmit } from '#components/form/useSubmit.ts';
import { Card } from '#components/layout/Card.ts';
import { notifyError } from '#components/notifyError.ts';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { AddressInput } from '#features/deliveryAddress/AddressInput.tsx';
import { resolveAddress, toAddressValues } from '#features/deliveryAddress/addressValues.ts';
import { useConfirm } from '#office/kit/useConfirm.tsx';
import { Foot, Form, Rows } from './userStyles.ts';

const toRecipientValues = (recipient: Recipient | undefined) => ({
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
function RecipientDrawer({ userId, form, editing }: RecipientDrawerProps) {
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

export function RecipientsCard({ userId }: { userId: string }) {
  const params = { id: userId };
  const { data, error, mutate } = useQuery(listRecipients, { params, query: { per_page: 100 } });
  const { ask, dialog } = useConfirm();
  const remove = useMutation(deleteRecipient, { invalidates: [listRecipients] });
  const form = useForm({ defaultValues: toRecipientValues(undefined) });
  const editing = useDialogForm(form, toRecipientValues);
  useNamedRecipient(data?.data, editing.edit);
  const askAndRemove = async ({ id: rid, fio }: Recipient) => {
    const question = { title: `Delete ${fio}?`, text: 'They are no longer kept for the next gift.' };
    if (!(await ask({ ...question, confirm: 'Delete', keep: 'Keep', danger: true }))) return;
    await remove({ params: { ...params, rid } }).catch(notifyError);
  };
  return (
    <Card aria-labelledby="user-recipients">
      <h2 id="user-recipients">Gift recipients</h2>
      <QueryState
        query={{ data, error, mutate }}
        what="the recipients"
        skeleton={<Skeleton $height="56px" />}
      >
        {({ data: recipients }) => (
          <>
            {recipients.length === 0 && <p>Nobody yet.</p>}
            <Rows>
              {recipients.map((recipient) => (
                <RecipientRow
                  key={recipient.id}
                  recipient={recipient}
                  onEdit={() => editing.edit(recipient)}
                  onDelete={() => void askAndRemove(recipient)}
                />
              ))}
            </Rows>
          </>
        )}
      </QueryState>
      <Button onClick={() => editing.edit(undefined)}>Add a recipient</Button>
      <RecipientDrawer userId={userId} form={form} editing={editing} />
      {dialog}
    </Card>
  );
}

interface RecipientRowProps {
  recipient: Recipient;
  onEdit: () => void;
  onDelete: () => void;
}

const RecipientRow = ({ recipient: { fio, relation, address }, onEdit, onDelete }: RecipientRowProps) => (
  <li>
    <span>
      <b>{fio}</b>
      <small>{[relation, address?.address].filter(Boolean).join(', ')}</small>
    </span>
    <span>
      <Button kind="quiet" aria-label={`Edit ${fio}`} onClick={onEdit}>
        Edit
      </Button>
      <Button kind="quiet" aria-label={`Delete ${fio}`} onClick={onDelete}>
        Delete
      </Button>
    </span>
  </li>
);

/** Expands the recipient in the URL, which the list of all recipients links to. */
function useNamedRecipient(
  recipients: readonly Recipient[] | undefined,
  edit: (recipient: Recipient) => void,
): void {
  const [params, setParams] = useSearchParams();
  const id = params.get('recipient');
  const named = recipients?.find((recipient) => recipient.id === id);
  const open = useEffectEvent((recipient: Recipient) => {
    setParams({}, { replace: true, preventScrollReset: true });
    edit(recipient);
  });
  useEffect(() => {
    if (named) open(named);
  }, [named]);
}
