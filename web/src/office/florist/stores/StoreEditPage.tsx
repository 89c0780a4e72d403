import { paths } from '@bloomkin/shared/pages.ts';
import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { getStore, listStores } from '@bloomkin/shared/routes/stores.ts';
import { canEditCompany, userToPerson } from '@bloomkin/shared/rules/permissions.ts';
import type { Store } from '@bloomkin/shared/schemas/store.ts';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useAnswers } from '#api/useAnswers.ts';
import { useQuery } from '#api/useQuery.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { notify } from '#components/feedback/notify.ts';
import { QueryState } from '#components/feedback/QueryState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { Tabs } from '#components/layout/Tabs.tsx';
import { useTabParam } from '#components/layout/useTabParam.ts';
import { lazyWithPreload } from '#components/lazyWithPreload.ts';
import { BackLink } from '#office/kit/BackLink.tsx';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { OfficePage } from '#office/kit/OfficePage.tsx';
import { PendingHead } from '#office/kit/PendingHead.tsx';
import { PageHead } from '#office/kit/pageStyles.ts';
import { useUser } from '#session/useSession.ts';
import { CommonTab } from './CommonTab.tsx';
import { HoursTab } from './hours/HoursTab.tsx';
import type { TabProps } from './tabProps.ts';
import { useStoresCompany } from './useStoresCompany.ts';
import { readZones } from './zones/zone.ts';

const ZonesTab = lazyWithPreload(async () => (await import('./zones/ZonesTab.tsx')).ZonesTab);

/** Mounted tabs keep unsaved changes. */
function StoreTabs(props: TabProps) {
  const [tab, setTab] = useTabParam(['common', 'hours', 'zones']);
  const zones = readZones(props.store).length;
  return (
    <Tabs
      label="Store"
      keepMounted
      value={tab}
      onChange={setTab}
      tabs={[
        { name: 'common', title: 'Common', content: <CommonTab {...props} /> },
        { name: 'hours', title: 'Working time', content: <HoursTab {...props} /> },
        {
          name: 'zones',
          title: 'Delivery zones',
          count: zones || undefined,
          content: (
            <Suspense fallback={<Skeleton $height="560px" $radius="20px" />}>
              <ZonesTab {...props} />
            </Suspense>
          ),
        },
      ]}
    />
  );
}

export function StoreEditPage() {
  const { id = '' } = useParams();
  const user = useUser();
  const { revalidate } = useAnswers();
  const { data, error, mutate } = useQuery(getStore, { params: { id } }, { asMyself: true });
  const onSaved = (store: Store) => {
    void mutate({ data: store }, { revalidate: false });
    void revalidate(listStores, getCompany);
    void notify({ tone: 'success', message: `${store.name} is saved` });
  };
  const found = data?.data;
  const isOthers = found !== undefined && !canEditCompany(user && userToPerson(user), found.company_id);
  const store = isOthers ? undefined : found;
  const { query } = useStoresCompany(store?.company_id);
  return (
    <OfficePage title={store?.name ?? 'Store'}>
      <BackLink to={paths.stores(query)}>Stores</BackLink>
      <QueryState
        query={{ data: store, error, mutate }}
        isHidden={isOthers}
        what="this store"
        head={(hasFailed) => <PendingHead title="Store" hasFailed={hasFailed} />}
        notFound={
          <EmptyState
            title="We could not find that store"
            text="It may be closed, or belong to another florist."
          >
            <ButtonLink kind="brand" to={paths.stores(query)}>
              To all stores
            </ButtonLink>
          </EmptyState>
        }
      >
        {(loaded) => (
          <>
            <StoreHead store={loaded} />
            <StoreTabs key={loaded.id} store={loaded} onSaved={onSaved} />
          </>
        )}
      </QueryState>
    </OfficePage>
  );
}

const StoreHead = ({ store }: { store: Store }) => (
  <PageHead>
    <div>
      <h1>{store.name}</h1>
      <p>{store.location.address}</p>
    </div>
    <div>
      <ButtonLink to={paths.company(store.company_id)}>
        <OfficeIcon name="eye" size={20} />
        Preview as a buyer
      </ButtonLink>
    </div>
  </PageHead>
);
