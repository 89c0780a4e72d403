import { paths } from '@bloomkin/shared/pages.ts';
import { listAudit } from '@bloomkin/shared/routes/audit.ts';
import { auditActs } from '@bloomkin/shared/rules/auditActs.ts';
import { Link } from 'react-router-dom';
import { useQuery } from '#api/useQuery.ts';
import { QueryState } from '#components/feedback/QueryState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { Card } from '#components/layout/Card.ts';
import { ActLine } from '#office/kit/ActLine.tsx';
import { Rows } from './userStyles.ts';

const shown = 5;

/** Changes by others, from the audit log. */
export function UserHistory({ userId }: { userId: string }) {
  const object = `user:${userId}`;
  const { data, error, mutate } = useQuery(listAudit, { query: { object, per_page: shown } });
  return (
    <Card aria-labelledby="user-history">
      <h2 id="user-history">History</h2>
      <QueryState query={{ data, error, mutate }} what="the history" skeleton={<Skeleton $height="56px" />}>
        {({ data: acts, total }) => (
          <>
            {acts.length === 0 && <p>Nobody else has changed this account.</p>}
            <Rows>
              {acts.map(({ id, act, who, at, changes }) => (
                <ActLine key={id} what={auditActs[act]} by={who.name} at={at} changes={changes} />
              ))}
            </Rows>
            {total > shown && <Link to={paths.audit({ object })}>Show all {total}</Link>}
          </>
        )}
      </QueryState>
    </Card>
  );
}
