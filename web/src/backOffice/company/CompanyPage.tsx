import { paths } from '@bloomkin/shared/pages.ts';
import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { Navigate, useParams } from 'react-router-dom';
import { useQuery } from '#api/useQuery.ts';
import { ErrorState } from '#components/feedback/ErrorState.tsx';
import { LoadingState } from '#components/feedback/LoadingState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { Tabs } from '#components/layout/Tabs.tsx';
import { useTabParam } from '#components/layout/useTabParam.ts';
import { useSession } from '#session/useSession.ts';
import { OfficePage } from '../OfficePage.tsx';
import { PageHead } from '../pageStyles.ts';
import { CompanyForm } from './CompanyForm.tsx';
import { DeliveryForm } from './DeliveryForm.tsx';
import { LocationsTab } from './LocationsTab.tsx';
import { LogoTab } from './LogoTab.tsx';
import { ManagerList } from './ManagerList.tsx';

/** A vendor's own company, or the one an admin opened. */
export function CompanyPage() {
  const { companyId } = useParams();
  const { user } = useSession();
  const id = companyId ?? user?.company?.id;
  const { data, error, mutate } = useQuery(getCompany, id ? { params: { id }, query: {} } : null, {
    asMyself: true,
  });
  const company = data?.data;
  if (user && !id) return <Navigate to={paths.openShop()} replace />;
  return (
    <OfficePage title="Company settings">
      <PageHead>
        <div>
          <h1>Company settings</h1>
          {company && <p>{company.name}</p>}
        </div>
      </PageHead>
      {company ? (
        <CompanyTabs key={company.id} company={company} />
      ) : error ? (
        <ErrorState
          title="We could not load your company."
          detail={error.message}
          onRetry={() => void mutate()}
        />
      ) : (
        <LoadingState label="Loading the company">
          <Skeleton $height="480px" $radius="20px" />
        </LoadingState>
      )}
    </OfficePage>
  );
}

function CompanyTabs({ company }: { company: Company }) {
  const [tab, setTab] = useTabParam(['company', 'delivery', 'locations', 'managers', 'logo']);
  return (
    <Tabs
      label="Company settings"
      value={tab}
      onChange={setTab}
      tabs={[
        { name: 'company', title: 'Company', content: <CompanyForm company={company} /> },
        { name: 'delivery', title: 'Delivery windows', content: <DeliveryForm company={company} /> },
        { name: 'locations', title: 'Locations', content: <LocationsTab company={company} /> },
        { name: 'managers', title: 'Managers', content: <ManagerList companyId={company.id} /> },
        { name: 'logo', title: 'Logo', content: <LogoTab company={company} /> },
      ]}
    />
  );
}
