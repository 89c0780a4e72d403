import { endAllPersonSessions, endPersonSession, listPersonSessions } from '@bloomkin/shared/routes/auth.ts';
import type { Session } from '@bloomkin/shared/schemas/auth.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { useMutation } from '#api/useMutation.ts';
import { useQuery } from '#api/useQuery.ts';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { QueryState } from '#components/feedback/QueryState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { Card } from '#components/layout/Card.ts';
import { notifyError } from '#components/notifyError.ts';
import { formatInstant } from '#components/text/formatInstant.ts';
import { useConfirm } from '#office/kit/useConfirm.tsx';
import { Rows } from './userStyles.ts';

/** Signing a user out sends them an e-mail. */
export function SessionsCard({ user: { id, fio } }: { user: User }) {
  const { data, error, mutate } = useQuery(listPersonSessions, { params: { id } });
  const { ask, dialog } = useConfirm();
  const endOne = useMutation(endPersonSession, { invalidates: [listPersonSessions] });
  const endAll = useMutation(endAllPersonSessions, { invalidates: [listPersonSessions] });
  const run = async (device: string, work: () => Promise<{ message: string }>) => {
    const isSure = await ask({
      title: `Sign ${fio} out on ${device}?`,
      text: 'It counts at once. They are told by e-mail and may sign in again.',
      confirm: 'Sign out',
      keep: 'Keep',
      danger: true,
    });
    if (!isSure) return;
    try {
      const { message } = await work();
      void notify({ tone: 'success', message });
    } catch (failure) {
      notifyError(failure);
    }
  };
  return (
    <Card aria-labelledby="user-sessions">
      <h2 id="user-sessions">Signed in on</h2>
      <QueryState query={{ data, error, mutate }} what="the devices" skeleton={<Skeleton $height="56px" />}>
        {({ data: sessions }) =>
          sessions.length === 0 ? (
            <p>Not signed in anywhere.</p>
          ) : (
            <Sessions
              sessions={sessions}
              onEnd={({ id: sid, device }) => void run(device, () => endOne({ params: { id, sid } }))}
              onEndAll={() => void run('all devices', () => endAll({ params: { id } }))}
            />
          )
        }
      </QueryState>
      {dialog}
    </Card>
  );
}

interface SessionsProps {
  sessions: readonly Session[];
  onEnd: (session: Session) => void;
  onEndAll: () => void;
}

const Sessions = ({ sessions, onEnd, onEndAll }: SessionsProps) => (
  <>
    <Rows>
      {sessions.map((session) => (
        <li key={session.id}>
          <span>
            <b>{session.device}</b>
            <small>Seen {formatInstant(session.last_seen_at, null)}</small>
          </span>
          <Button kind="quiet" aria-label={`Sign out on ${session.device}`} onClick={() => onEnd(session)}>
            Sign out
          </Button>
        </li>
      ))}
    </Rows>
    <Button onClick={onEndAll}>Sign out everywhere</Button>
  </>
);
