import { Category } from '@bloomkin/shared/schemas/category.ts';
import type { Document } from '@bloomkin/shared/schemas/document.ts';
import type { Product } from '@bloomkin/shared/schemas/product.ts';

/** A product as the API gives it. Made as the schema reads it, so its ids are branded. */
export async function givenProduct(change: Readonly<Record<string, unknown>> = {}): Promise<Product> {
  const schema = await import('@bloomkin/shared/schemas/product.ts');
  return schema.Product.parse({
    id: 'p1',
    name: 'Jacaranda Dusk',
    price: 89.5,
    price_to: change.price ?? 89.5,
    sku: 'JD-1',
    description: 'Lavender roses and white anemones.',
    category: { id: 'c1', name: 'Bouquets' },
    type: { id: 't1', name: 'Bouquet' },
    site: '',
    active: true,
    company: 'f1',
    photos: [
      {
        id: 'x2',
        main: false,
        path: '/m/2.webp',
        medium: { path: '/m/2-800.webp' },
        small: { path: '/m/2-480.webp' },
      },
      {
        id: 'x1',
        main: true,
        path: '/m/1.webp',
        medium: { path: '/m/1-800.webp' },
        small: { path: '/m/1-480.webp' },
      },
    ],
    parameter_values: [],
    sizes: [],
    addon: false,
    company_info: {
      id: 'f1',
      name: 'Petal & Twine Pty Ltd',
      brand: 'Petal & Twine',
      logo: null,
      rating: 4.9,
      sameDayDelivery: true,
      delivery_periods: [],
    },
    rating: 4.9,
    reviews_count: 312,
    created_at: '2026-11-19T22:00:00.000Z',
    updated_at: '2026-11-19T22:00:00.000Z',
    ...change,
  });
}

/** A page of products without one. */
export const emptyPage = { page: 1, per_page: 12, total: 0, total_pages: 0, data: [] };

export const aCategory = (id: string, name: string, change: object = {}): Category =>
  Category.parse({
    ...{ id, name, parent_id: null, positions: 1, version: 1, photo: null },
    ...{ active: true, products_num: 4, children: [], ...change },
  });

export const aDocument = (name: string, title: string): Document => ({
  ...{ id: name, name, title, version: 1, updated_at: '2026-11-20T00:00:00.000Z' },
  text: '<h2>Who we are</h2><script>1</script>',
});
