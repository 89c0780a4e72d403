import { paths } from '@bloomkin/shared/pages.ts';
import type { Statement } from '@bloomkin/shared/schemas/statement.ts';
import { ButtonLink } from '#components/actions/Button.tsx';
import { formatDollars } from '#components/text/formatDollars.ts';
import { CalloutRow } from '#office/kit/moneyStyles.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { describeDispute } from '#office/orders/disputeText.ts';

/** Stays on top until the bank has decided. */
export const DisputeCallouts = ({
  statement,
}: {
  statement: Pick<Statement, 'timezone' | 'open_disputes'>;
}) =>
  statement.open_disputes.map((dispute) => {
    const { order_id: id, order_number: number, amount, reason, respond_by: respondBy } = dispute;
    const { claim, send, by } = describeDispute(reason, respondBy, statement.timezone);
    return (
      <CalloutRow key={id} $tone="danger" role="note">
        <OfficeIcon name="alert" />
        <div>
          <p>
            <b>
              A bank asks about order #{number}, {formatDollars(amount)}.
            </b>{' '}
            {claim} {formatDollars(amount)} is held back. {send}
            {by && (
              <>
                {' '}
                By <b>{by}</b>.
              </>
            )}
          </p>
        </div>
        <ButtonLink to={paths.orderView(id)}>Answer the bank</ButtonLink>
      </CalloutRow>
    );
  });
