import { getReminder } from '@bloomkin/shared/routes/marketing.ts';
import { useParams } from 'react-router-dom';
import { useQuery } from '#api/useQuery.ts';
import { ReminderView } from '#features/account/recipients/ReminderView.tsx';
import { LinkPage } from '#features/orders/LinkPage.tsx';

export function ReminderPage() {
  const { token = '' } = useParams();
  const query = useQuery(getReminder, { params: { token } });
  return (
    <LinkPage title="A day in your book" what="your days" query={query}>
      {(view) => (
        <ReminderView {...{ token, view }} onChanged={(next) => void query.mutate({ data: next }, false)} />
      )}
    </LinkPage>
  );
}
