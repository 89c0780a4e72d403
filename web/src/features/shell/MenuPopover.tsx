import { type MenuEntry, officeUserMenu, phoneMenu, userMenu } from '@bloomkin/shared/menu.ts';
import { paths } from '@bloomkin/shared/pages.ts';
import { Suspense, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useMediaQuery } from '#components/hooks/useMediaQuery.ts';
import { lazyWithPreload } from '#components/lazyWithPreload.ts';
import { openSignIn } from '#features/signIn/signInPanel.ts';
import { isOfficeRole } from '#session/officeRoles.ts';
import { useUser } from '#session/useSession.ts';

const UnreadCount = lazyWithPreload(
  async () => (await import('#features/messages/UnreadCount.tsx')).UnreadCount,
);

interface MenuListProps {
  isSignedIn: boolean;
  onChoose: () => void;
}

/** The right-hand menu; phones show the role's side menu in place of the entries in both. */
function MenuList({ isSignedIn, onChoose }: MenuListProps) {
  const user = useUser();
  const isPhone = useMediaQuery('(max-width: 1023px)');
  const shopMenu = isPhone ? phoneMenu(isSignedIn) : userMenu(isSignedIn);
  const menu = user && isOfficeRole(user.role) ? officeUserMenu(user) : shopMenu;
  return menu.map(({ title, entries }) => (
    <section key={entries[0]?.path} aria-label={title ?? undefined}>
      {title && <h2>{title}</h2>}
      <ul>
        {entries.map((entry) => (
          <li key={entry.label}>
            <MenuLine entry={entry} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function MenuLine({ entry: { label, path, opens }, onChoose }: { entry: MenuEntry; onChoose: () => void }) {
  if (opens !== 'signIn') {
    return (
      <Link to={path} onClick={onChoose}>
        {label}
        <Suspense fallback={null}>{path === paths.messages() && <UnreadCount />}</Suspense>
      </Link>
    );
  }
  const signIn = () => {
    onChoose();
    openSignIn();
  };
  return (
    <button type="button" onClick={signIn}>
      {label}
    </button>
  );
}

const Menu = styled.nav`
  position: fixed;
  inset: 68px max(20px, calc(50vw - 628px)) auto auto;
  width: 260px;
  margin: 0;
  padding: 12px;
  max-height: calc(100dvh - 80px);
  overflow-y: auto;
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-radius-l);
  background: var(--bk-bg-surface);
  color: inherit;
  box-shadow: var(--bk-e3);
  h2 {
    padding: 10px 12px 4px;
    font: 600 0.8125rem/1.3 var(--bk-text);
    color: var(--bk-text-secondary);
  }
  section + section {
    border-top: 1px solid var(--bk-border-subtle);
    margin-top: 6px;
    padding-top: 10px;
  }
  a,
  button {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    width: 100%;
    min-height: 44px;
    padding: 6px 12px;
    border-radius: var(--bk-radius-m);
    font-weight: 500;
    text-align: left;
    &:hover {
      background: var(--bk-bg-neutralSoft);
    }
  }
`;

/** Opens on first load; then the header's button toggles it. */
export function MenuPopover({ isSignedIn }: { isSignedIn: boolean }) {
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    menu.current?.showPopover();
  }, []);
  return (
    <Menu id="shop-menu" ref={menu} popover="auto" aria-label="Menu">
      <MenuList isSignedIn={isSignedIn} onChoose={() => menu.current?.hidePopover()} />
    </Menu>
  );
}
