import { listMessages, readMessages } from '@bloomkin/shared/routes/messages.ts';
import type { Message } from '@bloomkin/shared/schemas/message.ts';
import { useContext } from 'react';
import { Link } from 'react-router-dom';
import { useMutation } from '#api/useMutation.ts';
import { IconButton } from '#components/actions/IconButton.tsx';
import { userTimeZone } from '#components/hooks/useToday.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { Icon } from '#components/media/Icon.tsx';
import { notifyError } from '#components/notifyError.ts';
import { formatInstant } from '#components/text/formatInstant.ts';
import { Row } from './messageStyles.ts';
import { MessageTargets } from './messageTargets.ts';

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
