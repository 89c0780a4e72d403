import { paths } from '@bloomkin/shared/pages.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { ErrorState } from '#components/feedback/ErrorState.tsx';
import { notify } from '#components/feedback/notify.ts';
import { Container } from '#components/layout/Container.tsx';
import { Page } from '#components/layout/Page.tsx';
import { messageOfError } from '#errors/apiError.ts';
import { describeGone } from '#features/cart/addLines.ts';
import { OtherFloristError } from '#features/cart/cartActions.ts';
import { closeCartPanel, useCart } from '#features/cart/useCart.ts';
import { CartSkeleton } from '#features/checkout/CartStates.tsx';
import { AskAboutCart } from '#features/productCard/AskAboutCart.tsx';
import { choosePostcode, fillCart, parseItems, takeOver } from '#features/productCard/fillCart.ts';

/** Only a path of this shop: a link must not lead elsewhere. */
const toOwnPath = (path: string | null): string => (path && /^\/(?![/\\])/.test(path) ? path : paths.cart());

const hasEnded = 'What was filled in for you has ended. Please fill in the rest here.';

/** A link fills the cart, and with an agent’s session the checkout; it never orders. */
export function FilledCartPage() {
  const { items: text = '' } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const cart = useCart();
  const [state, setState] = useState<'busy' | 'asking' | { failed: string }>('busy');
  const session = params.get('session');
  const fill = async (newCart: boolean) => {
    setState('busy');
    try {
      const gone = await fillCart(parseItems(text), newCart);
      await choosePostcode(params);
      if (session && !(await takeOver(session))) void notify({ tone: 'error', message: hasEnded });
      if (gone.length > 0) void notify({ tone: 'error', message: describeGone(gone) });
      closeCartPanel();
      await navigate(toOwnPath(params.get('continue_to')), { replace: true });
    } catch (error) {
      setState(error instanceof OtherFloristError ? 'asking' : { failed: messageOfError(error) });
    }
  };
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void fill(false);
  });
  return (
    <Page title="Your order">
      <Container>
        {typeof state === 'object' ? (
          <ErrorState
            title="We could not fill your cart"
            detail={state.failed}
            onRetry={() => void fill(false)}
          />
        ) : (
          <CartSkeleton />
        )}
        <AskAboutCart
          question={
            state === 'asking' && {
              current: cart.companyName,
              next: 'this florist',
              onKeep: () => void navigate(paths.cart(), { replace: true }),
              onStartNew: () => void fill(true),
            }
          }
        />
      </Container>
    </Page>
  );
}
