import { CategoryId, CompanyId, ProductId, ProductTypeId, SizeId } from '@bloomkin/shared/schemas/ids.ts';
import type { ListedProduct } from '@bloomkin/web/office/catalogue/products/productReads.ts';

let products = 0;
const company = CompanyId.parse('petal');

export const aSize = (name: string, price: number, about: object = {}): ListedProduct['sizes'][number] => ({
  ...{ id: SizeId.parse(`size-${name}`), name, sku: `S-${name}`, price, active: true, photo: null },
  parameter_values: [],
  ...about,
});

export function aListedProduct(about: Partial<ListedProduct> = {}): ListedProduct {
  const number = ++products;
  return {
    id: ProductId.parse(`product-${number}`),
    name: `Posy ${number}`,
    price: 69,
    price_to: 69,
    sku: `P-${number}`,
    description: '',
    category: { id: CategoryId.parse('roses'), name: 'Roses' },
    type: { id: ProductTypeId.parse('bouquet'), name: 'Bouquet' },
    site: '',
    active: true,
    company,
    photos: [],
    parameter_values: [],
    sizes: [],
    addon: false,
    company_info: {
      id: company,
      name: 'Petal Pty Ltd',
      brand: 'Petal',
      logo: null,
      rating: null,
      sameDayDelivery: true,
      delivery_periods: [],
    },
    rating: null,
    reviews_count: 0,
    created_at: '2026-11-01T00:00:00.000Z',
    updated_at: '2026-11-01T00:00:00.000Z',
    sold_count: 0,
    ...about,
  };
}
