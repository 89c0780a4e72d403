import type { Product } from '@bloomkin/shared/schemas/product.ts';
import { formatCount } from '#components/text/formatCount.ts';
import { pluralise } from '#components/text/pluralise.ts';

interface FirstPage {
  total: number;
  data: readonly Pick<Product, 'type'>[];
}

function toPlural(noun: string): string {
  if (/([sxz]|ch|sh)$/.test(noun)) return `${noun}es`;
  return noun.replace(/([^aeiou])y$/, '$1ie').concat('s');
}

/** '7 house plants' when all are on the page and of one type, otherwise '30 bouquets and plants'. */
export function countGoods({ total, data }: FirstPage): string {
  const [type, ...others] = new Set(data.map((product) => product.type.name.toLowerCase()));
  if (type && others.length === 0 && total === data.length) return pluralise(total, type, toPlural(type));
  return total === 1 ? '1 bouquet or plant' : `${formatCount(total)} bouquets and plants`;
}
