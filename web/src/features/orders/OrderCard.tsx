import { paths } from '@bloomkin/shared/pages.ts';
import { lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { StatusPill } from '#components/feedback/StatusPill.tsx';
import { Row } from '#components/layout/boxes.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { Image } from '#components/media/Image.tsx';
import { formatDollars } from '#components/text/formatDollars.ts';
import { deliveryTimeLabel } from './deliveryTimeLabel.ts';
import { ReorderButton } from './ReorderButton.tsx';
import { refundLabel } from './refundMessages.ts';
import { statusLabel, statusTone } from './statusMessages.ts';

const Card = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  gap: 16px;
  padding: 14px;
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-petal-l);
  background: var(--bk-bg-surface);
  &:hover {
    box-shadow: var(--bk-e2);
  }
  > span {
    width: 88px;
    height: 110px;
    border-radius: var(--bk-petal);
    overflow: hidden;
  }
  > div {
    display: grid;
    align-content: center;
    gap: 4px;
    min-width: 0;
  }
  h2 {
    font: 700 1.375rem/1.2 var(--bk-display);
  }
  h2 a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
  p {
    color: var(--bk-text-secondary);
    font-size: 0.875rem;
    overflow-wrap: anywhere;
  }
  footer {
    position: relative;
    z-index: 1;
    width: fit-content;
    margin-top: 4px;
  }
  b {
    margin-left: auto;
    padding-right: 8px;
    font-size: 1.0625rem;
    font-variant-numeric: tabular-nums;
  }
`;

const describeItems = ({ items }: Order) =>
  items
    .map(({ product, size, count }) => {
      const title = lineTitle(product.name, size?.name);
      return count > 1 ? `${count} × ${title}` : title;
    })
    .join(', ');

interface OrderCardProps {
  order: Order;
  /** While it is searched for. */
  showsNumber?: boolean;
}

/** The whole card is a link, except for its button. */
export function OrderCard({ order, showsNumber = false }: OrderCardProps) {
  const photo = order.items.find(({ product }) => product.photo)?.product.photo;
  const isOver = order.status === 'completed' || order.status === 'canceled';
  const refund = refundLabel(order);
  const isOpen = order.status !== 'canceled' && order.payment_status === 'not_paid';
  return (
    <Card>
      <span>
        <Image photo={photo ? { path: photo, small: { path: photo } } : null} alt="" />
      </span>
      <div>
        <h2>
          <Link to={paths.order(order.id)}>
            {order.recipient?.fio ?? 'Me'}
            <VisuallyHidden>: {describeItems(order)}</VisuallyHidden>
          </Link>
        </h2>
        <Row $gap={1.5}>
          <StatusPill tone={statusTone(order.status)}>{statusLabel(order.status, order)}</StatusPill>
          {isOpen && <StatusPill tone="warning">Not paid</StatusPill>}
          {refund && <StatusPill tone="info">{refund}</StatusPill>}
          {order.dispute?.state === 'open' && <StatusPill tone="info">With your bank</StatusPill>}
          <b>{formatDollars(order.total)}</b>
        </Row>
        <p>
          {[deliveryTimeLabel(order), describeItems(order)].filter(Boolean).join(' · ')}
          <br />
          {[order.company_info?.brand, showsNumber && `Order ${order.number}`].filter(Boolean).join(' · ')}
        </p>
        {isOver && (
          <footer>
            <ReorderButton order={order} />
          </footer>
        )}
      </div>
    </Card>
  );
}
