import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import styled from 'styled-components';
import { Button } from '../../components/actions/Button.tsx';
import { notify } from '../../components/feedback/notify.ts';
import { TextAreaField } from '../../components/form/amplify/TextAreaField.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { OfficeIcon } from '../OfficeIcon.tsx';
import type { ChangeOrder } from '../orders/useOrderChange.ts';
import { Card } from '../pageStyles.ts';
import { SubmitButton } from '../SubmitButton.tsx';

const longest = 500;

const Form = styled.form`
  display: grid;
  gap: 12px;
  > div:last-of-type {
    display: flex;
    gap: 10px;
  }
`;
const Note = styled.p`
  margin-bottom: 12px;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

interface CommentCardProps {
  order: Order;
  change: ChangeOrder;
}

/** The note for the driver and the bench. A draft stays when saving fails, and when somebody else changed the order. */
export function CommentCard({ order, change }: CommentCardProps) {
  const [draft, setDraft] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && draft === undefined) opener.current?.focus();
    wasOpen.current = draft !== undefined;
  }, [draft]);
  return (
    <Card aria-labelledby="order-note">
      <h2 id="order-note">Note for the driver</h2>
      {draft === undefined ? (
        <>
          <Note>{order.comment || 'There is none.'}</Note>
          {order.status !== 'canceled' && (
            <Button ref={opener} onClick={() => setDraft(order.comment)}>
              <OfficeIcon name="pencil" size={18} />
              {order.comment ? 'Change the note' : 'Write a note'}
            </Button>
          )}
        </>
      ) : (
        <Editor order={order} change={change} draft={draft} onDraft={setDraft} />
      )}
    </Card>
  );
}

interface EditorProps extends CommentCardProps {
  draft: string;
  /** Undefined: done with it. */
  onDraft: (draft: string | undefined) => void;
}

function Editor({ order, change, draft, onDraft }: EditorProps) {
  const [isSending, setSending] = useState(false);
  const blocker = useBlocker(draft !== order.comment && !isSending);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    const saved = await change(order, { comment: draft.trim() });
    setSending(false);
    if (!saved) return;
    onDraft(undefined);
    void notify({ tone: 'success', message: 'The note is saved' });
  };
  return (
    <Form onSubmit={save}>
      <TextAreaField
        label="Note"
        labelHidden
        rows={4}
        maxLength={longest}
        autoFocus
        value={draft}
        onChange={(event) => onDraft(event.target.value)}
        descriptiveText={`${draft.length} of ${longest}`}
      />
      <div>
        <SubmitButton isSending={isSending} sendingLabel="Saving…">
          Save
        </SubmitButton>
        <Button onClick={() => onDraft(undefined)}>Never mind</Button>
      </div>
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
