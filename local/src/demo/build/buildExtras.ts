import type { ProductItem } from '@bloomkin/lambdas/model/products/productEntity.ts';
import { PhotoId, ProductId } from '@bloomkin/shared/schemas/ids.ts';
import type { FloristWithCompany } from './buildProducts.ts';
import { daysBefore, demoUlid } from './demoIds.ts';
import { largePath, mediumPath, smallPath } from './mediaPaths.ts';
import { seededRandom } from './seededRandom.ts';

/** A seed of their own: other demo data stays the same. */
const seed = 3101;
const addedDaysAgo = 70;

/** On the shelf of the florist's own flowers in vases. */
export function buildExtras(
  florists: readonly FloristWithCompany[],
  products: readonly ProductItem[],
  now: Date,
): ProductItem[] {
  const random = seededRandom(seed);
  return florists.flatMap(({ florist, company }) => {
    const shelf = products.find(
      ({ companyId, typeName }) => companyId === company.id && typeName === 'Vase arrangement',
    );
    if (!shelf) return [];
    return (florist.extras ?? []).map((extra, index): ProductItem => {
      const at = daysBefore(now, addedDaysAgo + index);
      return {
        ...shelf,
        id: ProductId.parse(demoUlid(at, random)),
        name: extra.name,
        priceCents: extra.priceCents,
        sku: `${florist.logo.letters}-X${index + 1}`,
        description: extra.description,
        photos: extra.picture ? [buildPhoto(extra.picture, PhotoId.parse(demoUlid(at, random)))] : [],
        parameters: [],
        sizes: [],
        addon: true,
        createdAt: at.toISOString(),
        updatedAt: at.toISOString(),
      };
    });
  });
}

const buildPhoto = (picture: string, id: PhotoId): ProductItem['photos'][number] => ({
  id,
  main: true,
  path: largePath(picture, 'whole'),
  medium: { path: mediumPath(picture, 'whole') },
  small: { path: smallPath(picture, 'whole') },
});
