import { paths } from '@bloomkin/shared/pages.ts';
import { type ReactNode, Suspense } from 'react';
import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { UnsavedChangesGuard } from '#components/form/UnsavedChangesGuard.tsx';
import { useHistoryBlocker } from '#components/form/useHistoryBlocker.ts';
import { Container } from '#components/layout/Container.tsx';
import { Page } from '#components/layout/Page.tsx';
import { lazyWithPreload } from '#components/lazyWithPreload.ts';
import { IconShape } from '#components/media/IconShape.tsx';
import { iconPaths } from '#components/media/iconPaths.ts';
import { officeIconPaths } from '#components/media/officeIconPaths.ts';
import { SignInRequired } from '#features/signIn/SignInRequired.tsx';
import { useSession } from '#session/useSession.ts';

const UnreadCount = lazyWithPreload(
  async () => (await import('#features/messages/UnreadCount.tsx')).UnreadCount,
);

const Menu = styled.nav`
  display: flex;
  gap: 6px;
  margin-inline: -20px;
  padding: 2px 20px;
  overflow-x: auto;
  scrollbar-width: none;
  a {
    display: flex;
    flex: none;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    padding: 8px 16px;
    border: 1px solid var(--bk-border-default);
    border-radius: var(--bk-radius-pill);
    background: var(--bk-bg-surface);
    font-weight: 500;
    &:hover {
      background: var(--bk-bg-neutralSoft);
    }
    &[aria-current] {
      border-color: transparent;
      background: var(--bk-bg-brandSoft);
      color: var(--bk-text-brand);
      font-weight: 600;
    }
  }
  svg {
    display: none;
  }
  @media (min-width: 1024px) {
    flex-direction: column;
    align-self: start;
    position: sticky;
    top: 96px;
    margin: 0;
    padding: 0;
    overflow: visible;
    a {
      border: 0;
      background: none;
    }
    svg {
      display: block;
    }
    a:last-child {
      margin-top: 12px;
    }
  }
`;

const entries = [
  { path: paths.myOrders(), label: 'My orders', icon: officeIconPaths.orders },
  { path: paths.recipients(), label: 'Recipients', icon: iconPaths.gift },
  { path: paths.days(), label: 'Days', icon: iconPaths.calendar },
  { path: paths.addresses(), label: 'Addresses', icon: iconPaths.pin },
  { path: paths.messages(), label: 'Messages', icon: officeIconPaths.mail },
  { path: paths.profile(), label: 'Profile', icon: iconPaths.user },
  { path: paths.security(), label: 'Security', icon: iconPaths.lock },
  { path: paths.logout(), label: 'Log out', icon: officeIconPaths.logout },
] as const;

/** Scrolls the current entry into view on phones. */
const showOpen = (menu: HTMLElement | null) => {
  const open = menu?.querySelector<HTMLElement>('[aria-current]');
  if (menu && open) menu.scrollLeft = open.offsetLeft - menu.offsetLeft - 20;
};

const AccountMenu = () => (
  <Menu aria-label="My account" ref={showOpen}>
    {entries.map(({ path, label, icon }) => (
      <NavLink key={path} to={path}>
        <IconShape path={icon} size={20} />
        {label}
        <Suspense fallback={null}>{path === paths.messages() && <UnreadCount />}</Suspense>
      </NavLink>
    ))}
  </Menu>
);

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-content: start;
  padding-block: 24px 64px;
  @media (min-width: 1024px) {
    grid-template-columns: 200px minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    column-gap: 40px;
    min-height: 560px;
    > nav {
      grid-row: 1 / span 2;
    }
  }
`;

const OnItsWay = ({ title }: { title: string }) => (
  <div role="status" aria-label={`Loading ${title}`}>
    <Skeleton $height="220px" $radius="20px" />
  </div>
);

export function AccountFrame({ title, children }: { title: string; children: ReactNode }) {
  const { status, user } = useSession();
  return (
    <Page title={title}>
      <Container>
        {status === 'guest' ? (
          <SignInRequired
            heading={title}
            title="Sign in to your account"
            text="Your orders and your details are behind it."
          />
        ) : (
          <Layout>
            <AccountMenu />
            <h1>{title}</h1>
            {user ? (
              <div key={user.id}>
                <Suspense fallback={<OnItsWay title={title} />}>{children}</Suspense>
              </div>
            ) : (
              <OnItsWay title={title} />
            )}
          </Layout>
        )}
        <UnsavedChangesGuard useBlocker={useHistoryBlocker} />
      </Container>
    </Page>
  );
}
