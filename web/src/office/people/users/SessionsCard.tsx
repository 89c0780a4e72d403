import {
  endAllPersonSessions,
  endPersonSession,
  listPersonSessions,
  resetSecondFactor,
} from '@bloomkin/shared/routes/auth.ts';
import { getUser } from '@bloomkin/shared/routes/users.ts';
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

interface Question {
  title: string;
  text: string;
  confirm: string;
}

const askSignOut = (fio: string, device: string): Question => ({
  title: `Sign ${fio} out on ${device}?`,
  text: 'It counts at once. They are told by e-mail and may sign in again.',
  confirm: 'Sign out',
});

const askReset = (fio: string): Question => ({
  title: `Reset the second step of ${fio}?`,
  text: 'For a lost phone: make sure by voice that it is really them. All their devices are signed out, they are told by e-mail, and they sign in with the password alone until they set it up again.',
  confirm: 'Reset it',
});

/** Signing a user out sends them an e-mail. */
export function SessionsCard({ user: { id, fio, second_factor } }: { user: User }) {
  const { data, error, mutate } = useQuery(listPersonSessions, { params: { id } });
  const { ask, dialog } = useConfirm();
  const endOne = useMutation(endPersonSession, { invalidates: [listPersonSessions] });
  const endAll = useMutation(endAllPersonSessions, { invalidates: [listPersonSessions] });
  const reset = useMutation(resetSecondFactor, { invalidates: [listPersonSessions, getUser] });
  const run = async (question: Question, work: () => Promise<{ message: string }>) => {
    if (!(await ask({ keep: 'Keep', danger: true, ...question }))) return;
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
              onEnd={({ id: sid, device }) =>
                void run(askSignOut(fio, device), () => endOne({ params: { id, sid } }))
              }
              onEndAll={() => void run(askSignOut(fio, 'all devices'), () => endAll({ params: { id } }))}
            />
          )
        }
      </QueryState>
      {second_factor === 'on' && (
        <Button onClick={() => void run(askReset(fio), () => reset({ params: { id } }))}>
          Reset the second step
        </Button>
      )}
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
