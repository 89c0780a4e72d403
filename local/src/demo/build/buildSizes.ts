import type {
  ProductItem,
  StoredParameter,
  StoredSize,
} from '@bloomkin/lambdas/model/products/productEntity.ts';
import { SizeId } from '@bloomkin/shared/schemas/ids.ts';
import type { DemoDesign, DemoSize } from '#demo/content/florist.ts';

/** The cheapest first. The grand one shows the close view. */
export function buildSizes(
  { sizes, thirdSize }: DemoDesign & { thirdSize: DemoSize },
  product: ProductItem,
): StoredSize[] {
  return [...sizes, thirdSize]
    .toSorted((a, b) => a.priceCents - b.priceCents)
    .map((demo) => ({
      id: SizeId.parse(`${product.id}-${demo.size}`),
      name: demo.size,
      sku: `${product.sku}-${demo.size.charAt(0)}`,
      priceCents: demo.priceCents,
      active: true,
      photoId: demo.size === 'Grand' ? (product.photos[1]?.id ?? null) : null,
      parameters: product.parameters.flatMap((parameter) => measure(parameter, demo)),
    }));
}

function measure(parameter: StoredParameter, demo: DemoSize): StoredParameter[] {
  const values: Readonly<Record<string, string | number | undefined>> = {
    size: demo.size,
    width: demo.widthCm,
    height: demo.heightCm,
    'number-of-flowers': demo.flowers,
  };
  const value = values[parameter.parameterId];
  return value === undefined ? [] : [{ ...parameter, values: [String(value)] }];
}
