import { paths } from '@bloomkin/shared/pages.ts';
import type { OrderStatusView as OrderStatus } from '@bloomkin/shared/schemas/orderLinks.ts';
import { Link } from 'react-router-dom';
import { ButtonLink } from '#components/actions/Button.tsx';
import { Grid, Row, Stack } from '#components/layout/boxes.ts';
import { Card } from '#components/layout/Card.ts';
import { Text } from '#components/layout/Text.ts';
import { CallLink } from './CallLink.tsx';
import { useLinkTag } from './change/useOrderTag.ts';
import { OrderHeadline } from './OrderHeadline.tsx';
import { PhotoStrip } from './OrderPhotos.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { arrivalTitle, describeNextStep, statusLabel } from './statusMessages.ts';

/** For whoever has the link: neither side's address, contact or sum. */
export function OrderStatusView({ order }: { order: OrderStatus }) {
  const { status, florist, florist_phone, product, photos, timezone, recipient, place, handover } = order;
  useLinkTag(order);
  const unknown = { payment_status: 'paid', held_until: null } as const;
  const facts = [product.name, recipient && `for ${recipient}`, place].filter(Boolean).join(' · ');
  return (
    <Stack $above={4} $below={8} $gap={5}>
      <OrderHeadline
        {...{ product, photos, timezone }}
        state={statusLabel(status, order)}
        title={arrivalTitle({ ...order, recipient })}
      >
        <p>{describeNextStep({ ...order, ...unknown }, florist, 0)}</p>
        <Text>{facts}</Text>
        {handover && <p>{handover}</p>}
        <small>Order {order.number}</small>
      </OrderHeadline>
      <Grid $l="2fr 1fr" $gap={5} $align="start">
        <Stack $gap={5}>
          <OrderTimeline order={order} />
          {photos.length > 1 && (
            <Card aria-labelledby="order-photos">
              <h2 id="order-photos">Your flowers</h2>
              <PhotoStrip {...{ photos, timezone }} />
            </Card>
          )}
        </Stack>
        <Card aria-labelledby="order-help">
          <h2 id="order-help">Help</h2>
          <Row $gap={2.5}>
            <ButtonLink to={paths.claim(order.claim)}>Something wrong?</ButtonLink>
            {florist_phone && <CallLink phone={florist_phone} />}
            <Link to={paths.myOrders()}>Sign in to change or pay an order</Link>
          </Row>
        </Card>
      </Grid>
    </Stack>
  );
}
