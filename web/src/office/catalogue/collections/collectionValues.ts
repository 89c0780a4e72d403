import type { Collection } from '@bloomkin/shared/schemas/category.ts';

export interface CollectionValues {
  name: string;
  description: string;
  /** With commas between. */
  flags: string;
  popular: boolean;
  active: boolean;
  productIds: string[];
}

/** Drops products that are missing in `products`, unless it is undefined: they were deleted. */
export function toCollectionValues(
  collection: Collection | undefined,
  products?: readonly { id: string }[],
): CollectionValues {
  const existing = products && new Set(products.map(({ id }) => id));
  return {
    name: collection?.name ?? '',
    description: collection?.description ?? '',
    flags: collection?.flags.join(', ') ?? '',
    popular: collection?.popular ?? false,
    active: collection?.active ?? true,
    productIds: collection?.product_ids.filter((id) => existing?.has(id) ?? true) ?? [],
  };
}

export const toCollectionBody = ({ flags, productIds, ...values }: CollectionValues) => ({
  ...values,
  flags: flags.split(',').flatMap((flag) => flag.trim() || []),
  product_ids: productIds,
});

export const describeTheirs = ({ name, active, popular, product_ids }: Collection): string[] => [
  `Name: ${name}`,
  `${active ? 'Active' : 'Switched off'}${popular ? ', popular' : ''}`,
  `${product_ids.length} products`,
];
