import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { Icon } from '#components/media/Icon.tsx';
import { Image } from '#components/media/Image.tsx';
import { pluralise } from '#components/text/pluralise.ts';
import { mainPhoto } from '#features/productCard/mainPhoto.ts';
import type { PreviewedPrice, PreviewedProduct } from './priceForm.ts';
import { Preview } from './priceStyles.ts';

interface PricePreviewProps {
  products: readonly PreviewedProduct[];
  /** How many prices will change. */
  count: number;
}

export const PricePreview = ({ products, count }: PricePreviewProps) => (
  <Preview aria-labelledby="what-changes">
    <header>
      <h3 id="what-changes">What changes</h3>
      <span role="status">{pluralise(count, 'price')}</span>
    </header>
    <ul>
      {products.map((preview) => (
        <ProductPrices key={preview.product.id} {...preview} />
      ))}
    </ul>
  </Preview>
);

const ProductPrices = ({ product, prices, fault }: PreviewedProduct) => (
  <li>
    <i>
      <Image photo={mainPhoto(product)} alt="" />
    </i>
    <div>
      <b>{product.name}</b>
      {fault ? (
        <p className="fault">
          {describeUnchanged(prices)}. {fault}
          {prices.length > 1 && ' for one of its sizes'}.
        </p>
      ) : (
        prices.map((price) => <PriceLine key={price.id} {...price} />)
      )}
    </div>
  </li>
);

const describeUnchanged = (prices: readonly PreviewedPrice[]): string =>
  prices.length > 1 ? 'All sizes keep their price' : `Stays at ${formatMoney(prices[0]?.fromCents ?? 0)}`;

function PriceLine({ size, fromCents, toCents }: PreviewedPrice) {
  const difference = toCents - fromCents;
  return (
    <p>
      <span>
        {size !== null && <em>{size}</em>}
        {formatMoney(fromCents)}
      </span>
      <Icon name="right" size={16} />
      <VisuallyHidden> becomes </VisuallyHidden>
      <b>{formatMoney(toCents)}</b>
      <small>
        {difference > 0 && '+'}
        {difference === 0 ? 'the same' : formatMoney(difference)}
      </small>
    </p>
  );
}
