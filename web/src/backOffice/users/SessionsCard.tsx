import { endAllPersonSessions, endPersonSession, listPersonSessions } from '@bloomkin/shared/routes/auth.ts';
import type { User } from '@bloomkin/shared/schemas/user.ts';
import { useMutation } from '#api/useMutation.ts';
import { useQuery } from '#api/useQuery.ts';
import { Button } from '#components/actions/Button.tsx';
import { ErrorState } from '#components/feedback/ErrorState.tsx';
import { notify } from '#components/feedback/notify.ts';
import { notifyError } from '#components/feedback/notifyError.ts';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { formatInstant } from '#components/text/formatInstant.ts';
import { Card } from '../pageStyles.ts';
import { useConfirm } from '../useConfirm.tsx';
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
      {!data && !error && <Skeleton $height="56px" />}
      {error && (
        <ErrorState
          title="We could not load the devices."
          detail={error.message}
          onRetry={() => void mutate()}
        />
      )}
      {data?.data.length === 0 && <p>Not signed in anywhere.</p>}
      <Rows>
        {data?.data.map((session) => (
          <li key={session.id}>
            <span>
              <b>{session.device}</b>
              <small>Seen {formatInstant(session.last_seen_at, null)}</small>
            </span>
            <Button
              kind="quiet"
              aria-label={`Sign out on ${session.device}`}
              onClick={() => void run(session.device, () => endOne({ params: { id, sid: session.id } }))}
            >
              Sign out
            </Button>
          </li>
        ))}
      </Rows>
      {data && data.data.length > 0 && (
        <Button onClick={() => void run('all devices', () => endAll({ params: { id } }))}>
          Sign out everywhere
        </Button>
      )}
      {dialog}
    </Card>
  );
}
