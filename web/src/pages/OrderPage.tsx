import { useParams, useSearchParams } from 'react-router-dom';
import { Container } from '#components/layout/Container.tsx';
import { Page } from '#components/layout/Page.tsx';
import { lazyWithPreload } from '#components/lazyWithPreload.ts';
import { OrderView } from '#features/orders/OrderView.tsx';
import { SignInRequired } from '#features/signIn/SignInRequired.tsx';
import { useSession } from '#session/useSession.ts';

const SaveAddressPrompt = lazyWithPreload(
  async () => (await import('#features/account/keep/SaveAddressPrompt.tsx')).SaveAddressPrompt,
);

function cameFrom(query: URLSearchParams): 'paid' | 'canceled' | undefined {
  if (query.has('paid')) return 'paid';
  return query.get('payment') === 'canceled' ? 'canceled' : undefined;
}

export function OrderPage() {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const { status } = useSession();
  return (
    <Page title="Your order">
      <Container>
        {status === 'guest' && (
          <SignInRequired
            heading="Your order"
            title="Sign in to see this order"
            text="Only you can see your orders."
          />
        )}
        {status === 'signedIn' && (
          <OrderView
            key={id}
            id={id}
            cameFrom={cameFrom(query)}
            offer={(order) => <SaveAddressPrompt order={order} />}
          />
        )}
      </Container>
    </Page>
  );
}
