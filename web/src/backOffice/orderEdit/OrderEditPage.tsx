import { paths } from '@bloomkin/shared/pages.ts';
import { getOrder } from '@bloomkin/shared/routes/orders.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useParams } from 'react-router-dom';
import { useQuery } from '#api/useQuery.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { EmptyState } from '#components/feedback/EmptyState.tsx';
import { QueryState } from '#components/feedback/QueryState.tsx';
import { Skeleton } from '#components/feedback/Skeleton.tsx';
import { OfficePage } from '../OfficePage.tsx';
import { ProposalPanel } from '../order/ProposalPanel.tsx';
import { mayEdit } from '../orders/changes/nextStep.ts';
import { PendingHead } from '../PendingHead.tsx';
import { PageHead } from '../pageStyles.ts';
import { BackToOrder } from './BackToOrder.tsx';
import { OrderEditor } from './OrderEditor.tsx';

export function OrderEditPage() {
  const { id = '' } = useParams();
  // Typed changes are not to be overtaken.
  const { data, error, mutate } = useQuery(getOrder, { params: { id } }, { revalidateOnFocus: false });
  const order = data?.data;
  return (
    <OfficePage title={order ? `Edit order #${order.number}` : 'Edit order'}>
      <QueryState
        data={order}
        error={error}
        onRetry={() => void mutate()}
        failedTitle="We could not load this order."
        loadingLabel="Loading the order"
        head={(hasFailed) => (
          <PendingHead title="Edit order" hasFailed={hasFailed} to={paths.orders()}>
            All orders
          </PendingHead>
        )}
        notFound={
          <EmptyState title="We could not find that order" text="It may belong to another florist.">
            <ButtonLink kind="brand" to={paths.orders()}>
              To all orders
            </ButtonLink>
          </EmptyState>
        }
        skeleton={
          <>
            <Skeleton $height="60px" $width="60%" />
            <Skeleton $height="320px" $radius="20px" />
          </>
        }
      >
        {(loaded) => <Content order={loaded} />}
      </QueryState>
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
