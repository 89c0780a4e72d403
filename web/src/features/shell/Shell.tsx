import { isOpenToStaff } from '@bloomkin/shared/pages.ts';
import { followHolidays } from '@bloomkin/shared/rules/holidayChanges.ts';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useChannels } from '#api/useChannels.ts';
import { ConnectionRequired } from '#components/feedback/ConnectionRequired.tsx';
import { ErrorBoundary } from '#components/feedback/ErrorBoundary.tsx';
import { SkipLink } from '#components/layout/SkipLink.tsx';
import { lazyWithPreload } from '#components/lazyWithPreload.ts';
import { useHasOpened } from '#components/overlay/useHasOpened.ts';
import { usePreloadCartActions } from '#features/cart/lazyCartActions.ts';
import { useCartPanel } from '#features/cart/useCart.ts';
import { CategoriesKnown } from '#features/categories/CategoriesKnown.tsx';
import { usePlacePanel } from '#features/deliveryAddress/placePanel.ts';
import { useScrollRestoration } from '#features/scrollRestoration/useScrollRestoration.ts';
import { useSignInPanel } from '#features/signIn/signInPanel.ts';
import { useTagPanel } from '#features/tag/openTag.ts';
import { isOfficeRole } from '#session/officeRoles.ts';
import { useUser } from '#session/useSession.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { ShopNotice } from './lazyShopNotice.ts';

const PlacePanel = lazyWithPreload(async () => (await import('./PlacePanel.tsx')).PlacePanel);
const TagPanel = lazyWithPreload(async () => (await import('#features/tag/TagPanel.tsx')).TagPanel);
const CartPanel = lazyWithPreload(async () => (await import('#features/checkout/CartPanel.tsx')).CartPanel);
const SignInDialog = lazyWithPreload(
  async () => (await import('#features/signIn/SignInDialog.tsx')).SignInDialog,
);

const BackOfficeRedirect = lazyWithPreload(
  async () => (await import('./BackOfficeRedirect.tsx')).BackOfficeRedirect,
);

const Main = styled.main`
  min-height: 100vh;
  outline: 0;
`;

const PageLoading = () => (
  <>
    <title>Bloomkin</title>
    <ConnectionRequired />
  </>
);

/** Known before the first screen, so that nothing shifts; revalidated on focus. */
function Notice() {
  const channels = useChannels(onReturn);
  if (channels) followHolidays(channels.holidays);
  const isShown = channels && (channels.maintenance || channels.banner);
  return <Suspense fallback={null}>{isShown && <ShopNotice {...channels} />}</Suspense>;
}

const onReturn = { revalidateOnFocus: true, focusThrottleInterval: 60_000 };

export function Shell() {
  useScrollRestoration();
  usePreloadCartActions();
  const { pathname } = useLocation();
  const placeAsked = useHasOpened(usePlacePanel());
  const tagAsked = useHasOpened(useTagPanel());
  const cartSeen = useHasOpened(useCartPanel());
  const signIn = useSignInPanel();
  const user = useUser();
  const isOfficePage = user !== undefined && isOfficeRole(user.role) && !isOpenToStaff(pathname);
  return (
    <CategoriesKnown>
      <SkipLink />
      <Notice />
      <Header />
      <Main id="main" tabIndex={-1}>
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={<PageLoading />}>{isOfficePage ? <BackOfficeRedirect /> : <Outlet />}</Suspense>
        </ErrorBoundary>
      </Main>
      <Footer />
      <ErrorBoundary quiet resetKey={pathname}>
        {/* Apart: a boundary that waits for one panel's code would hide, and so close, the others. */}
        <Suspense fallback={null}>{placeAsked && <PlacePanel />}</Suspense>
        <Suspense fallback={null}>{tagAsked && <TagPanel />}</Suspense>
        <Suspense fallback={null}>{cartSeen && <CartPanel />}</Suspense>
        <Suspense fallback={null}>{signIn && <SignInDialog {...signIn} />}</Suspense>
      </ErrorBoundary>
    </CategoriesKnown>
  );
}
