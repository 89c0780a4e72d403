import { getCompany, listManagers } from '@bloomkin/shared/routes/companies.ts';
import { formatAbn } from '@bloomkin/shared/rules/abn.ts';
import { useQuery } from '#api/useQuery.ts';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { ListView } from '#components/list/ListView.tsx';
import { People } from './companyStyles.ts';
import { ManagerCard } from './ManagerCard.tsx';

const most = 100;

/** Applicants first: they wait. */
export function ManagerList({ companyId }: { companyId: string }) {
  const { data, error, mutate } = useQuery(listManagers, {
    params: { id: companyId },
    query: { per_page: most },
  });
  const managers = data?.data.toSorted(
    (a, b) => Number(b.manager_status === 'moderation') - Number(a.manager_status === 'moderation'),
  );
  return (
    <ListView
      name="managers"
      loadingLabel="Loading managers"
      items={managers}
      failure={error?.message}
      onRetry={() => void mutate()}
      empty={<NoManagers companyId={companyId} />}
    >
      {(shown) => (
        <People aria-label="Managers">
          {shown.map((manager) => (
            <li key={manager.id}>
              <ManagerCard manager={manager} companyId={companyId} />
            </li>
          ))}
        </People>
      )}
    </ListView>
  );
}

function NoManagers({ companyId }: { companyId: string }) {
  const { data } = useQuery(getCompany, { params: { id: companyId }, query: {} }, { asMyself: true });
  const abn = data ? `your ABN, ${formatAbn(data.data.inn).replaceAll(' ', '\u00a0')}` : 'your ABN';
  return (
    <EmptyState
      title="Nobody works with you here yet"
      text={`Ask them to join at Partner Login / Register and to enter ${abn}. Then you hire them here.`}
    />
  );
}
