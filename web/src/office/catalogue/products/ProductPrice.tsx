import styled from 'styled-components';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { formatDollars } from '#components/text/formatDollars.ts';
import type { ListedProduct } from './productReads.ts';

const Sizes = styled.ul`
  && {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    max-width: 220px;
    margin: 2px 0 0;
  }
  && li {
    display: block;
    min-height: 0;
    padding: 1px 8px;
    border: 1px solid var(--bk-border-subtle);
    border-radius: var(--bk-radius-pill);
    background: none;
    color: var(--bk-text-secondary);
    font-size: 0.75rem;
    white-space: nowrap;
    &[data-off] {
      text-decoration: line-through;
    }
  }
  td.num && {
    justify-content: flex-end;
    margin-left: auto;
  }
`;

const Extra = styled.span`
  && {
    display: inline-block;
    margin-top: 2px;
    padding: 1px 8px;
    border-radius: var(--bk-radius-pill);
    background: var(--bk-bg-neutralSoft);
    color: var(--bk-text-secondary);
    font-size: 0.75rem;
    font-weight: 600;
  }
`;

interface PriceProps {
  product: ListedProduct;
}

/** '$69', or '$69 – $145' over its sizes. */
export const PriceRange = ({ product: { price, price_to: highest } }: PriceProps) => (
  <b>{highest > price ? `${formatDollars(price)} – ${formatDollars(highest)}` : formatDollars(price)}</b>
);

export const SizeNames = ({ product: { name, sizes } }: PriceProps) =>
  sizes.length > 0 && (
    <Sizes aria-label={`Sizes of ${name}`}>
      {sizes.map((size) => (
        <li
          key={size.id}
          title={`${size.name}, ${formatDollars(size.price)}`}
          data-off={size.active ? undefined : ''}
        >
          {size.name}
          {!size.active && <VisuallyHidden>, not in the shop</VisuallyHidden>}
        </li>
      ))}
    </Sizes>
  );

/** Offered beside flowers of the same florist. */
export const ExtraMark = ({ product }: { product: Pick<ListedProduct, 'addon'> }) =>
  product.addon && <Extra>Extra</Extra>;
