import { paths } from '@bloomkin/shared/pages.ts';
import { Navigate } from 'react-router-dom';
import { OfficePage } from '#office/kit/OfficePage.tsx';
import { PageHead } from '#office/kit/pageStyles.ts';
import { useSession } from '#session/useSession.ts';
import { ManagerList } from './ManagerList.tsx';

export function ManagersPage() {
  const { user } = useSession();
  if (user && !user.company) return <Navigate to={paths.openShop()} replace />;
  return (
    <OfficePage title="Managers">
      <PageHead>
        <div>
          <h1>Managers</h1>
          <p>Who works for you, and what they may see and do.</p>
        </div>
      </PageHead>
      {user?.company && <ManagerList companyId={user.company.id} />}
    </OfficePage>
  );
}
