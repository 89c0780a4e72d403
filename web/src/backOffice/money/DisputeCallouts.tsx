import { paths } from '@bloomkin/shared/pages.ts';
import type { Statement } from '@bloomkin/shared/schemas/statement.ts';
import styled from 'styled-components';
import { ButtonLink } from '#components/actions/Button.tsx';
import { Callout } from '#components/feedback/Callout.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { OfficeIcon } from '../OfficeIcon.tsx';
import { describeDispute } from './disputeText.ts';

const Row = styled(Callout)`
  align-items: center;
  flex-wrap: wrap;
  > div {
    flex: 1 1 300px;
  }
  a {
    background: var(--bk-bg-surface);
    border-color: currentColor;
  }
  @media (max-width: 767px) {
    a {
      width: 100%;
    }
  }
`;

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
      <Row key={id} $tone="danger" role="note">
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
      </Row>
    );
  });
