import { lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
import type { OrderItem } from '@bloomkin/shared/schemas/order.ts';
import styled from 'styled-components';
import { VisuallyHidden } from '#components/layout/VisuallyHidden.tsx';
import { Image } from '#components/media/Image.tsx';

const Row = styled.div`
  display: flex;
  align-items: center;
  i {
    flex: none;
    width: 36px;
    height: 44px;
    margin-left: -10px;
    border: 2px solid var(--bk-bg-surface);
    border-radius: var(--bk-petal-s);
    overflow: hidden;
    &:first-child {
      margin-left: 0;
    }
  }
  > span {
    margin-left: 9px;
    font-variant-numeric: tabular-nums;
  }
`;

const maxThumbs = 3;

/** The API returns only a small photo of an ordered product. */
export const toPhoto = (photo: string | null) => photo && { path: photo, small: { path: photo } };

interface ItemThumbsProps {
  items: readonly OrderItem[];
  count: number;
  isLabelled?: boolean;
}

export const ItemThumbs = ({ items, count, isLabelled = false }: ItemThumbsProps) => (
  <Row>
    {items.slice(0, maxThumbs).map(({ product, size }) => (
      <i key={`${product.id} ${size?.id}`} title={lineTitle(product.name, size?.name)}>
        <Image photo={toPhoto(product.photo) || null} alt={lineTitle(product.name, size?.name)} />
      </i>
    ))}
    <span>
      {count}
      {isLabelled ? toUnit(count) : <VisuallyHidden>{toUnit(count)}</VisuallyHidden>}
    </span>
  </Row>
);

const toUnit = (count: number): string => (count === 1 ? ' item' : ' items');
