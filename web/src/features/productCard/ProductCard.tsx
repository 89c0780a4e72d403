import { paths } from '@bloomkin/shared/pages.ts';
import { describeLeft } from '@bloomkin/shared/rules/dayLimit.ts';
import { addDays, formatDay } from '@bloomkin/shared/rules/zonedTime.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '#components/media/Icon.tsx';
import { Image } from '#components/media/Image.tsx';
import { sendPhoto } from '#components/media/photoTravel.ts';
import { deliveryPriceLabel } from '#components/text/deliveryPriceLabel.ts';
import { formatDistance } from '#components/text/formatDistance.ts';
import { OfferTag } from '#components/text/OfferTag.tsx';
import { Price } from '#components/text/Price.tsx';
import { recipientNote } from '#features/deliveryAddress/recipientNote.ts';
import { useStore } from '#storage/createStore.ts';
import { AddButton } from './AddButton.tsx';
import { Buy, Card, Florist, Left, Name, Photo, Score, Tag, Unsuited } from './cardStyles.ts';
import { mainPhoto } from './mainPhoto.ts';

/** `day`: the chosen one, '' for any. */
export function arrivalLabel(earliest: string, today: string, day: string): string {
  if (earliest <= today) return 'Today';
  if (earliest === day) return formatDay(day);
  return `From ${earliest === addDays(today, 1) ? 'tomorrow' : formatDay(earliest)}`;
}

interface ProductCardProps {
  product: Product;
  /** The reader's day, `YYYY-MM-DD`. */
  today: string;
  /** The chosen day of the listing; '' for any. */
  day: string;
}

/** Memoised: a listing has dozens. */
export const ProductCard = memo(function ProductCard({ product, today, day }: ProductCardProps) {
  const { id, name, price, price_to, company_info, rating, reviews_count } = product;
  const { distance, earliest_day, discount, day_limit, delivery_price } = product;
  const left = describeLeft(day_limit, today);
  const isToday = earliest_day != null && earliest_day <= today;
  const conflict = useStore(recipientNote)?.findConflict(product);
  return (
    <Card data-unsuited={conflict && ''}>
      <Photo data-photo-of={id}>
        <Image photo={mainPhoto(product)} alt="" />
        {earliest_day && (
          <Tag $today={isToday}>
            {isToday && <Icon name="clock" size={14} />}
            {arrivalLabel(earliest_day, today, day)}
          </Tag>
        )}
        {conflict && <Unsuited>{conflict}</Unsuited>}
      </Photo>
      <Name>
        <Link to={paths.product(id)} onClick={() => sendPhoto(id)}>
          {name}
        </Link>
      </Name>
      <Florist>
        {company_info.brand}
        {distance !== undefined && `, ${formatDistance(distance)}`}
      </Florist>
      <Score>
        {rating === null ? (
          'No reviews yet'
        ) : (
          <>
            <Icon name="star" size={14} solid />
            <b>{rating.toFixed(1)}</b> ({reviews_count})
          </>
        )}
      </Score>
      {discount && <OfferTag discount={discount} />}
      {left && <Left>{left}</Left>}
      <Buy>
        <p>
          <Price dollars={price + (delivery_price ?? 0)} isFrom={price_to > price} />
          {delivery_price !== undefined && (
            <small>with {deliveryPriceLabel(delivery_price).toLowerCase()} delivery</small>
          )}
        </p>
        <AddButton product={product} />
      </Buy>
    </Card>
  );
});
