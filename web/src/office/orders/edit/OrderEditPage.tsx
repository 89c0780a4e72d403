import { paths } from '@bloomkin/shared/pages.ts';
import { getOrder } from '@bloomkin/shared/routes/orders.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useParams } from 'react-router-dom';
import { useQuery } from '#api/useQuery.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { OfficePage } from '#office/kit/OfficePage.tsx';
import { PendingHead } from '#office/kit/PendingHead.tsx';
import { PageHead } from '#office/kit/pageStyles.ts';
import { mayEdit } from '#office/orders/changes/nextStep.ts';
import { OrderState } from '#office/orders/view/OrderState.tsx';
import { ProposalPanel } from '#office/orders/view/ProposalPanel.tsx';
import { BackToOrder } from './BackToOrder.tsx';
import { OrderEditor } from './OrderEditor.tsx';

export function OrderEditPage() {
  const { id = '' } = useParams();
  // Typed changes are not to be overtaken.
  const { data, error, mutate } = useQuery(getOrder, { params: { id } }, { revalidateOnFocus: false });
  const order = data?.data;
  return (
    <OfficePage title={order ? `Edit order #${order.number}` : 'Edit order'}>
      <OrderState
        query={{ data: order, error, mutate }}
        head={(hasFailed) => (
          <PendingHead title="Edit order" hasFailed={hasFailed} to={paths.orders()}>
            All orders
          </PendingHead>
        )}
      >
        {(loaded) => <Content order={loaded} />}
      </OrderState>
    </OfficePage>
  );
}

function Content({ order }: { order: Order }) {
  if (!mayEdit(order)) return <Closed order={order} />;
  if (order.proposal?.state !== 'open') return <OrderEditor key={order.id} order={order} />;
  return (
    <>
      <BackToOrder order={order} />
      <PageHead>
        <h1>Edit order #{order.number}</h1>
      </PageHead>
      <ProposalPanel order={order} />
    </>
  );
}

const Closed = ({ order }: { order: Order }) => (
  <>
    <BackToOrder order={order} />
    <PageHead>
      <h1>Edit order #{order.number}</h1>
    </PageHead>
    <EmptyState
      title="This order stays as it is"
      text={`It is ${order.status === 'canceled' ? 'canceled' : 'completed'}, so nothing of it can be changed.`}
    >
      <ButtonLink kind="brand" to={paths.orderView(order.id)}>
        To the order
      </ButtonLink>
    </EmptyState>
  </>
);
