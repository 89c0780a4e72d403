import { matchesText } from '@bloomkin/shared/rules/search.ts';
import type { Recipient } from '@bloomkin/shared/schemas/recipient.ts';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { Stack } from '#components/layout/boxes.ts';
import { Cards, ListHead } from '#components/layout/panelStyles.ts';
import { deleteWithUndo } from '#features/account/listActions.ts';
import { RecipientCard } from './RecipientCard.tsx';
import { RemindersOff } from './RemindersOff.tsx';
import { restoreRecipient } from './recipientValues.ts';
import { useSendTo } from './SendForDay.tsx';
import { useRecipientDialog } from './useRecipientDialog.tsx';
import type { Recipients } from './useRecipients.ts';

const Everybody = styled.section`
  > p {
    margin-bottom: 10px;
    color: var(--bk-text-secondary);
  }
`;

interface RecipientListProps extends Pick<Recipients, 'add' | 'change' | 'remove' | 'mark'> {
  recipients: readonly Recipient[];
}

/** Above this the list has a search. */
const manyRecipients = 8;

const fits = ({ fio, relation, note }: Recipient, typed: string) =>
  matchesText(`${fio} ${relation} ${note}`, typed);

/** Deletions can be undone. */
export function RecipientList({ recipients, add, change, remove, mark }: RecipientListProps) {
  const { edit, addButton, dialog } = useRecipientDialog({ add, change });
  const send = useSendTo();
  const del = (recipient: Recipient) =>
    void deleteWithUndo({
      name: recipient.fio,
      remove: () => remove(recipient.id),
      undo: () => add(restoreRecipient(recipient)),
      onGone: () => addButton.current?.focus(),
    });
  const addOne = (
    <Button ref={addButton} kind="brand" onClick={() => edit(undefined)}>
      Add a recipient
    </Button>
  );
  return (
    <Stack $gap={5}>
      <RemindersOff recipients={recipients} />
      {recipients.length === 0 ? (
        <NobodyYet>{addOne}</NobodyYet>
      ) : (
        <CardsOfAll
          recipients={recipients}
          addOne={addOne}
          onSend={send}
          onEdit={edit}
          onDelete={del}
          onMark={mark}
        />
      )}
      {dialog}
    </Stack>
  );
}

const NobodyYet = ({ children }: { children: ReactNode }) => (
  <EmptyState
    title="Nobody here yet"
    text="Keep the people you send flowers to, with their address and their days: one tap fills in an order, and we remind you of a day if you ask us to."
  >
    {children}
  </EmptyState>
);

interface CardsOfAllProps {
  recipients: readonly Recipient[];
  addOne: ReactNode;
  onSend: (recipient: Recipient) => void;
  onEdit: (recipient: Recipient) => void;
  onDelete: (recipient: Recipient) => void;
  onMark: Recipients['mark'];
}

function CardsOfAll({ recipients, addOne, onSend, onEdit, onDelete, onMark }: CardsOfAllProps) {
  const [typed, setTyped] = useState('');
  const byName = recipients.toSorted((a, b) => a.fio.localeCompare(b.fio, 'en-AU'));
  const shown = byName.filter((recipient) => fits(recipient, typed));
  return (
    <Everybody aria-labelledby="all-recipients">
      <ListHead>
        <h2 id="all-recipients">Everybody</h2>
        {addOne}
      </ListHead>
      {recipients.length > manyRecipients && (
        <TextField
          label="Look for somebody"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <p role="status">{shown.length === 1 ? '1 recipient' : `${shown.length} recipients`}</p>
      <Cards>
        {shown.map((recipient) => (
          <li key={recipient.id}>
            <RecipientCard
              recipient={recipient}
              onSend={() => onSend(recipient)}
              onEdit={() => onEdit(recipient)}
              onDelete={() => onDelete(recipient)}
              onMark={(change) => onMark(recipient.id, change)}
            />
          </li>
        ))}
      </Cards>
    </Everybody>
  );
}
