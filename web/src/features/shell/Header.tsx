import { paths } from '@bloomkin/shared/pages.ts';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { IconButton } from '#components/actions/IconButton.tsx';
import { OfflineBar } from '#components/feedback/OfflineBar.tsx';
import { useIsScrolledPast } from '#components/hooks/useIsScrolledPast.ts';
import { Container } from '#components/layout/Container.tsx';
import { Logo } from '#components/media/Logo.tsx';
import { useCart } from '#features/cart/useCart.ts';
import { PlacePill } from '#features/deliveryAddress/PlacePill.tsx';
import { SearchBox } from '#features/search/SearchBox.tsx';
import { useMayBuy } from '#session/useMayBuy.ts';
import { AccountControl } from './AccountControl.tsx';
import { MenuToggle } from './MenuToggle.tsx';
import { SessionBar } from './SessionBar.tsx';

/** Reserves the height, so that collapsing shifts nothing. */
const Sticky = styled.header`
  position: sticky;
  top: 0;
  z-index: 100;
  height: 182px;
  pointer-events: none;
  @media (min-width: 1024px) {
    height: 77px;
  }
  /* Enlarged to 200 %, or a phone on its side: it would cover half of the page. */
  @media (max-height: 480px) {
    position: relative;
  }
`;

const Bar = styled.div`
  pointer-events: auto;
  background: color-mix(in srgb, var(--bk-bg-page) 93%, transparent);
  backdrop-filter: saturate(1.4) blur(10px);
  border-bottom: 1px solid var(--bk-border-subtle);
`;

/** A row has its height before the parser reaches its content. */
const Row = styled(Container)<{ $compact: boolean }>`
  display: grid;
  align-items: center;
  gap: 10px 12px;
  padding-block: 10px 12px;
  grid-auto-rows: minmax(46px, auto);
  grid-template-columns: auto 1fr auto auto auto;
  grid-template-areas: ${({ $compact }) =>
    $compact
      ? '"logo search user cart menu"'
      : '"logo . user cart menu" "search search search search search" "pill pill pill pill pill"'};
  ${({ $compact }) =>
    $compact &&
    `@media (max-width: 1023px) {
      gap: 6px;
      [data-area='pill'], [data-area='name'] { display: none; }
    }`}
  @media (max-width: 374px) {
    gap: 10px 4px;
    [data-area='name'] {
      display: none;
    }
  }
  [data-area='pill'] {
    grid-area: pill;
    button {
      width: 100%;
      min-height: 46px;
    }
  }
  @media (min-width: 1024px) {
    height: 76px;
    padding-block: 0;
    gap: 20px;
    grid-template-columns: auto auto minmax(240px, 1fr) auto auto auto;
    grid-template-areas: 'logo pill search user cart menu';
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
