import { canUse, userToPerson } from '@bloomkin/shared/rules/permissions.ts';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { OfflineBar } from '#components/feedback/OfflineBar.tsx';
import { UnsavedChangesGuard } from '#components/form/UnsavedChangesGuard.tsx';
import { SkipLink } from '#components/layout/SkipLink.tsx';
import { Logo } from '#components/media/Logo.tsx';
import { MessageTargets } from '#features/messages/messageTargets.ts';
import { useSession } from '#session/useSession.ts';
import { hasOfficePage } from '../officePages.ts';
import { NewOrders } from '../orders/NewOrders.tsx';
import { SoundSwitch } from '../orders/SoundSwitch.tsx';
import { useRouterBlocker } from '../useRouterBlocker.ts';
import { companyName } from './CompanyBlock.tsx';
import { ShellPage } from './ShellPage.tsx';
import { SideMenu } from './SideMenu.tsx';
import { Layout, Main, PhoneTop } from './shellStyles.ts';
import { TabBar } from './TabBar.tsx';

export function OfficeShell() {
  const { user } = useSession();
  if (!user) return <Outlet />;
  const canUseOrders = canUse(userToPerson(user), 'orders');
  return (
    <NewOrders watch={canUseOrders}>
      <SkipLink />
      <Layout>
        <SideMenu user={user} />
        <div style={{ minWidth: 0 }}>
          <OfflineBar />
          <Main id="main" tabIndex={-1}>
            <PhoneTop>
              <Logo size={28} />
              <span>{companyName(user)}</span>
              {canUseOrders && <SoundSwitch />}
            </PhoneTop>
            <MessageTargets value={(path) => hasOfficePage(path, user)}>
              <ShellPage />
            </MessageTargets>
          </Main>
        </div>
        <TabBar user={user} />
      </Layout>
      <UnsavedChangesGuard useBlocker={useRouterBlocker} />
      <ScrollRestoration />
    </NewOrders>
  );
}
