import { deleteRecipient, listRecipients } from '@bloomkin/shared/routes/users.ts';
import type { Recipient } from '@bloomkin/shared/schemas/recipient.ts';
import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { useMutation } from '#api/useMutation.ts';
import { useQuery } from '#api/useQuery.ts';
import { Button } from '#components/actions/Button.tsx';
import { QueryState } from '#components/feedback/QueryState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { useDialogForm } from '#components/form/useDialogForm.ts';
import { Card } from '#components/layout/Card.ts';
import { notifyError } from '#components/notifyError.ts';
import { useConfirm } from '#office/kit/useConfirm.tsx';
import { RecipientDrawer, toRecipientValues } from './RecipientDrawer.tsx';
import { Rows } from './userStyles.ts';

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
