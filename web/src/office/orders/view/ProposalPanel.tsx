import { closeProposal, getOrder, listOrders } from '@bloomkin/shared/routes/orders.ts';
import { readersDeadline } from '@bloomkin/shared/rules/deadline.ts';
import { isFinal } from '@bloomkin/shared/rules/orderStatus.ts';
import { marketTimeZone } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order, OrderProposal } from '@bloomkin/shared/schemas/order.ts';
import styled from 'styled-components';
import { useMutation } from '#api/useMutation.ts';
import { Button } from '#components/actions/Button.tsx';
import { Callout } from '#components/feedback/Callout.ts';
import { notify } from '#components/feedback/notify.ts';
import { Card } from '#components/layout/Card.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { useAction } from '#components/useAction.ts';
import { ProposalTable } from '#features/orders/ProposalTable.tsx';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { useConfirm } from '#office/kit/useConfirm.tsx';

const Answers = styled.div`
  margin-bottom: 16px;
`;

interface ProposalPanelProps {
  order: Order;
}

/** A change that waits for the buyer, or the outcome of the last one. */
export function ProposalPanel({ order }: ProposalPanelProps) {
  const { proposal, status } = order;
  if (!proposal || status === 'cart' || isFinal(status)) return null;
  if (proposal.state === 'open') return <Waiting order={order} proposal={proposal} />;
  const ending = describeEnding(order, proposal);
  return ending ? (
    <Answers>
      <Callout $tone={proposal.state === 'paid' ? 'success' : 'info'} role="note">
        <OfficeIcon name={proposal.state === 'paid' ? 'check' : 'info'} />
        <p>{ending}</p>
      </Callout>
    </Answers>
  ) : null;
}

function describeEnding({ fio }: Order, { state, amount_due }: OrderProposal): string | undefined {
  const [buyer, amount] = [fio || 'The buyer', formatDollars(amount_due)];
  switch (state) {
    case 'paid':
      return `${buyer} paid ${amount} more: the order is changed.`;
    case 'declined':
      return `${buyer} declined the change for ${amount}. The order stays as it was.`;
    case 'expired':
      return `${buyer} did not answer the change for ${amount} in time. The order stays as it was.`;
    default:
      return undefined;
  }
}

function Waiting({ order, proposal }: { order: Order; proposal: OrderProposal }) {
  const { ask, dialog } = useConfirm();
  const send = useMutation(closeProposal, { invalidates: [getOrder, listOrders] });
  const amount = formatDollars(proposal.amount_due);
  const { run, busy } = useAction(async () => {
    await send({ params: { id: order.id }, body: { number: proposal.number } });
    void notify({ tone: 'success', message: 'The change is withdrawn' });
  });
  const withdraw = async () => {
    const isSure = await ask({
      title: `Withdraw the change for ${amount}?`,
      text: `${order.fio || 'The buyer'} is told. The order stays as it is, and you can edit it again.`,
      confirm: 'Withdraw',
      keep: 'Keep asking',
    });
    if (isSure) await run();
  };
  const payBy = new Date(proposal.pay_by);
  const timeZone = order.timezone ?? marketTimeZone;
  return (
    <Answers>
      <Card aria-labelledby="order-proposal">
        <h2 id="order-proposal">Waiting for the buyer: {amount} more</h2>
        <ProposalTable order={order} proposal={proposal} />
        <p>
          {order.fio || 'The buyer'} can pay or decline until <b>{readersDeadline(payBy, timeZone)}</b>. Until
          then the order stays as it is, and it can be moved on but not edited.
        </p>
        <Button aria-disabled={busy} onClick={withdraw}>
          Withdraw the change
        </Button>
      </Card>
      {dialog}
    </Answers>
  );
}
