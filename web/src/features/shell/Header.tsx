import { paths } from '@bloomkin/shared/pages.ts';
import { IconButton } from '#components/actions/IconButton.tsx';
import { OfflineBar } from '#components/feedback/OfflineBar.tsx';
import { useIsScrolledPast } from '#components/hooks/useIsScrolledPast.ts';
import { Logo } from '#components/media/Logo.tsx';
import { useMayBuy } from '#session/useMayBuy.ts';
import { useCart } from '../cart/useCart.ts';
import { PlacePill } from '../deliveryAddress/PlacePill.tsx';
import { SearchBox } from '../search/SearchBox.tsx';
import { AccountControl } from './AccountControl.tsx';
import { Bar, Count, LogoLink, Row, Sticky } from './headerStyles.ts';
import { MenuToggle } from './MenuToggle.tsx';
import { SessionBar } from './SessionBar.tsx';

/** Pixels after which a phone's header collapses to one row. */
const collapseAfterPx = 120;

export function Header() {
  const { count, openCart } = useCart();
  const mayBuy = useMayBuy();
  const compact = useIsScrolledPast(collapseAfterPx);
  return (
    <Sticky>
      <Bar>
        <Row $compact={compact}>
          <LogoLink to={paths.home()} aria-label="Bloomkin home">
            <Logo size={32} />
            <span data-area="name">Bloomkin</span>
          </LogoLink>
          <div data-area="pill">
            <PlacePill />
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
      <OfflineBar />
      <SessionBar />
    </Sticky>
  );
}
