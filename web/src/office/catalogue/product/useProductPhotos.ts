import { deleteProductPhoto, setMainPhoto, updateProduct } from '@bloomkin/shared/routes/products.ts';
import type { Photo, Product } from '@bloomkin/shared/schemas/product.ts';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { useAction } from '#components/useAction.ts';

/** Saves each change at once; the order is optimistic and rolls back on failure. */
export function useProductPhotos(product: Product, onSaved: (product: Product) => void) {
  const [order, setOrder] = useState<readonly string[]>();
  const photos = order ? sortPhotos(product.photos, order) : product.photos;

  const { run: save, busy: isBusy } = useAction(async (send: () => Promise<{ data: Product }>) => {
    try {
      onSaved((await send()).data);
    } finally {
      setOrder(undefined);
    }
  });
  const saveOrder = (ids: readonly string[]) => {
    setOrder(ids);
    return save(() => call(updateProduct, { params: { id: product.id }, body: { photos: [...ids] } }));
  };
  return {
    photos,
    isBusy,
    reorder: saveOrder,
    setMain: (id: string) => save(() => call(setMainPhoto, { params: { id } })),
    remove: (id: string) => save(() => call(deleteProductPhoto, { params: { id } })),
  };
}

/** New photos stay at the end. */
function sortPhotos(photos: readonly Photo[], order: readonly string[]): readonly Photo[] {
  const photoIndex = ({ id }: Photo) => (order.includes(id) ? order.indexOf(id) : order.length);
  return photos
    .toSorted((a, b) => photoIndex(a) - photoIndex(b))
    .map((photo, index) => ({ ...photo, main: index === 0 }));
}
