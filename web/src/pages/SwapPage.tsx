import { getSwap } from '@bloomkin/shared/routes/orders.ts';
import { useParams } from 'react-router-dom';
import { useQuery } from '#api/useQuery.ts';
import { LinkPage } from '#features/orders/LinkPage.tsx';
import { SwapView } from '#features/orders/SwapView.tsx';

export function SwapPage() {
  const { token = '' } = useParams();
  const query = useQuery(getSwap, { params: { token } });
  return (
    <LinkPage title="Your florist asks" query={query}>
      {(view) => (
        <SwapView {...{ token, view }} onChanged={(next) => void query.mutate({ data: next }, false)} />
      )}
    </LinkPage>
  );
}
