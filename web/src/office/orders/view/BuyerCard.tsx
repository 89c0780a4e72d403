import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { Card } from '#components/layout/Card.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { Lines } from '#office/kit/pageStyles.ts';
import { PhoneLink } from './PhoneLink.tsx';

export const BuyerCard = ({ order: { fio, phone, email } }: { order: Order }) => (
  <Card aria-labelledby="order-buyer">
    <h2 id="order-buyer">Buyer</h2>
    <Lines>
      <p>
        <b>{fio}</b>
      </p>
      <PhoneLink phone={phone} />
      {email && (
        <a href={`mailto:${email}`}>
          <OfficeIcon name="mail" size={20} />
          {email}
        </a>
      )}
    </Lines>
  </Card>
);
