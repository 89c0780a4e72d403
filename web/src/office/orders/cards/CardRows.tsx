import { toRecipientContact } from '@bloomkin/shared/rules/recipientContact.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { useId } from 'react';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { Checkbox } from '#components/form/Checkbox.tsx';
import { Card } from '#components/layout/Card.ts';
import { describePlace } from '#office/orders/list/describePlace.ts';
import type { CardLook } from './cardLook.ts';
import { CardList } from './cardStyles.ts';
import { fitCard, type LeftOut } from './cardText.ts';

interface CardRow {
  order: Order;
  leftOut: LeftOut | undefined;
  canChoose: boolean;
  isOn: boolean;
}

interface CardRowsProps {
  title: string;
  rows: readonly CardRow[];
  look: CardLook;
  onChoose: (id: string, isOn: boolean) => void;
}

/** Orders whose cards are chosen here, or the reason why they get none. */
export function CardRows({ title, rows, look, onChoose }: CardRowsProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <CardList>
        {rows.map(({ order, leftOut, canChoose, isOn }) => (
          <li key={order.id}>
            {canChoose ? (
              <Checkbox checked={isOn} onChange={(next) => onChoose(order.id, next)}>
                <CardName order={order} />
              </Checkbox>
            ) : (
              <span>
                <CardName order={order} />
              </span>
            )}
            {leftOut && <StatusPill tone="warning">{leftOut.reason}</StatusPill>}
            {canChoose && fitCard(order.card_message, look.paper).isTooLong && (
              <StatusPill tone="danger">
                {look.paper === 'labels' ? 'Too long for a label' : 'Too long'}
              </StatusPill>
            )}
          </li>
        ))}
      </CardList>
    </Card>
  );
}

const CardName = ({ order }: { order: Order }) => (
  <>
    {toRecipientContact(order).fio}
    <small>
      #{order.number}, {describePlace(order).suburb}
    </small>
  </>
);
