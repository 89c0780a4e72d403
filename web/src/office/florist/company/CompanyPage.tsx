import { paths } from '@bloomkin/shared/pages.ts';
import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { Link, Navigate, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { useQuery } from '#api/useQuery.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { QueryState } from '#components/feedback/QueryState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { Row } from '#components/layout/boxes.ts';
import { Panel } from '#components/layout/panelStyles.ts';
import { Tabs } from '#components/layout/Tabs.tsx';
import { useTabParam } from '#components/layout/useTabParam.ts';
import { pluralise } from '#components/text/pluralise.ts';
import { BackLink } from '#office/kit/BackLink.tsx';
import { CompanyState, readCompanyState } from '#office/kit/florists/CompanyState.tsx';
import { OfficePage } from '#office/kit/OfficePage.tsx';
import { PageHead } from '#office/kit/pageStyles.ts';
import { toInvitePath } from '#office/kit/userLists.ts';
import { PhoneLink } from '#office/orders/view/PhoneLink.tsx';
import { useSession, useUser } from '#session/useSession.ts';
import { CompanyForm } from './CompanyForm.tsx';
import { DeliveryForm } from './DeliveryForm.tsx';
import { FloristOverview } from './FloristOverview.tsx';
import { ApprovalNote, HoldButton, HoldNotes, WideCallout } from './HoldNotes.tsx';
import { LogoTab } from './LogoTab.tsx';
import { ManagerList } from './ManagerList.tsx';

const Places = styled.ul`
  display: grid;
  gap: 12px;
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 16px;
    position: relative;
    padding: 14px 16px;
    border: 1px solid var(--bk-border-subtle);
    border-radius: var(--bk-radius-m);
  }
  a {
    font-weight: 600;
  }
  /* The whole row opens the store. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--bk-radius-m);
  }
  p {
    color: var(--bk-text-secondary);
  }
`;

type Store = Company['stores'][number];

function LocationsTab({ company: { id, stores } }: { company: Company }) {
  // Admins have no company of their own.
  const query: Record<string, string> = useUser()?.is_admin ? { company: id } : {};
  const create = paths.storeCreate(query);
  if (stores.length === 0)
    return (
      <EmptyState
        title="No stores yet"
        text="A store is where flowers are made, where buyers pick up and where the driver starts."
      >
        <ButtonLink to={create}>Add store</ButtonLink>
      </EmptyState>
    );
  return (
    <Panel aria-label="Locations">
      <Places>
        {stores.map((store) => (
          <li key={store.id}>
            <div>
              <Link to={paths.storeEdit(store.id, query)}>{store.name}</Link>
              <p>{store.location.address}</p>
            </div>
            <p>{describeStore(store)}</p>
          </li>
        ))}
      </Places>
      <Row $above={4}>
        <ButtonLink kind="outline" to={create}>
          Add store
        </ButtonLink>
        <ButtonLink kind="quiet" to={paths.stores(query)}>
          Hours and zones of all
        </ButtonLink>
      </Row>
    </Panel>
  );
}

function describeStore({ delivery_zones: { length }, pickup_point }: Store): string {
  const zones = pluralise(length, 'delivery zone');
  const pickup = length > 0 ? 'pick-up' : 'Pick-up';
  return [length > 0 && zones, pickup_point && pickup].filter(Boolean).join(', ') || 'Does not deliver yet';
}

/** A vendor's own company, or the one that an admin opened. */
export function CompanyPage() {
  const { companyId } = useParams();
  const { user } = useSession();
  const id = companyId ?? user?.company?.id;
  const { data, error, mutate } = useQuery(getCompany, id ? { params: { id }, query: {} } : null, {
    asMyself: true,
  });
  const company = data?.data;
  const title = (user?.is_admin && company?.brand) || 'Company settings';
  if (user && !id) return <Navigate to={paths.openShop()} replace />;
  return (
    <OfficePage title={title}>
      {user?.is_admin && <BackLink to={paths.companies()}>Companies</BackLink>}
      <PageHead>
        <div>
          <h1>{title}</h1>
          {company && <p>{company.name}</p>}
          {user?.is_admin && company && (
            <Row $above={2}>
              <CompanyState company={readCompanyState(company)} />
              <PhoneLink phone={company.phone_number} />
            </Row>
          )}
        </div>
        {user?.is_admin && company && (
          <div>
            <ButtonLink to={paths.products({ company: company.id })}>Products</ButtonLink>
            <ButtonLink to={paths.reviews({ company: company.id })}>Reviews</ButtonLink>
            <ButtonLink to={paths.florist(company.id)}>In the shop</ButtonLink>
            <HoldButton company={company} />
          </div>
        )}
      </PageHead>
      {user?.is_admin && company?.owner_id === null && <NoOwner companyId={company.id} />}
      {company && <ApprovalNote company={company} isAdmin={user?.is_admin === true} />}
      {company && <HoldNotes company={company} isAdmin={user?.is_admin === true} />}
      {company && user?.is_admin && <FloristOverview company={company} />}
      <QueryState
        query={{ data: company, error, mutate }}
        what="the company"
        skeleton={<Skeleton $height="480px" $radius="20px" />}
      >
        {(loaded) => <CompanyTabs key={loaded.id} company={loaded} />}
      </QueryState>
    </OfficePage>
  );
}

const NoOwner = ({ companyId }: { companyId: string }) => (
  <WideCallout $tone="warning">
    <p>
      <b>No owner yet.</b> Orders and messages of this company reach nobody. Invite its owner, or choose the
      company on a vendor’s page.
    </p>
    <ButtonLink kind="brand" to={toInvitePath(paths.vendors(), `company=${companyId}`)}>
      Invite its owner
    </ButtonLink>
  </WideCallout>
);

/** Mounted tabs keep unsaved changes. */
function CompanyTabs({ company }: { company: Company }) {
  const [tab, setTab] = useTabParam(['company', 'delivery', 'locations', 'managers', 'logo']);
  return (
    <Tabs
      label="Company settings"
      keepMounted
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
