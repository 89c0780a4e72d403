import { formatCount } from './formatCount.ts';

/** '1 order', '1,200 orders'. */
export const pluralise = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
