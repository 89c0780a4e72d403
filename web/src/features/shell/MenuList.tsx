import { paths } from '@bloomkin/shared/pages.ts';
import { type MenuEntry, officeUserMenu, phoneMenu, userMenu } from '@bloomkin/shared/rules/menu.ts';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
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
export function MenuList({ isSignedIn, onChoose }: MenuListProps) {
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
