import { listAllProducts } from '@bloomkin/shared/routes/catalogue.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { useQuery } from '#api/useQuery.ts';
import { TextField } from '#components/form/TextField.tsx';
import { useDebounced } from '#components/hooks/useDebounced.ts';
import { mainPhoto } from '#features/productCard/mainPhoto.ts';

const Found = styled.ul`
  display: grid;
  max-height: 320px;
  margin-top: 8px;
  overflow: auto;
  border: 1px solid var(--bk-border-subtle);
  border-radius: var(--bk-radius-m);
  button {
    display: flex;
    align-items: center;
    gap: 12px;
    width: 100%;
    min-height: 56px;
    padding: 6px 12px;
    text-align: left;
    &:hover {
      background: var(--bk-bg-neutralSoft);
    }
  }
  img {
    border-radius: var(--bk-radius-s);
    object-fit: cover;
  }
  small {
    display: block;
    color: var(--bk-text-secondary);
  }
  p {
    padding: 14px;
  }
`;

interface ProductSearchProps {
  pickedIds: readonly string[];
  isFull: boolean;
  error: string | undefined;
  onAdd: (product: Product) => void;
}

const debounceMs = 250;

export function ProductSearch({ pickedIds, isFull, error, onAdd }: ProductSearchProps) {
  const [search, setSearch] = useState('');
  const name = useDebounced(search.trim(), debounceMs);
  const isSearching = name.length >= 2;
  const { data } = useQuery(
    listAllProducts,
    isSearching ? { query: { search: name, per_page: 10, only_active: 0 } } : null,
    { asMyself: true },
  );
  return (
    <>
      <TextField
        label="Find a product"
        type="search"
        value={search}
        maxLength={100}
        onChange={({ target }) => setSearch(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        error={error}
      />
      {isSearching && data && (
        <Found aria-label="Found products">
          {data.data.length === 0 && (
            <li>
              <p>Nothing has that name.</p>
            </li>
          )}
          {data.data.map((product) => (
            <FoundProduct
              key={product.id}
              product={product}
              isPicked={pickedIds.includes(product.id)}
              isFull={isFull}
              onAdd={() => onAdd(product)}
            />
          ))}
        </Found>
      )}
    </>
  );
}

interface FoundProductProps {
  product: Product;
  isPicked: boolean;
  isFull: boolean;
  onAdd: () => void;
}

const FoundProduct = ({ product, isPicked, isFull, onAdd }: FoundProductProps) => (
  <li>
    <button
      type="button"
      aria-disabled={isPicked || isFull}
      onClick={() => {
        if (!isPicked && !isFull) onAdd();
      }}
    >
      <ProductThumb product={product} />
      <span>
        {product.name}
        <small>
          {product.company_info.brand}
          {isPicked && ', in the collection'}
        </small>
      </span>
    </button>
  </li>
);

export const ProductThumb = ({ product }: { product: Product }) => {
  const photo = mainPhoto(product);
  return photo ? <img src={photo.small.path} alt="" width={40} height={50} loading="lazy" /> : null;
};
