import { Suspense, useState } from 'react';
import { IconButton } from '#components/actions/IconButton.tsx';
import { lazyWithPreload } from '#components/lazyWithPreload.ts';
import { useUser } from '#session/useSession.ts';

const UserMenuPopover = lazyWithPreload(async () => (await import('./UserMenuPopover.tsx')).UserMenuPopover);

export function UserMenu() {
  const user = useUser();
  const [wasOpened, setOpened] = useState(false);
  const label = user ? `Account of ${user.fio || 'yours'}` : 'Sign in or register';
  return (
    <div style={{ gridArea: 'user' }}>
      <IconButton
        icon="user"
        label={label}
        aria-haspopup="menu"
        popoverTarget="user-menu"
        onClick={() => setOpened(true)}
      />
      <Suspense fallback={null}>{wasOpened && <UserMenuPopover isSignedIn={user !== undefined} />}</Suspense>
    </div>
  );
}
