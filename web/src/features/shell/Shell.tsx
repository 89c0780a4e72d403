import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx';
import { later } from '../../components/later.ts';
import { SkipLink } from '../../components/SkipLink.tsx';
import { UntilConnected } from '../../components/UntilConnected.tsx';
import { useEverOpen } from '../../components/useEverOpen.ts';
import { isOfficeRole, isShopPath } from '../../officeRoles.ts';
import { useUser } from '../../session/useUser.ts';
import { useCartPanel } from '../cart/cartPanel.ts';
import { useReadyCart } from '../cart/useReadyCart.ts';
import { CategoriesKnown } from '../market/CategoriesKnown.tsx';
import { usePlacePanel } from '../place/placePanel.ts';
import { useSignInPanel } from '../signIn/signInPanel.ts';
import { useVisits } from '../visit/useVisits.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

const PlacePanel = later(async () => (await import('../place/PlacePanel.tsx')).PlacePanel);
const CartPanel = later(async () => (await import('../cart/CartPanel.tsx')).CartPanel);
const SignInDialog = later(async () => (await import('../signIn/SignInDialog.tsx')).SignInDialog);

const BackOfficeDoor = later(async () => (await import('../../pages/BackOfficeDoor.tsx')).BackOfficeDoor);

/** The shop's own pages, and those that lead to the back office or out of it by themselves. */
const isOpenToOffice = (pathname: string) =>
  isShopPath(pathname) || /^\/(auth|error|logout)(\/|$)/.test(pathname);

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
  const user = useUser();
  const isOfficePage = user !== undefined && isOfficeRole(user.role) && !isOpenToOffice(pathname);
  return (
    <CategoriesKnown>
      <SkipLink />
      <Header />
      <Main id="main" tabIndex={-1}>
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<UntilConnected />}>{isOfficePage ? <BackOfficeDoor /> : <Outlet />}</Suspense>
        </ErrorBoundary>
      </Main>
      <Footer />
      <ErrorBoundary quiet resetKey={pathname}>
        <Suspense fallback={null}>
          {placeAsked && <PlacePanel />}
          {cartSeen && <CartPanel />}
          {signIn && <SignInDialog {...signIn} />}
        </Suspense>
      </ErrorBoundary>
    </CategoriesKnown>
  );
}
