import { paths } from '@bloomkin/shared/pages.ts';
import { getCompany } from '@bloomkin/shared/routes/companies.ts';
import { addPayoutAccount, openPayoutDashboard } from '@bloomkin/shared/routes/payments.ts';
import type { Company } from '@bloomkin/shared/schemas/company.ts';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { call } from '#api/call.ts';
import { useQuery } from '#api/useQuery.ts';
import { Button } from '#components/actions/Button.tsx';
import { StatusPill, type StatusTone } from '#components/feedback/StatusPill.tsx';
import { Card } from '#components/layout/Card.ts';
import { notifyError, notifyErrorWith } from '#components/notifyError.ts';
import { leaving, useAction } from '#components/useAction.ts';
import { toApiError } from '#errors/apiError.ts';
import { useSession } from '#session/useSession.ts';

type PayoutState = 'none' | 'unfinished' | 'ready';

const states: Readonly<
  Record<PayoutState, { pill: string; tone: StatusTone; text: string; forAdmin: string; action: string }>
> = {
  none: {
    pill: 'Not connected',
    tone: 'warning',
    text: 'Tell Stripe, our payment provider, who you are and which bank account is yours. It takes about five minutes; have your ABN and a photo ID at hand.',
    forAdmin:
      'The florist has not told Stripe, our payment provider, who they are and which bank account is theirs.',
    action: 'Connect payouts',
  },
  unfinished: {
    pill: 'Not finished',
    tone: 'warning',
    text: 'Stripe still needs something from you before it can pay you. What you have given is kept.',
    forAdmin: 'Stripe still needs something from the florist before it can pay them.',
    action: 'Go on with Stripe',
  },
  ready: {
    pill: 'Ready',
    tone: 'success',
    text: 'When you complete an order that was paid by card, your share goes to Stripe, which sends it to your bank.',
    forAdmin:
      'When an order that was paid by card is completed, the florist’s share goes to Stripe, which sends it to their bank.',
    action: 'Open payout dashboard',
  },
};

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 20px;
  h2 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 12px;
    margin: 0;
  }
  p {
    max-width: 44em;
    margin-top: 6px;
    color: var(--bk-text-secondary);
  }
  > div {
    flex: 1 1 320px;
  }
`;

/** The provider's event arrives within seconds of the return. */
const waitMs = 2000;

const findPayoutState = ({ stripe }: Company): PayoutState =>
  stripe?.charges_enabled ? 'ready' : stripe?.connected ? 'unfinished' : 'none';

/** `payouts=back` returns from onboarding, `payouts=again` from a link that has expired. */
export function PayoutsCard({ company }: { company: Company }) {
  const [search, setSearch] = useSearchParams();
  const { user } = useSession();
  const returned = search.get('payouts');
  const state = findPayoutState(company);
  const isWaiting = returned === 'back' && state === 'unfinished';
  useQuery(getCompany, isWaiting ? { params: { id: company.id }, query: {} } : null, {
    asMyself: true,
    ...(isWaiting && { refreshInterval: waitMs }),
  });
  const navigate = useNavigate();
  const onRefused = (error: unknown) =>
    toApiError(error).code === 'AUTH.SECOND_FACTOR.MISSING'
      ? notifyErrorWith(error, { label: 'Set it up', run: () => void navigate(paths.settings()) })
      : notifyError(error);
  const { run: open, busy } = useAction(async () => {
    const { data } =
      state === 'ready'
        ? await call(openPayoutDashboard, {})
        : await call(addPayoutAccount, { body: { company_id: company.id } });
    location.assign(data[0] ?? '');
    return leaving;
  }, onRefused);
  const isStarted = useRef(false);
  useEffect(() => {
    if (returned !== 'again' || isStarted.current) return;
    isStarted.current = true;
    setSearch({}, { replace: true });
    void open();
  });
  const { pill, tone, text, forAdmin, action } = states[state];
  const isOwn = user?.company?.id === company.id;
  const isFilled = state !== 'ready';
  return (
    <Card aria-labelledby="payouts">
      <Row>
        <div>
          <h2 id="payouts">
            Payouts
            <StatusPill tone={tone}>{pill}</StatusPill>
          </h2>
          <p role={isWaiting ? 'status' : undefined}>
            {isWaiting
              ? 'Stripe is checking what you gave. This page goes on by itself.'
              : user?.is_admin
                ? forAdmin
                : text}
          </p>
        </div>
        {(isOwn || isFilled) && (
          <Button kind={isFilled ? 'brand' : 'outline'} aria-disabled={busy} onClick={() => void open()}>
            {busy ? 'Opening Stripe…' : action}
          </Button>
        )}
      </Row>
    </Card>
  );
}
