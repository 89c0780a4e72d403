import { Suspense, useState } from 'react';
import { IconButton } from '#components/actions/IconButton.tsx';
import { lazyWithPreload } from '#components/lazyWithPreload.ts';
import { useUser } from '#session/useSession.ts';

const MenuPopover = lazyWithPreload(async () => (await import('./MenuPopover.tsx')).MenuPopover);

export function MenuToggle() {
  const user = useUser();
  const [wasOpened, setOpened] = useState(false);
  return (
    <div style={{ gridArea: 'menu' }}>
      <IconButton
        icon="menu"
        label="Menu"
        aria-haspopup="menu"
        popoverTarget="shop-menu"
        onClick={() => setOpened(true)}
      />
      <Suspense fallback={null}>{wasOpened && <MenuPopover isSignedIn={user !== undefined} />}</Suspense>
    </div>
  );
}
