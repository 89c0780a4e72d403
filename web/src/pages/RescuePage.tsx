import { getRescue } from '@bloomkin/shared/routes/orders.ts';
import { useParams } from 'react-router-dom';
import { useQuery } from '#api/useQuery.ts';
import { LinkPage } from '#features/orders/LinkPage.tsx';
import { RescueView } from '#features/orders/RescueView.tsx';

export function RescuePage() {
  const { token = '' } = useParams();
  const query = useQuery(getRescue, { params: { token } });
  return (
    <LinkPage title="Your order needs you" query={query}>
      {(rescue) => (
        <RescueView
          {...{ token, rescue }}
          onChanged={(next) => void query.mutate({ data: next }, false)}
          onGone={() => void query.mutate()}
        />
      )}
    </LinkPage>
  );
}
