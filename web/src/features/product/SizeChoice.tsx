import type { Product, ProductSize } from '@bloomkin/shared/schemas/product.ts';
import styled from 'styled-components';
import { formatDollars } from '#components/text/formatDollars.ts';
import { toDelivered } from '#features/deliveryDay/goodsQuery.ts';
import { useDelivery } from '#features/deliveryDay/useDelivery.ts';
import { fitSizes, SizeDrawing } from './SizeDrawing.tsx';
import { describeMeasures } from './sizeMeasures.ts';

const Choice = styled.fieldset`
  legend {
    margin-bottom: 8px;
    padding: 0;
    font-weight: 600;
  }
  label {
    position: relative;
    display: grid;
    gap: 2px;
    align-content: start;
    min-height: 64px;
    padding: 10px 14px;
    border: 1px solid var(--bk-border-default);
    border-radius: var(--bk-petal);
    cursor: pointer;
    overflow-wrap: anywhere;
  }
  label:has(:checked) {
    border-color: var(--bk-bg-brand);
    box-shadow: inset 0 0 0 1px var(--bk-bg-brand);
    background: var(--bk-bg-brandSoft);
  }
  label:has(:focus-visible) {
    outline: 3px solid var(--bk-focus-ring);
    outline-offset: 2px;
  }
  input {
    position: absolute;
    opacity: 0;
    inset: 0;
    cursor: pointer;
  }
  > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(104px, 1fr));
    gap: 8px;
    margin-bottom: 6px;
  }
  small {
    color: var(--bk-text-secondary);
    font-size: 0.8125rem;
  }
`;

interface SizeChoiceProps {
  product: Product;
  chosen: ProductSize | undefined;
  onChoose: (size: ProductSize) => void;
}

export function SizeChoice({ product, chosen, onChoose }: SizeChoiceProps) {
  const offered = product.sizes.filter(({ active }) => active);
  if (offered.length === 0) return null;
  const fit = fitSizes(offered);
  return (
    <Choice>
      <legend>How big?</legend>
      <div>
        {offered.map((size) => (
          <label key={size.id}>
            <input
              type="radio"
              name="size"
              checked={size.id === chosen?.id}
              onChange={() => onChoose(size)}
            />
            {fit && <SizeDrawing size={size} fit={fit} />}
            <b>{size.name}</b>
            <DeliveredPrice product={product} size={size} />
            {describeMeasures(size) && <small>{describeMeasures(size)}</small>}
          </label>
        ))}
      </div>
      {fit && <small>Drawn to one scale, beside a ruler of 30 cm.</small>}
    </Choice>
  );
}

/** With delivery as soon as a place is known; a dear size may be delivered free. */
function DeliveredPrice({ product, size: { price } }: { product: Product; size: ProductSize }) {
  const { offer } = useDelivery(toDelivered(product, price));
  const fee = offer?.price;
  return (
    <span>
      {formatDollars(price + (fee ?? 0))}
      {fee != null && <small> delivered</small>}
    </span>
  );
}
