import { formatExact } from '@bloomkin/shared/rules/money.ts';
import { type DescribedFields, describeChanges, hideValue } from '#model/audit/describeChanges.ts';
import { recordAct } from '#model/audit/recordAct.ts';
import type { Write } from '#platform/table/transact.ts';
import type { ProductItem, StoredSize } from './productEntity.ts';

const describeSize = ({ name, priceCents, active }: StoredSize) =>
  `${name} ${formatExact(priceCents)}${active ? '' : ' (off)'}`;

const fields: DescribedFields<ProductItem> = {
  name: 'Name',
  priceCents: ['Price', formatExact],
  sku: 'SKU',
  description: ['Description', hideValue('a text')],
  categoryName: 'Category',
  typeName: 'Type',
  site: 'Site',
  parameters: ['Parameters', hideValue('chosen')],
  photos: ['Photos', (photos) => String(photos.length)],
  sizes: ['Sizes', (sizes) => sizes.map(describeSize).join(', ')],
  addon: 'Extra',
  active: 'Active',
};

export function recordProductAct(next: ProductItem, current: ProductItem | undefined): Write[] {
  const did = next.deleted ? 'deleted' : current ? 'edited' : 'created';
  const changes = describeChanges(current, next.deleted ? undefined : next, fields);
  return recordAct({ act: `product.${did}`, object: { id: next.id, name: next.name }, changes });
}
