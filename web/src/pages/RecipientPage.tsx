import { getRecipientPage } from '@bloomkin/shared/routes/orders.ts';
import { useParams } from 'react-router-dom';
import { useQuery } from '#api/useQuery.ts';
import { LinkPage } from '#features/orders/LinkPage.tsx';
import { RecipientView } from '#features/recipient/RecipientView.tsx';

export function RecipientPage() {
  const { token = '' } = useParams();
  const query = useQuery(getRecipientPage, { params: { token } });
  return (
    <LinkPage title="Flowers are coming your way" query={query}>
      {(view) => (
        <RecipientView {...{ token, view }} onChanged={(next) => void query.mutate({ data: next }, false)} />
      )}
    </LinkPage>
  );
}
