import { useHasOpened } from '@bloomkin/web/components/overlay/useHasOpened.ts';
import { type UsedCart, useCart, useCartPanel } from '@bloomkin/web/features/cart/useCart.ts';
import { useGuestDiscounts } from '@bloomkin/web/features/cart/useGuestDiscounts.ts';
import { computeTotals } from '@bloomkin/web/features/checkout/form/totals.ts';
import { useCheckoutForm } from '@bloomkin/web/features/checkout/form/useCheckoutForm.ts';
import { type Checkout, useCheckout } from '@bloomkin/web/features/checkout/submit/useCheckout.ts';
import { useDays } from '@bloomkin/web/features/checkout/when/useDays.ts';
import { useFreshCart } from '@bloomkin/web/features/productCard/useFreshCart.ts';
import { type SignInRequest, useSignInPanel } from '@bloomkin/web/features/signIn/signInPanel.ts';
import { useAfterSignIn } from '@bloomkin/web/features/signIn/useAfterSignIn.ts';
import { useSession } from '@bloomkin/web/session/useSession.ts';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';

/** What the person has before the eyes. */
interface Shown {
  path: string;
  isLoading: boolean;
  /** Undefined while the cart is empty or loads, and on other pages. */
  checkout: Checkout | undefined;
  /** Set while the sign-in panel is open. */
  signIn: SignInRequest | undefined;
  isCartOpen: boolean;
  afterSignIn: () => Promise<void>;
}

const cartPath = '/cart';

/** The hooks of the sign-in panel and of the cart's page (CartPage.tsx, Checkout.tsx), without what they draw. */
function App({ shown }: { shown: Partial<Shown> }) {
  const { pathname: path } = useLocation();
  const { status } = useSession();
  const cart = useCart();
  const wasFilled = useHasOpened(cart.lines.length > 0);
  const isLoading = status === 'unknown' || (status === 'signedIn' && !cart.order);
  const signIn = useSignInPanel();
  const afterSignIn = useAfterSignIn(signIn?.onSignedIn);
  const isCartOpen = useCartPanel();
  useEffect(() => void Object.assign(shown, { path, signIn, afterSignIn, isLoading, isCartOpen }));
  return wasFilled && path === cartPath ? <CheckoutHooks cart={cart} shown={shown} /> : null;
}

function CheckoutHooks({ cart: read, shown }: { cart: UsedCart; shown: Partial<Shown> }) {
  const cart = useGuestDiscounts(read);
  useFreshCart(true);
  const form = useCheckoutForm(cart);
  const days = useDays(cart, form);
  const checkout = useCheckout({ cart, form, days, totals: computeTotals(cart, form, days.days) });
  useEffect(() => void Object.assign(shown, { checkout }));
  useEffect(() => () => void Object.assign(shown, { checkout: undefined }), [shown]);
  return null;
}

export interface OpenPage {
  readonly path: string;
  readonly isReady: boolean;
  readonly checkout: Checkout;
  readonly isSignInOpen: boolean;
  readonly isCartOpen: boolean;
  afterSignIn(): Promise<void>;
  close(): void;
}

function take<T>(value: T | undefined, name: string, path = ''): T {
  if (value === undefined) throw new Error(`The page at ${path} shows no ${name}`);
  return value;
}

/** The cart's page in the document. Its parts throw until it shows them. */
export function openPage(document: Document): OpenPage {
  const shown: Partial<Shown> = {};
  const root = createRoot(document.createElement('main'));
  root.render(
    <SWRConfig value={{ provider: () => new Map(), errorRetryInterval: 20 }}>
      <MemoryRouter initialEntries={[cartPath]}>
        <App shown={shown} />
      </MemoryRouter>
    </SWRConfig>,
  );
  return {
    get path() {
      return shown.path ?? '';
    },
    get isReady() {
      return shown.isLoading === false;
    },
    get checkout() {
      return take(shown.checkout, 'checkout', shown.path);
    },
    get isSignInOpen() {
      return shown.signIn !== undefined;
    },
    get isCartOpen() {
      return shown.isCartOpen === true;
    },
    afterSignIn: () => take(shown.afterSignIn, 'sign-in panel')(),
    close: () => root.unmount(),
  };
}
