import type { Order } from '@bloomkin/shared/schemas/order.ts';
import styled from 'styled-components';
import { Callout } from '#components/feedback/Callout.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { describeDispute } from '#office/orders/disputeText.ts';

const Note = styled(Callout)`
  margin-bottom: 16px;
`;

/** The bank's question and deadline; later the outcome. */
export function DisputePanel({ order }: { order: Order }) {
  const { dispute, timezone } = order;
  if (!dispute) return null;
  if (dispute.state === 'won')
    return (
      <Note $tone="success" role="note">
        <OfficeIcon name="check" />
        <p>The buyer’s bank disputed this payment and decided for the florist: the money stays.</p>
      </Note>
    );
  if (dispute.state === 'lost')
    return (
      <Note $tone="danger" role="note">
        <OfficeIcon name="alert" />
        <p>
          The buyer’s bank decided for the buyer: {formatDollars(dispute.amount)} went back. No commission is
          charged for it.
        </p>
      </Note>
    );
  const { claim, send, by } = describeDispute(dispute.reason, dispute.respond_by, timezone);
  return (
    <Note $tone="danger" role="note">
      <OfficeIcon name="alert" />
      <div>
        <p>
          <b>The buyer’s bank disputes this payment.</b> {claim} {formatDollars(dispute.amount)} is held back
          until the bank has decided.
        </p>
        <p>
          {send}{' '}
          {by && (
            <>
              We need it by <b>{by}</b>.
            </>
          )}{' '}
          Answer the e-mail we sent about this order and attach it: we hand it to the bank.
        </p>
      </div>
    </Note>
  );
}
