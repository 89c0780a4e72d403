import type { ProductSize } from '@bloomkin/shared/schemas/product.ts';

const find = ({ parameter_values }: ProductSize, word: RegExp) =>
  parameter_values.find(({ parameter_name }) => word.test(parameter_name))?.value;

/** Undefined when the florist did not say it as a number. */
export function measureCm(size: ProductSize, side: 'width' | 'height'): number | undefined {
  return Number(find(size, new RegExp(`^${side}$`, 'i'))) || undefined;
}

export const countFlowers = (size: ProductSize) => find(size, /flowers/i);

/** '28 flowers, 60 cm': what tells the sizes apart. */
export function describeMeasures(size: ProductSize): string {
  const flowers = countFlowers(size);
  const height = measureCm(size, 'height');
  return [flowers && `${flowers} flowers`, height && `${height}\u00a0cm`].filter(Boolean).join(', ');
}
