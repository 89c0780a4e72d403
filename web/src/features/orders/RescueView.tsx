import { answerRescue } from '@bloomkin/shared/routes/orders.ts';
import { readersDeadline } from '@bloomkin/shared/rules/deadline.ts';
import { formatDay, formatPeriod } from '@bloomkin/shared/rules/zonedTime.ts';
import type { RescueView as Rescue } from '@bloomkin/shared/schemas/rescue.ts';
import styled from 'styled-components';
import { call } from '#api/call.ts';
import { Button } from '#components/actions/Button.tsx';
import { Stack } from '#components/layout/boxes.ts';
import { Card } from '#components/layout/Card.ts';
import { Text } from '#components/layout/Text.ts';
import { Image } from '#components/media/Image.tsx';
import { notifyError } from '#components/notifyError.ts';
import { formatDistance } from '#components/text/formatDistance.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { useAction } from '#components/useAction.ts';
import { ApiError } from '#errors/apiError.ts';
import { useLinkTag } from './change/useOrderTag.ts';

type Offer = Rescue['offers'][number];
type Choice = 'refund' | Offer['company_id'];

const Offers = styled.ul`
  display: grid;
  gap: 12px;
  li {
    display: grid;
    grid-template-columns: 80px minmax(0, 1fr) auto;
    align-items: center;
    gap: 16px;
    padding: 16px;
    border: 1px solid var(--bk-border-subtle);
    border-radius: var(--bk-petal);
    background: var(--bk-bg-surface);
  }
  li > span:first-child {
    height: 98px;
    border-radius: var(--bk-petal-s);
    overflow: hidden;
  }
  li > div:last-child {
    display: grid;
    justify-items: end;
    gap: 8px;
    text-align: end;
  }
`;

/** At least as prominent as the other choices. */
const MoneyBack = styled.div`
  position: sticky;
  bottom: 0;
  padding-block: 16px;
  border-top: 1px solid var(--bk-border-subtle);
  background: var(--bk-bg-page);
  button {
    width: 100%;
    min-height: 56px;
  }
`;

interface RescueViewProps {
  token: string;
  rescue: Rescue;
  onChanged: (next: Rescue) => void;
  /** The offer is not there any more. */
  onGone: () => void;
}

export function RescueView({ token, rescue, onChanged, onGone }: RescueViewProps) {
  useLinkTag(rescue);
  const { run, running, busy } = useAction(
    async (choice: Choice) =>
      onChanged((await call(answerRescue, { params: { token }, body: { choice } })).data),
    (error, retry) => {
      const isGone = error instanceof ApiError && error.status === 409;
      if (isGone) onGone();
      notifyError(error, isGone ? undefined : retry);
    },
  );
  if (rescue.state !== 'open') return <Ended rescue={rescue} />;
  const choose = (choice: Choice) => void run(choice);
  return (
    <Stack $width={720} $above={4} $gap={4}>
      <Stack as="header" $gap={2}>
        <h1>{describeFault(rescue)}</h1>
        <p>
          Your flowers {describeFor(rescue)} are not started. {describeOffers(rescue)}
        </p>
      </Stack>
      {rescue.offers.length > 0 && (
        <Offers aria-label="Florists that can bring them">
          {rescue.offers.map((offer) => (
            <OfferRow key={offer.company_id} {...{ offer, busy, running: running?.[0], onChoose: choose }} />
          ))}
        </Offers>
      )}
      {rescue.until && (
        <Card aria-labelledby="nothing">
          <h2 id="nothing">If you do nothing</h2>
          <p>
            <b>{formatUntil(rescue.until, rescue)}</b>: you get the full <b>{formatDollars(rescue.amount)}</b>{' '}
            back, and we tell you by SMS. Nobody is chosen for you.
          </p>
        </Card>
      )}
      <MoneyBack>
        <Button large aria-disabled={busy} onClick={() => choose('refund')}>
          {running?.[0] === 'refund' ? 'Giving it back…' : `Money back now, ${formatDollars(rescue.amount)}`}
        </Button>
      </MoneyBack>
    </Stack>
  );
}

interface OfferRowProps {
  offer: Offer;
  busy: boolean;
  running: Choice | undefined;
  onChoose: (choice: Choice) => void;
}

const OfferRow = ({ offer, busy, running, onChoose }: OfferRowProps) => (
  <li>
    <span>
      <Image photo={offer.photo ? { path: offer.photo, small: { path: offer.photo } } : null} alt="" />
    </span>
    <div>
      <b>{offer.florist}</b>
      <p>{offer.product}</p>
      <Text $small>
        {[
          ...(offer.distance === null ? [] : [`${formatDistance(offer.distance)} away`]),
          formatPeriod(offer.period.start_time, offer.period.stop_time),
        ].join(' · ')}
      </Text>
    </div>
    <div>
      <b>{offer.back > 0 ? `${formatDollars(offer.back)} back` : 'no extra'}</b>
      <Button
        aria-disabled={busy}
        aria-label={`Choose ${offer.florist}, ${offer.product}`}
        onClick={() => onChoose(offer.company_id)}
      >
        {running === offer.company_id ? 'Choosing…' : 'Choose'}
      </Button>
    </div>
  </li>
);

function Ended({ rescue: { state, florist, amount, moved_to } }: { rescue: Rescue }) {
  const [title, text] = {
    open: ['', ''],
    accepted: [`${florist} has accepted`, 'Your flowers are being made after all. Nothing for you to do.'],
    moved: [
      `${moved_to?.florist ?? 'Another florist'} makes your flowers`,
      `It is order ${moved_to?.number ?? ''} now, and paid. Your card goes along, and we tell you when they accept.`,
    ],
    refunded: [
      'Your money goes back',
      `${formatDollars(amount)} goes back to your card within 10 days. We are sorry about your flowers.`,
    ],
  }[state];
  return (
    <Stack $width={720} $above={4} $below={8} role="status">
      <h1>{title}</h1>
      <p>{text}</p>
    </Stack>
  );
}

const describeFault = ({ why, florist }: Rescue): string =>
  why === 'canceled' ? `${florist} cannot make your order` : `${florist} has not answered`;

function describeFor({ recipient, deliveryDay: day, delivery_period: period }: Rescue): string {
  const when = day && [formatDay(day), period && formatPeriod(period.start_time, period.stop_time)];
  return [recipient && `for ${recipient},`, ...(when || [])].filter(Boolean).join(' ');
}

function describeOffers({ offers, left_behind }: Rescue): string {
  if (offers.length === 0) return 'We found no other florist that is free then.';
  const without =
    left_behind.length > 0 ? ` Without ${left_behind.join(' and ')}: ${itsPrice(left_behind)}.` : '';
  return `These florists can still bring them in that time, for the same money or less. Your card goes along.${without}`;
}

const itsPrice = (titles: readonly string[]): string =>
  `${titles.length > 1 ? 'their' : 'its'} price goes into the flowers, or back to you`;

function formatUntil(until: string, { timezone }: Rescue): string {
  const at = new Date(until);
  return readersDeadline(at, timezone);
}
