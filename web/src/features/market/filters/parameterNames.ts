import type { ParameterKind } from '@bloomkin/shared/schemas/productType.ts';

/** Parameters with special treatment. */
const colour = /^(bouquet )?colou?r$/i;
const measured = /^(width|height|size)$/i;
const flowers = /^number of flowers$/i;

export const isColour = (name: string): boolean => colour.test(name);
/** Numbers are shown on the product's page only. */
export const isFilter = (kind: ParameterKind): boolean => kind !== 'number';

/** 'bouquet color' → 'Bouquet colour'. */
export function parameterTitle(name: string): string {
  if (flowers.test(name)) return 'Flowers';
  const title = name.replace(/color/i, 'colour');
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** Measures get the unit cm. */
export function formatParameter(name: string, value: string | readonly string[]): string {
  const text = typeof value === 'string' ? value : value.join(', ');
  const isMeasure = measured.test(name) && /^\d+(\.\d+)?$/.test(text);
  return isMeasure ? `${text} cm` : text;
}
