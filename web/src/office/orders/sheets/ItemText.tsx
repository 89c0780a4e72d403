import { lineTitle } from '@bloomkin/shared/rules/orderLine.ts';
import type { OrderItem } from '@bloomkin/shared/schemas/order.ts';

/** '2 × Jacaranda Dusk, Grand (JD-2)' */
export const ItemText = ({ item: { product, size, count } }: { item: OrderItem }) => (
  <>
    <b>{count} ×</b> {lineTitle(product.name, size?.name)} ({product.sku}){product.addon && <ExtraOnPaper />}
  </>
);

/** As the product list marks it. */
export const ExtraOnPaper = () => (
  <>
    {' '}
    <em>Extra</em>
  </>
);
