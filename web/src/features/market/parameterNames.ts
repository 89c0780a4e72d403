/** Parameters with special treatment. */
const colour = /^bouquet colou?r$|^colou?r$/i;
const measured = /^(width|height)$/i;
const flowers = /^number of flowers$/i;
const filtered = /^(bouquet colou?r|colou?r|occasion|size)$/i;

export const isColour = (name: string): boolean => colour.test(name);
/** Shown as a filter of its own; measures and counts of flowers are for the product's page. */
export const isFilter = (name: string): boolean => filtered.test(name);

/** The name as a heading: 'bouquet color' is 'Bouquet colour'. */
export function parameterTitle(name: string): string {
  if (flowers.test(name)) return 'Flowers';
  const words = name.replace(/color/i, 'colour');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Sizes in centimetres are numbers with cm; a number of flowers is only a number. */
export function formatParameter(name: string, value: string | readonly string[]): string {
  const words = typeof value === 'string' ? value : value.join(', ');
  const isMeasure = (measured.test(name) || /^size$/i.test(name)) && /^\d+(\.\d+)?$/.test(words);
  return isMeasure ? `${words} cm` : words;
}
