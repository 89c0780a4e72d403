import { listMessages, readMessages } from '@bloomkin/shared/routes/messages.ts';
import type { Message } from '@bloomkin/shared/schemas/message.ts';
import { useContext } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useMutation } from '#api/useMutation.ts';
import { IconButton } from '#components/actions/IconButton.tsx';
import { userTimeZone } from '#components/hooks/useToday.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { Icon } from '#components/media/Icon.tsx';
import { notifyError } from '#components/notifyError.ts';
import { formatInstant } from '#components/text/formatInstant.ts';
import { MessageTargets } from './messageTargets.ts';

export const List = styled.div`
  display: grid;
  gap: 12px;
  max-width: 720px;
  > button {
    justify-self: center;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  min-height: 44px;
  p {
    color: var(--bk-text-secondary);
  }
`;

export const Rows = styled.ul`
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-radius-l);
  background: var(--bk-bg-surface);
  overflow: hidden;
`;

const Row = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 14px 12px 14px 32px;
  & + & {
    border-top: 1px solid var(--bk-border-subtle);
  }
  &:has(a):hover {
    background: var(--bk-bg-neutralSoft);
  }
  &[data-unread]::before {
    content: '';
    position: absolute;
    left: 13px;
    top: 22px;
    width: 9px;
    height: 9px;
    border-radius: 50%;
    background: var(--bk-bg-brand);
  }
  > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > svg {
    flex: none;
    margin-inline: 13px;
    color: var(--bk-text-tertiary);
  }
  > button {
    z-index: 1;
  }
  h2 {
    font: 500 1rem/1.4 var(--bk-text);
  }
  &[data-unread] h2 {
    font-weight: 700;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  p {
    color: var(--bk-text-secondary);
    white-space: pre-line;
  }
  time {
    color: var(--bk-text-tertiary);
    font-size: 0.8125rem;
  }
`;

/** Opening the link marks it as read. */
export function MessageRow({ message }: { message: Message }) {
  const leadsTo = useContext(MessageTargets);
  const { id, subject, text, at, read } = message;
  const path = message.path && leadsTo(message.path) ? message.path : null;
  const markRead = useMutation(readMessages, { invalidates: [listMessages] });
  const readIt = () => void (read || markRead({ body: { ids: [id] } }).catch(notifyError));
  return (
    <Row data-unread={read ? undefined : ''}>
      <div>
        <h2>
          {!read && <VisuallyHidden>Unread: </VisuallyHidden>}
          {path ? (
            <Link to={path} onClick={readIt}>
              {subject}
            </Link>
          ) : (
            subject
          )}
        </h2>
        <p>{text}</p>
        <time dateTime={at}>{formatInstant(at, userTimeZone())}</time>
      </div>
      {read ? (
        path && <Icon name="right" size={20} />
      ) : (
        <IconButton icon="check" label={`Mark “${subject}” as read`} onClick={readIt} />
      )}
    </Row>
  );
}
