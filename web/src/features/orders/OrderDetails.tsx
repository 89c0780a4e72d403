import { paths } from '@bloomkin/shared/pages.ts';
import { readersDeadline } from '@bloomkin/shared/rules/deadline.ts';
import { formatPhone } from '@bloomkin/shared/rules/phone.ts';
import { firstName } from '@bloomkin/shared/rules/publicName.ts';
import { marketTimeZone } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Button } from '#components/actions/Button.tsx';
import { Card } from '#components/layout/Card.ts';
import { Facts } from '#components/layout/Facts.ts';
import { Figures } from '#components/layout/figures.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { lazyWithPreload } from '#components/lazyWithPreload.ts';
import { cardPaper } from '#components/media/cardPaper.ts';
import { Image } from '#components/media/Image.tsx';
import { deliveryPriceLabel } from '#components/text/deliveryPriceLabel.ts';
import { formatDollars } from '#components/text/formatDollars.ts';
import { DiscountFigures } from '#features/cart/DiscountFigures.tsx';
import { type ChangePart, canChange, changeLabels } from './change/orderChange.ts';
import { useOrderTag } from './change/useOrderTag.ts';
import { deliveryTimeLabel } from './deliveryTimeLabel.ts';
import { ReviewLink } from './ReviewLink.tsx';

const Lines = styled.ul`
  li {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr) auto;
    align-items: center;
    gap: 14px;
    padding: 10px 0;
    border-bottom: 1px solid var(--bk-border-subtle);
  }
  li > span:first-child {
    width: 56px;
    height: 68px;
    border-radius: var(--bk-petal-s);
    overflow: hidden;
  }
  a {
    font-weight: 600;
    line-height: 1.3;
    &:hover {
      text-decoration: underline;
    }
  }
  a[data-review] {
    display: flex;
    align-items: center;
    width: fit-content;
    min-height: 32px;
    color: var(--bk-text-brand);
    font-size: 0.875rem;
  }
  small {
    display: block;
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
  }
  b {
    font-variant-numeric: tabular-nums;
  }
`;

const Until = styled.p`
  margin-bottom: 16px;
  color: var(--bk-text-secondary);
`;

const ChangeableFact = styled.div`
  dd {
    display: flex;
    justify-content: space-between;
    gap: 12px;
  }
  button {
    flex: none;
    align-self: start;
    margin: -12px -12px -12px 0;
    padding-inline: 12px;
  }
`;

const CardText = styled.p`
  ${cardPaper}
  flex: 1;
  min-width: 0;
  padding: 16px 18px;
  font: 500 1.25rem/1.35 var(--bk-display);
  font-feature-settings: 'lnum';
  overflow-wrap: anywhere;
`;

const toPhoto = (path: string | null) => path && { path, small: { path } };

export const OrderLines = ({ order }: { order: Order }) => (
  <Card aria-labelledby="order-lines">
    <h2 id="order-lines">What you ordered</h2>
    <Lines>
      {order.items.map(({ product, size, count, product_price }) => (
        <li key={`${product.id} ${size?.id}`}>
          <span>
            <Image photo={toPhoto(product.photo) || null} alt="" />
          </span>
          <span>
            <Link to={paths.product(product.id)}>{product.name}</Link>
            {order.status === 'completed' && <ReviewLink product={product} />}
            <small>
              {size && `${size.name}, `}
              {count} × {formatDollars(product_price)}
            </small>
          </span>
          <b>{formatDollars(product_price * count)}</b>
        </li>
      ))}
    </Lines>
    <Figures>
      <dt>Items</dt>
      <dd>{formatDollars(order.order_summ)}</dd>
      <DiscountFigures discounts={order.discounts} />
      <dt>{order.isPickup ? 'Pick up' : 'Delivery'}</dt>
      <dd>{deliveryPriceLabel(order.delivery_cost)}</dd>
      <dt>Total</dt>
      <dd>{formatDollars(order.total)}</dd>
    </Figures>
  </Card>
);

function describeHiddenPlace({ address_later, recipient, location }: Order): string {
  const who = firstName(recipient?.fio) ?? 'The recipient';
  if (address_later === 'given') return `${who} has told the florist. You don’t see the address.`;
  return `Near ${location?.address ?? 'their suburb'}. ${who} tells the florist where; you won’t see the address.`;
}

interface Fact {
  label: string;
  value: string;
  part?: ChangePart;
}

function listFacts(order: Order): Fact[] {
  const { recipient, location, pickup_store_info: store } = order;
  const unit = order.unitOffice ? `${order.unitOffice}, ` : '';
  const where = order.address_later ? describeHiddenPlace(order) : location ? unit + location.address : '';
  return [
    { label: order.isPickup ? 'Pick up' : 'Delivery', value: deliveryTimeLabel(order), part: 'time' },
    {
      label: 'Where',
      value: order.isPickup ? [store?.name, store?.address].filter(Boolean).join('\n') : where,
      part: 'place',
    },
    {
      label: 'For',
      value: recipient ? [recipient.fio, formatPhone(recipient.phone)].filter(Boolean).join(', ') : '',
      part: 'person',
    },
    { label: 'Comment for the driver', value: order.isPickup ? '' : order.comment },
    { label: 'Card message', value: order.card_message, part: 'card' },
    {
      label: 'Ordered by',
      value: [order.fio, formatPhone(order.phone), order.email].filter(Boolean).join('\n'),
    },
  ];
}

const ChangeDialog = lazyWithPreload(async () => (await import('./change/ChangeDialog.tsx')).ChangeDialog);

interface OrderFactsProps {
  order: Order;
  nowMs: number;
  onChanged: () => void;
}

export function OrderFacts({ order, nowMs, onChanged }: OrderFactsProps) {
  const [part, setPart] = useState<ChangePart>();
  const [isOpen, setOpen] = useState(false);
  const isChangeable = (fact: Fact) => fact.part !== undefined && canChange(fact.part, order, nowMs);
  const open = (next: ChangePart) => {
    setPart(next);
    setOpen(true);
  };
  useOrderTag(order, nowMs, open);
  const until = order.change_until && canChange('card', order, nowMs) && new Date(order.change_until);
  return (
    <Card aria-labelledby="order-facts">
      <h2 id="order-facts">Details</h2>
      {until && (
        <Until>
          You can change it until {readersDeadline(until, order.timezone ?? marketTimeZone)}, or until{' '}
          {order.company_info?.brand ?? 'your florist'} starts.
        </Until>
      )}
      <Facts>
        {listFacts(order)
          .filter((fact) => fact.value !== '' || isChangeable(fact))
          .map((fact) => (
            <ChangeableFact key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>
                {fact.part === 'card' && fact.value ? (
                  <CardText>{fact.value}</CardText>
                ) : (
                  fact.value || (fact.part === 'person' ? 'You' : 'None')
                )}
                {fact.part && isChangeable(fact) && <ChangeButton part={fact.part} onOpen={open} />}
              </dd>
            </ChangeableFact>
          ))}
      </Facts>
      {part && (
        <Suspense fallback={null}>
          <ChangeDialog {...{ order, part, isOpen, onChanged }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}

const ChangeButton = ({ part, onOpen }: { part: ChangePart; onOpen: (part: ChangePart) => void }) => (
  <Button kind="quiet" aria-haspopup="dialog" onClick={() => onOpen(part)}>
    Change <VisuallyHidden>{changeLabels[part]}</VisuallyHidden>
  </Button>
);
