import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import styled from 'styled-components';
import { Card } from '#components/layout/Card.ts';
import { MoveBar } from '#components/list/MoveBar.tsx';
import { useReorder } from '#components/list/useReorder.ts';
import { OfficeIcon } from '#office/kit/OfficeIcon.tsx';
import { dragHandle, rowButton } from '#office/kit/rowButton.ts';
import type { CollectionValues } from './collectionValues.ts';
import { ProductSearch, ProductThumb } from './ProductSearch.tsx';

const PickerText = styled.p`
  margin-bottom: 16px;
  color: var(--bk-text-secondary);
`;

const PickedRows = styled.ul`
  display: grid;
  margin-top: 12px;
  li > div {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 64px;
    border-top: 1px solid var(--bk-border-subtle);
    background: var(--bk-bg-surface);
  }
  li[data-lifted] > div {
    position: relative;
    z-index: 2;
    border-radius: var(--bk-radius-m);
    box-shadow: var(--bk-e3);
  }
  img {
    border-radius: var(--bk-radius-s);
    object-fit: cover;
  }
  span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--bk-text-secondary);
  }
  button {
    ${rowButton}
    &[data-handle] {
      ${dragHandle}
    }
  }
`;

interface ProductPickerProps {
  form: UseFormReturn<CollectionValues>;
  products: readonly Product[];
}

const most = 200;

/** Products found by name, and put in order by dragging or with the keys. */
export function ProductPicker({ form, products }: ProductPickerProps) {
  const [added, setAdded] = useState<readonly Product[]>([]);
  const known = new Map([...products, ...added].map((product) => [String(product.id), product]));
  const ids = form.watch('productIds');
  const setIds = (next: readonly string[]) =>
    form.setValue('productIds', [...next], { shouldDirty: true, shouldValidate: true });
  return (
    <Card aria-labelledby="collection-products">
      <h2 id="collection-products">Products</h2>
      <PickerText>
        {ids.length} of {most} at most. Buyers see them in this order: drag a handle, or press it.
      </PickerText>
      <ProductSearch
        pickedIds={ids}
        isFull={ids.length >= most}
        error={form.formState.errors.productIds?.message}
        onAdd={(product) => {
          setAdded([...added, product]);
          setIds([...ids, product.id]);
        }}
      />
      <PickedProducts ids={ids} known={known} onChange={setIds} />
    </Card>
  );
}

interface PickedProductsProps {
  ids: readonly string[];
  /** Deleted products are missing. */
  known: ReadonlyMap<string, Product>;
  onChange: (ids: readonly string[]) => void;
}

function PickedProducts({ ids, known, onChange }: PickedProductsProps) {
  const order = useReorder<HTMLUListElement>({
    ids,
    describe: (id) => known.get(id)?.name ?? 'a product',
    onReorder: onChange,
  });
  return (
    <>
      <PickedRows ref={order.list} aria-label="Products of the collection">
        {ids.map((id) => (
          <li key={id} {...order.placeProps(id)}>
            <div style={order.liftStyle(id)}>
              <button type="button" {...order.handleProps(id)}>
                <OfficeIcon name="grip" size={20} strokeWidth={3} />
              </button>
              <PickedProduct
                product={known.get(id)}
                onRemove={() => onChange(ids.filter((other) => other !== id))}
              />
            </div>
          </li>
        ))}
      </PickedRows>
      <MoveBar moving={order} />
    </>
  );
}

interface PickedProductProps {
  product: Product | undefined;
  onRemove: () => void;
}

const PickedProduct = ({ product, onRemove }: PickedProductProps) => (
  <>
    {product && <ProductThumb product={product} />}
    <span>
      {product?.name ?? 'Loading, or no longer there'}
      <small>
        {product?.company_info.brand}
        {product && !product.active && ', not in the shop'}
      </small>
    </span>
    <button type="button" aria-label={`Take ${product?.name ?? 'the product'} out`} onClick={onRemove}>
      <OfficeIcon name="close" size={18} />
    </button>
  </>
);
