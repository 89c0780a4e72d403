import {
  addRecipient,
  deleteRecipient,
  listRecipients,
  updateRecipient,
} from '@bloomkin/shared/routes/users.ts';
import type { Recipient } from '@bloomkin/shared/schemas/recipient.ts';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useMutation } from '#api/useMutation.ts';
import { useQuery } from '#api/useQuery.ts';
import { Button } from '#components/actions/Button.tsx';
import { ErrorState } from '#components/feedback/ErrorState.tsx';
import { notifyError } from '#components/feedback/notifyError.ts';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { FormError } from '#components/form/FormError.tsx';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { TextAreaField, TextField } from '#components/form/TextField.tsx';
import { useDialogForm } from '#components/form/useDialogForm.ts';
import { useSubmit } from '#components/form/useSubmit.ts';
import { Dialog } from '#components/overlay/Dialog.tsx';
import { Card } from '../pageStyles.ts';
import { useConfirm } from '../useConfirm.tsx';
import { Foot, Form, Rows } from './userStyles.ts';

const toValues = (recipient: Recipient | undefined) => ({
  fio: recipient?.fio ?? '',
  relation: recipient?.relation ?? '',
  phone: recipient?.phone ?? '',
  email: recipient?.email ?? '',
  birthday: recipient?.birthday ?? '',
  note: recipient?.note ?? '',
});

const invalidates = [listRecipients];

export function RecipientsCard({ userId }: { userId: string }) {
  const params = { id: userId };
  const { data, error, mutate } = useQuery(listRecipients, { params, query: { per_page: 100 } });
  const { ask, dialog } = useConfirm();
  const add = useMutation(addRecipient, { invalidates });
  const update = useMutation(updateRecipient, { invalidates });
  const remove = useMutation(deleteRecipient, { invalidates });
  const form = useForm({ defaultValues: toValues(undefined) });
  const editing = useDialogForm(form, toValues);
  const formId = useId();
  const { errors } = form.formState;
  const { onSubmit, busy } = useSubmit(form, {
    async save(values) {
      const body = {
        ...values,
        birthday: values.birthday || null,
        address: editing.item?.address ?? null,
      };
      if (editing.item) await update({ params: { ...params, rid: editing.item.id }, body });
      else await add({ params, body });
      editing.discard();
    },
  });
  const askAndRemove = async ({ id: rid, fio }: Recipient) => {
    const question = { title: `Delete ${fio}?`, text: 'They are no longer kept for the next gift.' };
    if (!(await ask({ ...question, confirm: 'Delete', keep: 'Keep', danger: true }))) return;
    await remove({ params: { ...params, rid } }).catch(notifyError);
  };
  return (
    <Card aria-labelledby="user-recipients">
      <h2 id="user-recipients">Gift recipients</h2>
      {!data && !error && <Skeleton $height="56px" />}
      {error && (
        <ErrorState
          title="We could not load the recipients."
          detail={error.message}
          onRetry={() => void mutate()}
        />
      )}
      {data?.data.length === 0 && <p>Nobody yet.</p>}
      <Rows>
        {data?.data.map((recipient) => (
          <li key={recipient.id}>
            <span>
              <b>{recipient.fio}</b>
              <small>{[recipient.relation, recipient.address?.address].filter(Boolean).join(', ')}</small>
            </span>
            <span>
              <Button
                kind="quiet"
                aria-label={`Edit ${recipient.fio}`}
                onClick={() => editing.edit(recipient)}
              >
                Edit
              </Button>
              <Button
                kind="quiet"
                aria-label={`Delete ${recipient.fio}`}
                onClick={() => void askAndRemove(recipient)}
              >
                Delete
              </Button>
            </span>
          </li>
        ))}
      </Rows>
      <Button onClick={() => editing.edit(undefined)}>Add a recipient</Button>
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
          <FormError message={errors.root?.message} />
          <TextField
            label="Name"
            error={errors.fio?.message}
            {...form.register('fio', { validate: (fio) => fio.trim() !== '' || 'Enter first name' })}
          />
          <TextField
            label="Relation"
            optional
            error={errors.relation?.message}
            {...form.register('relation')}
          />
          <TextField
            label="Phone"
            type="tel"
            optional
            error={errors.phone?.message}
            {...form.register('phone')}
          />
          <TextField
            label="E-mail"
            type="email"
            optional
            error={errors.email?.message}
            {...form.register('email')}
          />
          <TextField
            label="Birthday"
            type="date"
            optional
            error={errors.birthday?.message}
            {...form.register('birthday')}
          />
          <TextAreaField label="Note" optional error={errors.note?.message} {...form.register('note')} />
        </Form>
      </Dialog>
      {dialog}
    </Card>
  );
}
