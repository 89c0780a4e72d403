import { paths } from '@bloomkin/shared/pages.ts';
import { type MenuEntry, officeUserMenu, userMenu } from '@bloomkin/shared/rules/menu.ts';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { lazyWithPreload } from '#components/lazyWithPreload.ts';
import { isOfficeRole } from '#session/officeRoles.ts';
import { useUser } from '#session/useSession.ts';
import { openSignIn } from '../signIn/signInPanel.ts';

const UnreadCount = lazyWithPreload(async () => (await import('../messages/UnreadCount.tsx')).UnreadCount);

interface UserMenuListProps {
  isSignedIn: boolean;
  onChoose: () => void;
}

export function UserMenuList({ isSignedIn, onChoose }: UserMenuListProps) {
  const user = useUser();
  const menu = user && isOfficeRole(user.role) ? officeUserMenu(user) : userMenu(isSignedIn);
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
