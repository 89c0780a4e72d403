import { formatMoney } from '@bloomkin/shared/rules/money.ts';
import styled from 'styled-components';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { Icon } from '#components/media/Icon.tsx';
import { Image } from '#components/media/Image.tsx';
import { pluralise } from '#components/text/pluralise.ts';
import { mainPhoto } from '#features/productCard/mainPhoto.ts';
import type { PreviewedPrice, PreviewedProduct } from './priceForm.ts';

const Preview = styled.section`
  header {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 12px;
    margin-bottom: 10px;
    color: var(--bk-text-secondary);
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
  }
  h3 {
    font: 700 1.125rem/1.2 var(--bk-display);
    color: var(--bk-text-primary);
  }
  li {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr);
    gap: 14px;
    padding: 10px 0;
    border-top: 1px solid var(--bk-border-subtle);
  }
  i {
    width: 44px;
    height: 55px;
    border-radius: var(--bk-petal-s);
    overflow: hidden;
  }
  b {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  p {
    display: grid;
    grid-template-columns: 1fr 20px minmax(64px, auto) minmax(72px, auto);
    align-items: center;
    justify-items: end;
    gap: 8px;
    font-variant-numeric: tabular-nums;
    color: var(--bk-text-secondary);
    b {
      color: var(--bk-text-primary);
    }
    > span {
      display: flex;
      justify-content: space-between;
      gap: 8px;
      width: 100%;
      em {
        min-width: 0;
        font-style: normal;
        overflow-wrap: anywhere;
      }
    }
    small {
      font-size: 0.875rem;
    }
    &.fault {
      display: block;
      color: var(--bk-text-danger);
      font-size: 0.875rem;
    }
  }
`;

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
