import { paths } from '@bloomkin/shared/pages.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { QuantityInput } from '#components/form/QuantityInput.tsx';
import { Icon } from '#components/media/Icon.tsx';
import { sendPhoto } from '#components/media/photoTravel.ts';
import { useMayBuy } from '#session/useMayBuy.ts';
import { AskAboutCart } from './AskAboutCart.tsx';
import { useCartLine } from './useCartLine.ts';

const Round = styled.button`
  display: grid;
  place-items: center;
  width: 46px;
  height: 46px;
  border: 1.5px solid var(--bk-bg-brand);
  border-radius: 50%;
  background: var(--bk-bg-surface);
  color: var(--bk-text-brand);
  transition: background 0.12s;
  &:hover {
    background: var(--bk-bg-brand);
    color: var(--bk-text-onBrand);
  }
`;

/** A product in sizes is added on its own page. */
export const AddButton = ({ product }: { product: Product }) =>
  product.sizes.length > 0 ? <ChooseSize product={product} /> : <AddOne product={product} />;

function ChooseSize({ product: { id, name } }: { product: Product }) {
  if (!useMayBuy()) return null;
  return (
    <Round
      as={Link}
      to={paths.product(id)}
      aria-label={`Choose a size of ${name}`}
      onClick={() => sendPhoto(id)}
    >
      <Icon name="right" size={20} />
    </Round>
  );
}

function AddOne({ product }: { product: Product }) {
  const { count, busy, mayBuy, prepare, add, setCount, controls, question } = useCartLine(product);
  if (!mayBuy) return null;
  return (
    <div {...controls}>
      {count > 0 ? (
        <QuantityInput count={count} label={product.name} busy={busy} onChange={setCount} />
      ) : (
        <Round
          type="button"
          aria-label={`Add ${product.name} to cart`}
          aria-disabled={busy}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={add}
        >
          <Icon name="plus" size={20} />
        </Round>
      )}
      <AskAboutCart question={question} />
    </div>
  );
}
