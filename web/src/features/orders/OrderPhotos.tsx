import { describeHandover } from '@bloomkin/shared/rules/orderStatus.ts';
import type { Order } from '@bloomkin/shared/schemas/order.ts';
import type { OrderPhoto } from '@bloomkin/shared/schemas/orderPhoto.ts';
import styled from 'styled-components';
import { Card } from '#components/layout/Card.ts';
import { formatInstant } from '#components/text/formatInstant.ts';

const Strip = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  img {
    width: 100%;
    aspect-ratio: 4 / 3;
    border-radius: var(--bk-petal-s);
    object-fit: cover;
  }
  small {
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
  }
`;

export const photoLabels: Readonly<Record<OrderPhoto['kind'], string>> = {
  bench: 'Before it left the shop',
  door: 'Where it was left',
  swap: 'Suggested instead',
  claim: 'As it arrived',
};

export const PhotoStrip = ({ photos, timezone }: Pick<Order, 'photos' | 'timezone'>) =>
  photos.length > 0 && (
    <Strip>
      {photos.map(({ url, kind, at }) => (
        <li key={url}>
          <img src={url} alt={`${photoLabels[kind]}, ${formatInstant(at, timezone)}`} loading="lazy" />
          <small>
            {photoLabels[kind]}, {formatInstant(at, timezone)}
          </small>
        </li>
      ))}
    </Strip>
  );

/** For the buyer: what left the shop, and where it was left. */
export function OrderPhotos({ order }: { order: Order }) {
  const { photos, handover, timezone, status } = order;
  const left = status === 'completed' && handover ? toHandoverText(handover) : '';
  if (photos.length === 0 && !left) return null;
  return (
    <Card aria-labelledby="order-photos">
      <h2 id="order-photos">Your flowers</h2>
      <PhotoStrip photos={photos} timezone={timezone} />
      {left && <p>{left}</p>}
    </Card>
  );
}

export const toHandoverText = ({ left_with, no_photo }: NonNullable<Order['handover']>): string =>
  describeHandover({ to: left_with, reason: no_photo });
