import { paths } from '@bloomkin/shared/pages.ts';
import { getCompany, listManagers } from '@bloomkin/shared/routes/companies.ts';
import { formatAbn } from '@bloomkin/shared/rules/abn.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { useQuery } from '#api/useQuery.ts';
import { Button } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { notify } from '#components/feedback/notify.ts';
import { fitting, Grid, Stack } from '#components/layout/boxes.ts';
import { ListView } from '#components/list/ListView.tsx';
import { useIsAdmin } from '#session/useSession.ts';
import { ManagerCard } from './ManagerCard.tsx';
import { ManagerInvitations } from './ManagerInvitations.tsx';

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
    <Stack $width={720}>
      <ManagerInvitations companyId={companyId} />
      <ListView
        name="managers"
        loadingLabel="Loading managers"
        items={managers}
        failure={error?.message}
        onRetry={() => void mutate()}
        empty={<NoManagers companyId={companyId} />}
      >
        {(shown) => (
          <Grid as="ul" $columns={fitting(360)} $align="start" aria-label="Managers">
            {shown.map((manager) => (
              <li key={manager.id}>
                <ManagerCard manager={manager} companyId={companyId} />
              </li>
            ))}
          </Grid>
        )}
      </ListView>
    </Stack>
  );
}

function NoManagers({ companyId }: { companyId: string }) {
  const { data } = useQuery(getCompany, { params: { id: companyId }, query: {} }, { asMyself: true });
  const isAdmin = useIsAdmin();
  const company = data?.data;
  const abn = company ? `, ${formatAbn(company.inn).replaceAll(' ', '\u00a0')}` : '';
  return isAdmin ? (
    <EmptyState
      title="No managers yet"
      text={`Invite them above, or they ask to join at Partner Login / Register by the company’s ABN${abn}. Its owner hires them, or you do it here.`}
    />
  ) : (
    <EmptyState
      title="Nobody works with you here yet"
      text={`Invite them above, or ask them to join at Partner Login / Register and to enter your ABN${abn}. Then you hire them here.`}
    >
      {company && <Button onClick={() => void copyInvitation(company)}>Copy an invitation</Button>}
    </EmptyState>
  );
}

/** For a message of any kind: the florist writes to people they know. */
async function copyInvitation({ brand, inn }: Pick<Company, 'brand' | 'inn'>): Promise<void> {
  const address = new URL(paths.partner(), location.origin);
  try {
    await navigator.clipboard.writeText(
      `Join ${brand} on Bloomkin: sign up at ${address} and enter our ABN, ${formatAbn(inn)}.`,
    );
    void notify({ tone: 'success', message: 'Copied. Send it to whoever works with you.' });
  } catch {
    void notify({ tone: 'error', message: 'This browser does not let us copy. Tell them your ABN.' });
  }
}
