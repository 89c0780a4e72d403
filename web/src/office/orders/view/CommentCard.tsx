import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useBlocker } from 'react-router-dom';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { Form, FormButtons } from '#components/form/fieldStyles.ts';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { TextAreaField } from '#components/form/TextField.tsx';
import { useSubmit } from '#components/form/useSubmit.ts';
import { Card } from '#components/layout/Card.ts';
import { ConfirmDialog } from '#office/kit/ConfirmDialog.tsx';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import type { ChangeOrder } from '#office/orders/changes/useOrderChange.ts';

const maxLength = 500;

const Note = styled.p`
  margin-bottom: 12px;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

interface CommentCardProps {
  order: Order;
  change: ChangeOrder;
}

/** The text stays after a failed save and after changes by others. */
export function CommentCard({ order, change }: CommentCardProps) {
  const [isEditing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return (
    <Card aria-labelledby="order-note">
      <h2 id="order-note">{order.isPickup ? 'Note' : 'Note for the driver'}</h2>
      {isEditing ? (
        <CommentForm order={order} change={change} onClose={() => setEditing(false)} />
      ) : (
        <>
          <Note>{order.comment || 'There is none.'}</Note>
          {order.status !== 'canceled' && (
            <Button ref={editButton} onClick={() => setEditing(true)}>
              <OfficeIcon name="pencil" size={18} />
              {order.comment ? 'Change the note' : 'Write a note'}
            </Button>
          )}
        </>
      )}
    </Card>
  );
}

function CommentForm({ order, change, onClose }: CommentCardProps & { onClose: () => void }) {
  const form = useForm({ defaultValues: { comment: order.comment } });
  const { onSubmit, busy } = useSubmit(form, {
    async save({ comment }) {
      if (!(await change(order, { comment: comment.trim() }))) return;
      onClose();
      void notify({ tone: 'success', message: 'The note is saved' });
    },
  });
  const blocker = useBlocker(form.formState.isDirty && !busy);
  return (
    <Form onSubmit={onSubmit}>
      <TextAreaField
        label="Note"
        rows={4}
        maxLength={maxLength}
        autoFocus
        hint={`${form.watch('comment').length} of ${maxLength}`}
        {...form.register('comment')}
      />
      <FormButtons>
        <SubmitButton busy={busy} busyLabel="Saving…">
          Save
        </SubmitButton>
        <Button onClick={onClose}>Never mind</Button>
      </FormButtons>
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        title="Leave without saving?"
        text="Your note is not saved yet."
        confirm="Leave"
        keep="Stay here"
        onConfirm={() => blocker.proceed?.()}
        onKeep={() => blocker.reset?.()}
      />
    </Form>
  );
}
