import { closeProposal } from '@bloomkin/shared/routes/orders.ts';
import { readersDeadline } from '@bloomkin/shared/rules/deadline.ts';
import { marketTimeZone } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order, OrderProposal } from '@bloomkin/shared/schemas/order.ts';
import { call } from '#api/call.ts';
import { Button } from '#components/actions/Button.tsx';
import { notify } from '#components/feedback/notify.ts';
import { Row } from '#components/layout/boxes.ts';
import { Card } from '#components/layout/Card.ts';
import { notifyError } from '#components/notifyError.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { useAction } from '#components/useAction.ts';
import { ApiError } from '#errors/apiError.ts';
import { loadCardPage } from './loadCardPage.ts';
import { ProposalTable } from './ProposalTable.tsx';

interface ProposalPanelProps {
  order: Order;
  /** Back from the card page, before the payment is confirmed. */
  isChecking: boolean;
  onChanged: () => void;
}

/** A change that the florist suggests, for the buyer to pay or decline. */
export function ProposalPanel({ order, isChecking, onChanged }: ProposalPanelProps) {
  const { proposal, company_info, timezone } = order;
  if (proposal?.state !== 'open') return null;
  const [payBy, timeZone] = [new Date(proposal.pay_by), timezone ?? marketTimeZone];
  return (
    <Card aria-labelledby="order-proposal">
      <h2 id="order-proposal">{company_info?.brand ?? 'Your florist'} suggests a change</h2>
      <ProposalTable order={order} proposal={proposal} />
      {isChecking ? (
        <p role="status">Checking your payment … This takes a few seconds.</p>
      ) : (
        <>
          <p>
            <b>
              You pay {formatDollars(proposal.amount_due)} more, by {readersDeadline(payBy, timeZone)}.
            </b>{' '}
            Until then your order stays as it is. If you do nothing, it stays so.
          </p>
          <Answer order={order} proposal={proposal} onChanged={onChanged} />
        </>
      )}
    </Card>
  );
}

type AnswerProps = Pick<ProposalPanelProps, 'order' | 'onChanged'> & { proposal: OrderProposal };

function Answer({ order, proposal, onChanged }: AnswerProps) {
  const { run, busy } = useAction(
    (work: () => Promise<void>) => work(),
    (error) => {
      notifyError(error);
      if (error instanceof ApiError && error.status === 409) onChanged();
    },
  );
  const pay = () => run(async () => location.assign(await loadCardPage(order.id, proposal.number)));
  const decline = () =>
    run(async () => {
      await call(closeProposal, { params: { id: order.id }, body: { number: proposal.number } });
      void notify({ tone: 'success', message: 'Declined. Your order stays as it is.' });
      onChanged();
    });
  return (
    <Row $gap={2.5}>
      <Button kind="brand" aria-disabled={busy} onClick={pay}>
        Pay {formatDollars(proposal.amount_due)}
      </Button>
      <Button aria-disabled={busy} onClick={decline}>
        Decline the change
      </Button>
    </Row>
  );
}
