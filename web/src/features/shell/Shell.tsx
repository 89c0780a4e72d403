import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx';
import { OfflineBar } from '../../components/OfflineBar.tsx';
import { SkipLink } from '../../components/SkipLink.tsx';
import { useEverOpen } from '../../components/useEverOpen.ts';
import { useCartPanel } from '../cart/cartPanel.ts';
import { useReadyCart } from '../cart/useReadyCart.ts';
import { CategoriesKnown } from '../market/CategoriesKnown.tsx';
import { usePlacePanel } from '../place/placePanel.ts';
import { useSignInPanel } from '../signIn/signInPanel.ts';
import { useVisits } from '../visit/useVisits.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

const PlacePanel = lazy(async () => ({ default: (await import('../place/PlacePanel.tsx')).PlacePanel }));
const CartPanel = lazy(async () => ({ default: (await import('../cart/CartPanel.tsx')).CartPanel }));
const SignInDialog = lazy(async () => ({
  default: (await import('../signIn/SignInDialog.tsx')).SignInDialog,
}));

const Main = styled.main`
  min-height: 100vh;
  outline: 0;
`;

/** What stands around every page of the storefront. */
export function Shell() {
  useVisits();
  useReadyCart();
  const { pathname } = useLocation();
  const placeAsked = useEverOpen(usePlacePanel());
  const cartSeen = useEverOpen(useCartPanel());
  const signIn = useSignInPanel();
  return (
    <CategoriesKnown>
      <SkipLink />
      <OfflineBar />
      <Header />
      <Main id="main" tabIndex={-1}>
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={null}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </Main>
      <Footer />
      <Suspense fallback={null}>
        {placeAsked && <PlacePanel />}
        {cartSeen && <CartPanel />}
        {signIn && <SignInDialog {...signIn} />}
      </Suspense>
    </CategoriesKnown>
  );
}
