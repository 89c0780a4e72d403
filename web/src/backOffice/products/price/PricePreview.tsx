import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { Icon } from '#components/media/Icon.tsx';
import { Image } from '#components/media/Image.tsx';
import { mainPhoto } from '#features/productCard/mainPhoto.ts';
import type { PreviewedPrice } from './priceForm.ts';
import { Preview } from './priceStyles.ts';

interface PricePreviewProps {
  prices: readonly PreviewedPrice[];
  /** How many will change. */
  count: number;
}

export const PricePreview = ({ prices, count }: PricePreviewProps) => (
  <Preview aria-labelledby="what-changes">
    <header>
      <h3 id="what-changes">What changes</h3>
      <span role="status">{count === 1 ? '1 price' : `${count} prices`}</span>
    </header>
    <ul>
      {prices.map((price) => (
        <PriceRow key={price.product.id} {...price} />
      ))}
    </ul>
  </Preview>
);

function PriceRow({ product, fromCents, toCents, fault }: PreviewedPrice) {
  const difference = toCents - fromCents;
  return (
    <li>
      <i>
        <Image photo={mainPhoto(product)} alt="" />
      </i>
      <div>
        <b>{product.name}</b>
        {fault ? (
          <p className="fault">
            Stays at {formatMoney(fromCents)}. {fault}.
          </p>
        ) : (
          <p>
            <span>{formatMoney(fromCents)}</span>
            <Icon name="right" size={16} />
            <VisuallyHidden> becomes </VisuallyHidden>
            <b>{formatMoney(toCents)}</b>
            <small>
              {difference > 0 && '+'}
              {difference === 0 ? 'the same' : formatMoney(difference)}
            </small>
          </p>
        )}
      </div>
    </li>
  );
}
