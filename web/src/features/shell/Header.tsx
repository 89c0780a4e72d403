import { paths } from '@bloomkin/shared/pages.ts';
import { Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { IconButton, IconLink } from '#components/actions/IconButton.tsx';
import { OfflineBar } from '#components/feedback/OfflineBar.tsx';
import { Container } from '#components/layout/Container.tsx';
import { lazyWithPreload } from '#components/lazyWithPreload.ts';
import { Logo } from '#components/media/Logo.tsx';
import { useCart } from '#features/cart/useCart.ts';
import { SearchBox } from '#features/search/SearchBox.tsx';
import { openSignIn } from '#features/signIn/signInPanel.ts';
import { TagBar, TagNote, TagWordButtons } from '#features/tag/Tag.tsx';
import { isOfficeRole } from '#session/officeRoles.ts';
import { useMayBuy } from '#session/useMayBuy.ts';
import { useUser } from '#session/useSession.ts';
import { SessionBar } from './SessionBar.tsx';

const MenuPopover = lazyWithPreload(async () => (await import('./MenuPopover.tsx')).MenuPopover);

function MenuToggle() {
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

/** A phone's bar scrolls away and leaves the tag at the top; the parts stick to the page, not to the header. */
const Top = styled.header`
  display: contents;
`;

const Bar = styled.div`
  position: relative;
  z-index: 100;
  height: 62px;
  background: color-mix(in srgb, var(--bk-bg-page) 93%, transparent);
  @media (min-width: 1024px) {
    position: sticky;
    top: 0;
    height: 84px;
    backdrop-filter: saturate(1.4) blur(10px);
    border-bottom: 1px solid var(--bk-border-subtle);
  }
  /* Enlarged to 200 %, or a phone on its side: it would cover half of the page. */
  @media (max-height: 480px) {
    position: relative;
  }
`;

/** A row has its height before the parser reaches its content. */
const Row = styled(Container)`
  display: grid;
  align-items: center;
  gap: 4px;
  height: 100%;
  grid-template-columns: auto 1fr auto auto auto;
  grid-template-areas: 'logo search user cart menu';
  [data-area='tag'],
  [data-area='name'] {
    display: none;
  }
  @media (min-width: 1024px) {
    gap: 20px;
    grid-template-columns: auto minmax(0, auto) minmax(200px, 1fr) auto auto auto;
    grid-template-areas: 'logo tag search user cart menu';
    [data-area='tag'] {
      display: flex;
      align-items: center;
      grid-area: tag;
      min-width: 0;
      margin-left: 20px;
    }
    [data-area='name'] {
      display: inline;
    }
  }
`;

const PhoneTag = styled(Container)`
  position: sticky;
  z-index: 99;
  top: 0;
  height: 64px;
  padding-block: 2px 6px;
  /* The ribbon comes from the edge. */
  overflow-x: clip;
  @media (min-width: 1024px) {
    display: none;
  }
  @media (max-height: 480px) {
    position: relative;
  }
`;

/** Below what sticks at the top; takes no height. */
const Notices = styled.div`
  position: sticky;
  z-index: 98;
  top: 64px;
  height: 0;
  @media (min-width: 1024px) {
    top: 84px;
  }
`;

const LogoLink = styled(Link)`
  grid-area: logo;
  display: flex;
  align-items: center;
  gap: 9px;
  min-height: 46px;
  font: 750 1.625rem/1 var(--bk-display);
  letter-spacing: -0.01em;
`;

const Count = styled.span`
  position: absolute;
  top: 2px;
  right: 0;
  min-width: 20px;
  padding: 0 5px;
  border-radius: var(--bk-radius-s);
  background: var(--bk-bg-brand);
  color: var(--bk-text-onBrand);
  font: 600 0.75rem/20px var(--bk-text);
  text-align: center;
`;

export function Header() {
  const { count, openCart } = useCart();
  const mayBuy = useMayBuy();
  // There the flowers stand at 300 px, and their marks say it.
  const isList = useLocation().pathname.startsWith(paths.market());
  return (
    <Top>
      <Bar>
        <Row>
          <LogoLink to={paths.home()} aria-label="Bloomkin home">
            <Logo size={32} />
            <span data-area="name">Bloomkin</span>
          </LogoLink>
          <div data-area="tag">
            <TagWordButtons />
            <TagNote isWide />
          </div>
          <SearchBox />
          <AccountControl />
          {mayBuy && (
            <IconButton
              style={{ gridArea: 'cart' }}
              icon="cart"
              label={`Your cart, ${count} ${count === 1 ? 'item' : 'items'}`}
              aria-haspopup="dialog"
              onClick={openCart}
            >
              {count > 0 && <Count>{count}</Count>}
            </IconButton>
          )}
          <MenuToggle />
        </Row>
      </Bar>
      <PhoneTag>
        <TagBar />
      </PhoneTag>
      {!isList && <TagNote />}
      <Notices>
        <OfflineBar />
        <SessionBar />
      </Notices>
    </Top>
  );
}

/** Links to the account; opens the sign-in form for a guest. */
function AccountControl() {
  const user = useUser();
  const style = { gridArea: 'user' };
  if (!user)
    return (
      <IconButton
        style={style}
        icon="user"
        label="Sign in or register"
        aria-haspopup="dialog"
        onClick={() => openSignIn()}
      />
    );
  // The start page redirects staff.
  const to = isOfficeRole(user.role) ? paths.home() : paths.profile();
  return <IconLink style={style} icon="user" label={`Account of ${user.fio || 'yours'}`} to={to} />;
}
