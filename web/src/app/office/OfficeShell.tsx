import { canUse, userToPerson } from '@bloomkin/shared/rules/permissions.ts';
import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import styled from 'styled-components';
import { OfflineBar } from '#components/feedback/OfflineBar.tsx';
import { UnsavedChangesGuard } from '#components/form/UnsavedChangesGuard.tsx';
import { SkipLink } from '#components/layout/SkipLink.tsx';
import { lazyWithPreload } from '#components/lazyWithPreload.ts';
import { useHasOpened } from '#components/overlay/useHasOpened.ts';
import { usePlacePanel } from '#features/deliveryAddress/placePanel.ts';
import { MessageTargets } from '#features/messages/messageTargets.ts';
import { useRouterBlocker } from '#office/kit/useRouterBlocker.ts';
import { NewOrders } from '#office/orders/arrivals/NewOrders.tsx';
import { useCurrentAccess } from '#office/people/access/useCurrentAccess.ts';
import { useFormerMember } from '#office/people/access/useFormerMember.ts';
import { useLostRights } from '#office/people/access/useLostRights.ts';
import { OfficeHeader } from '#office/shell/header/OfficeHeader.tsx';
import { OfficeFooter } from '#office/shell/OfficeFooter.tsx';
import { ShellPage } from '#office/shell/ShellPage.tsx';
import { SideMenu } from '#office/shell/SideMenu.tsx';
import { TabBar } from '#office/shell/TabBar.tsx';
import { useRenewedPush } from '#office/shell/useRenewedPush.ts';
import { useSession } from '#session/useSession.ts';
import { hasOfficePage } from './officePages.ts';

const Layout = styled.div`
  display: grid;
  min-height: 100dvh;
  background: var(--bk-bg-sunken);
  @media (min-width: 1024px) {
    --bk-side-menu: 248px;
    grid-template-columns: var(--bk-side-menu) 1fr;
  }
`;

const Main = styled.main`
  min-width: 0;
  max-width: 1320px;
  /* The footer begins below the first screen: what loads would move it otherwise. */
  min-height: calc(100dvh - 60px);
  padding: 14px 16px 32px;
  outline: 0;
  @media (min-width: 768px) {
    padding: 28px 32px 40px;
  }
  @media (min-width: 1024px) {
    min-height: calc(100dvh - 190px);
  }
`;

const BuyerPlacePanel = lazyWithPreload(
  async () => (await import('#office/shell/header/BuyerPlacePanel.tsx')).BuyerPlacePanel,
);

const ClosedOffice = lazyWithPreload(
  async () => (await import('#office/people/access/ClosedOffice.tsx')).ClosedOffice,
);

export function OfficeShell() {
  const { user } = useSession();
  const isPlaceAsked = useHasOpened(usePlacePanel());
  const former = useFormerMember(user);
  useRenewedPush();
  useCurrentAccess(user);
  useLostRights(user);
  if (!user) return <Outlet />;
  if (former || user.second_factor === 'missing')
    return (
      <Suspense fallback={null}>
        <ClosedOffice user={user} former={former} />
      </Suspense>
    );
  return (
    <NewOrders
      watch={canUse(userToPerson(user), 'orders') ? (user.is_admin ? 'count' : 'orders') : undefined}
    >
      <SkipLink />
      <Layout>
        <SideMenu user={user} />
        <div style={{ minWidth: 0 }}>
          <OfficeHeader user={user} />
          <Main id="main" tabIndex={-1}>
            <MessageTargets value={(path) => hasOfficePage(path, user)}>
              <ShellPage />
            </MessageTargets>
          </Main>
          <OfficeFooter />
          <OfflineBar atFoot />
        </div>
        <TabBar user={user} />
      </Layout>
      <Suspense fallback={null}>{isPlaceAsked && <BuyerPlacePanel />}</Suspense>
      <UnsavedChangesGuard useBlocker={useRouterBlocker} />
      <ScrollRestoration />
    </NewOrders>
  );
}
