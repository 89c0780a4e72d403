import { canUse, userToPerson } from '@bloomkin/shared/rules/permissions.ts';
import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { OfflineBar } from '#components/feedback/OfflineBar.tsx';
import { UnsavedChangesGuard } from '#components/form/UnsavedChangesGuard.tsx';
import { SkipLink } from '#components/layout/SkipLink.tsx';
import { lazyWithPreload } from '#components/lazyWithPreload.ts';
import { useHasOpened } from '#components/overlay/useHasOpened.ts';
import { usePlacePanel } from '#features/deliveryAddress/placePanel.ts';
import { MessageTargets } from '#features/messages/messageTargets.ts';
import { useSession } from '#session/useSession.ts';
import { LostAccessPage } from '../access/LostAccessPage.tsx';
import { useCurrentAccess } from '../access/useCurrentAccess.ts';
import { useFormerMember } from '../access/useFormerMember.ts';
import { useLostRights } from '../access/useLostRights.ts';
import { hasOfficePage } from '../officePages.ts';
import { NewOrders } from '../orders/arrivals/NewOrders.tsx';
import { useRouterBlocker } from '../useRouterBlocker.ts';
import { OfficeHeader } from './header/OfficeHeader.tsx';
import { OfficeFooter } from './OfficeFooter.tsx';
import { ShellPage } from './ShellPage.tsx';
import { SideMenu } from './SideMenu.tsx';
import { Layout, Main } from './shellStyles.ts';
import { TabBar } from './TabBar.tsx';
import { useRenewedPush } from './useRenewedPush.ts';

const BuyerPlacePanel = lazyWithPreload(
  async () => (await import('./header/BuyerPlacePanel.tsx')).BuyerPlacePanel,
);

export function OfficeShell() {
  const { user } = useSession();
  const isPlaceAsked = useHasOpened(usePlacePanel());
  const former = useFormerMember(user);
  useRenewedPush();
  useCurrentAccess(user);
  useLostRights(user);
  if (!user) return <Outlet />;
  if (former) return <LostAccessPage user={user} former={former} />;
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
