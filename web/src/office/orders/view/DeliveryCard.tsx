import { toRecipientContact } from '@bloomkin/shared/rules/recipientContact.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import { Card } from '#components/layout/Card.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { Lines } from '#office/kit/pageStyles.ts';
import { PhoneLink } from './PhoneLink.tsx';

/** A plain link: no map is loaded here. */
export const wayThere = ({ lat, lng }: { lat: number; lng: number }) =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;

export const DeliveryCard = ({ order }: { order: Order }) => (
  <Card aria-labelledby="order-delivery">
    <h2 id="order-delivery">{order.isPickup ? 'Pickup' : 'Delivery'}</h2>
    {order.isPickup ? <Pickup order={order} /> : <Delivery order={order} />}
  </Card>
);

const Pickup = ({ order: { pickup_store_info: store, fio, phone } }: { order: Order }) => (
  <Lines>
    <h3>At</h3>
    <p>
      <b>{store?.name ?? 'Your store'}</b>
      <br />
      {store?.address}
    </p>
    <h3>Picked up by</h3>
    <p>{fio}</p>
    <PhoneLink phone={phone} />
  </Lines>
);

function Delivery({ order }: { order: Order }) {
  const { location, unitOffice } = order;
  const { fio, phone } = toRecipientContact(order);
  return (
    <Lines>
      <h3>For</h3>
      <p>
        <b>{fio}</b>
      </p>
      <PhoneLink phone={phone} />
      <h3>Address</h3>
      <p>
        {unitOffice && (
          <>
            <b>{unitOffice}</b>
            <br />
          </>
        )}
        {order.address_later === 'asked' && 'Not given yet, only near '}
        {location?.address ?? 'No address was given.'}
      </p>
      {order.door_note && <p>{order.door_note}</p>}
      {order.address_later && (
        <p>
          {order.address_later === 'asked'
            ? 'The recipient is asked by text message; without an answer in time the order is canceled.'
            : 'The buyer does not see this address: please do not tell it to them.'}
        </p>
      )}
      {location && order.status !== 'canceled' && (
        <a href={wayThere(location)} target="_blank" rel="noreferrer">
          <OfficeIcon name="pin" size={20} />
          Show the way on a map
        </a>
      )}
    </Lines>
  );
}
