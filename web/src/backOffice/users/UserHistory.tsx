import { paths } from '@bloomkin/shared/pages.ts';
import { listAudit } from '@bloomkin/shared/routes/audit.ts';
import { auditActs } from '@bloomkin/shared/rules/auditActs.ts';
import { Link } from 'react-router-dom';
import { useQuery } from '#api/useQuery.ts';
import { ErrorState } from '#components/feedback/ErrorState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { ActLine } from '../ActLine.tsx';
import { Card } from '../pageStyles.ts';
import { Rows } from './userStyles.ts';

const shown = 5;

/** From the audit log: what others did to the account. */
export function UserHistory({ userId }: { userId: string }) {
  const object = `user:${userId}`;
  const { data, error, mutate } = useQuery(listAudit, { query: { object, per_page: shown } });
  return (
    <Card aria-labelledby="user-history">
      <h2 id="user-history">History</h2>
      {!data && !error && <Skeleton $height="56px" />}
      {error && (
        <ErrorState
          title="We could not load the history."
          detail={error.message}
          onRetry={() => void mutate()}
        />
      )}
      {data?.data.length === 0 && <p>Nobody but them has changed this account.</p>}
      <Rows>
        {data?.data.map(({ id, act, who, at, changes }) => (
          <ActLine key={id} what={auditActs[act]} by={who.name} at={at} changes={changes} />
        ))}
      </Rows>
      {data && data.total > shown && <Link to={paths.audit({ object })}>Show all {data.total}</Link>}
    </Card>
  );
}
