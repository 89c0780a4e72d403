import { getClaim } from '@bloomkin/shared/routes/orders.ts';
import { useParams } from 'react-router-dom';
import { useQuery } from '#api/useQuery.ts';
import { ClaimView } from '#features/orders/ClaimView.tsx';
import { LinkPage } from '#features/orders/LinkPage.tsx';

export function ClaimPage() {
  const { token = '' } = useParams();
  const query = useQuery(getClaim, { params: { token } });
  return (
    <LinkPage title="Something wrong?" query={query}>
      {(view) => (
        <ClaimView {...{ token, view }} onChanged={(next) => void query.mutate({ data: next }, false)} />
      )}
    </LinkPage>
  );
}
