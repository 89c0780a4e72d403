import { paths } from '@bloomkin/shared/pages.ts';
import { readersDeadline } from '@bloomkin/shared/rules/deadline.ts';
import type { Order, OrderRescue } from '@bloomkin/shared/schemas/order.ts';
import { Button, ButtonLink } from '#components/actions/Button.tsx';
import { Row } from '#components/layout/boxes.ts';
import { Card, CardHead } from '#components/layout/Card.ts';
import { Text } from '#components/layout/Text.ts';
import { pluralise } from '#components/text/pluralise.ts';
import type { OrderActions } from '#office/orders/changes/useOrderActions.tsx';

interface AcceptPanelProps {
  order: Order;
  now: Date;
  zone: string;
  actions: OrderActions;
  isAdmin: boolean;
}

/** By when a paid order is accepted, and what became of one that was not. */
export function AcceptPanel({ order, now, zone, actions, isAdmin }: AcceptPanelProps) {
  const { rescue, accept_by, status } = order;
  if (rescue) return <LapsePanel {...{ order, rescue, zone, isAdmin }} />;
  if (status !== 'new' || !accept_by) return null;
  const minutes = Math.ceil((Date.parse(accept_by) - now.getTime()) / 60_000);
  return (
    <Card aria-labelledby="accept-by">
      <CardHead>
        <h2 id="accept-by">Accept by {formatIn(accept_by, zone)}</h2>
        {minutes > 0 && minutes <= 60 && <b role="timer">{pluralise(minutes, 'minute')} left</b>}
      </CardHead>
      <Text>
        The clock runs only while you are open. Afterwards the buyer is asked whether another florist may make
        it.
      </Text>
      <Row $above={3}>
        <Button aria-disabled={actions.isChanging(order)} onClick={() => void actions.cancel(order)}>
          I cannot
        </Button>
      </Row>
    </Card>
  );
}

interface LapsePanelProps extends Pick<AcceptPanelProps, 'order' | 'zone' | 'isAdmin'> {
  rescue: OrderRescue;
}

function LapsePanel({ order, rescue, zone, isAdmin }: LapsePanelProps) {
  const { state, why, until, at } = rescue;
  const isLapsed = why === 'lapsed';
  const fault = isLapsed
    ? `Nobody accepted it by ${formatIn(order.accept_by ?? at, zone)}.`
    : 'You cannot make it.';
  const result = {
    open: `${order.fio} is asked who may make it${until ? `, until ${formatIn(until, zone)}` : ''}.`,
    moved: `${order.fio} chose another florist. Please do not make it.`,
    refunded: `The money goes back to ${order.fio}. Please do not make it.`,
  }[state];
  const isOver = state !== 'open';
  return (
    <>
      <Card aria-labelledby="lapse">
        <h2 id="lapse">{fault}</h2>
        <p>
          {result} {!isOver && isLapsed && 'Until then you can still accept it.'}
        </p>
        {isOver && <Text>You are charged nothing and paid nothing, and its place is free again.</Text>}
      </Card>
      {isLapsed && !isAdmin && (
        <Card aria-labelledby="prevent">
          <h2 id="prevent">Were you at the market?</h2>
          <Text>One of these stops it from happening again.</Text>
          <Row $above={3}>
            <ButtonLink to={paths.managers()}>Add someone who is told</ButtonLink>
            <ButtonLink to={paths.companySettings()}>Be told by text message</ButtonLink>
            <ButtonLink to={paths.orders()}>Stop selling</ButtonLink>
          </Row>
        </Card>
      )}
    </>
  );
}

function formatIn(at: string, zone: string): string {
  const instant = new Date(at);
  return readersDeadline(instant, zone);
}
