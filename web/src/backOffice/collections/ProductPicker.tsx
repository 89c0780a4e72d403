import { listAllProducts } from '@bloomkin/shared/routes/catalogue.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useQuery } from '#api/useQuery.ts';
import { TextField } from '#components/form/TextField.tsx';
import { useDebounced } from '#components/hooks/useDebounced.ts';
import { ReorderBar } from '#components/list/ReorderBar.tsx';
import { useReorder } from '#components/list/useReorder.ts';
import { OfficeIcon } from '../OfficeIcon.tsx';
import { Card } from '../pageStyles.ts';
import { Found, PickedRows } from './collectionStyles.ts';
import type { CollectionValues } from './collectionValues.ts';

interface ProductPickerProps {
  form: UseFormReturn<CollectionValues>;
  products: readonly Product[];
}

const most = 200;
const debounceMs = 250;

/** Products found by name, and put in order by dragging or with the keys. */
export function ProductPicker({ form, products }: ProductPickerProps) {
  const [search, setSearch] = useState('');
  const [added, setAdded] = useState<readonly Product[]>([]);
  const wanted = useDebounced(search.trim(), debounceMs);
  const found = useQuery(
    listAllProducts,
    wanted.length < 2 ? null : { query: { search: wanted, per_page: 10, only_active: 0 } },
    { asMyself: true },
  );
  const known = new Map([...products, ...added].map((product) => [String(product.id), product]));
  const ids = form.watch('productIds');
  const set = (next: readonly string[]) =>
    form.setValue('productIds', [...next], { shouldDirty: true, shouldValidate: true });
  const order = useReorder<HTMLUListElement>({
    ids,
    describe: (id) => known.get(id)?.name ?? 'a product',
    onReorder: set,
  });
  const results = wanted.length < 2 ? [] : (found.data?.data ?? []);
  return (
    <Card aria-labelledby="collection-products">
      <h2 id="collection-products">Products</h2>
      <p>
        {ids.length} of {most} at most. Buyers see them in this order: drag a handle, or press it.
      </p>
      <TextField
        label="Find a product"
        type="search"
        value={search}
        maxLength={100}
        onChange={({ target }) => setSearch(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        error={form.formState.errors.productIds?.message}
      />
      {wanted.length >= 2 && found.data && (
        <Found aria-label="Found products">
          {results.length === 0 && (
            <li>
              <p>Nothing has that name.</p>
            </li>
          )}
          {results.map((product) => (
            <li key={product.id}>
              <button
                type="button"
                aria-disabled={ids.includes(product.id) || ids.length >= most}
                onClick={() => {
                  if (ids.includes(product.id) || ids.length >= most) return;
                  setAdded([...added, product]);
                  set([...ids, product.id]);
                }}
              >
                <Picture product={product} />
                <span>
                  {product.name}
                  <small>
                    {product.company_info.brand}
                    {ids.includes(product.id) && ', in the collection'}
                  </small>
                </span>
              </button>
            </li>
          ))}
        </Found>
      )}
      <PickedRows ref={order.list} aria-label="Products of the collection">
        {ids.map((id) => {
          const product = known.get(id);
          return (
            <li key={id} {...order.placeProps(id)}>
              <div style={order.liftStyle(id)}>
                <button type="button" {...order.handleProps(id)}>
                  <OfficeIcon name="grip" size={20} strokeWidth={3} />
                </button>
                {product && <Picture product={product} />}
                <span>
                  {product?.name ?? 'Loading, or no longer there'}
                  <small>
                    {product?.company_info.brand}
                    {product && !product.active && ', not in the shop'}
                  </small>
                </span>
                <button
                  type="button"
                  aria-label={`Take ${product?.name ?? 'the product'} out`}
                  onClick={() => set(ids.filter((other) => other !== id))}
                >
                  <OfficeIcon name="close" size={18} />
                </button>
              </div>
            </li>
          );
        })}
      </PickedRows>
      <ReorderBar order={order} />
    </Card>
  );
}

const Picture = ({ product: { photos } }: { product: Product }) => {
  const photo = photos.find(({ main }) => main) ?? photos[0];
  return photo ? <img src={photo.small.path} alt="" width={40} height={50} loading="lazy" /> : null;
};
