import type { Product, ProductSize } from '@bloomkin/shared/schemas/product.ts';
import { useSearchParams } from 'react-router-dom';

export const sizeParameter = 'size';

export interface ChosenSize {
  /** Undefined when the product has none that can be bought. */
  size: ProductSize | undefined;
  choose: (size: ProductSize) => void;
}

/** In the URL, so that it can be shared; the first size by default. */
export function useChosenSize({ sizes }: Product): ChosenSize {
  const [query, setQuery] = useSearchParams();
  const offered = sizes.filter(({ active }) => active);
  const id = query.get(sizeParameter);
  return {
    size: offered.find((size) => size.id === id) ?? offered[0],
    choose: (size) =>
      setQuery(
        (current) => {
          current.set(sizeParameter, size.id);
          return current;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
