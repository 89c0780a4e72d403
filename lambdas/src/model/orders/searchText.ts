import { parseCallable } from '@bloomkin/shared/rules/phone.ts';
import { singular, withSingulars } from '@bloomkin/shared/rules/plurals.ts';
import {
  createMatcher,
  joinWords,
  listWords,
  streetWords,
  toSearchable,
} from '@bloomkin/shared/rules/search.ts';
import type { OrderItem } from './orderEntity.ts';

type Searched = Pick<OrderItem, 'number' | 'fio' | 'phone' | 'place' | 'recipient' | 'lines' | 'discounts'>;

/** Bounds the packed rows of closed orders. */
const maxLength = 1500;

export function toSearchText({
  number,
  fio,
  phone,
  place,
  recipient,
  lines,
  discounts = [],
}: Searched): string {
  const phones = [phone, recipient?.phone ?? ''].flatMap((one) => [one, one.replace(/^\+61/, '0')]);
  const texts = [
    number,
    fio,
    recipient?.fio,
    ...phones,
    place?.address,
    ...discounts.map(({ code }) => code),
  ];
  const products = toSearchable(lines.map(({ name, sizeName = '' }) => `${name} ${sizeName}`).join(' '));
  const productWords = withSingulars([...new Set(products.split(' '))].join(' '));
  return `${toSearchable(texts.filter(Boolean).join(' '))} ${productWords}`.trim().slice(0, maxLength);
}

/** Buyer and recipient. A search over all florists does not look at products. */
export const toPersonText = (order: Searched): string => toSearchText({ ...order, lines: [] });

/** Phone in any form, number as '#K3M9-Q2TB' or 'k3m9 q2tb', else all words; for many texts of `toSearchable`. */
export function toMatcher(search: string): (searchText: string) => boolean {
  const phone = joinWords(parseCallable(search) ?? '');
  const whole = joinWords(search);
  const hasWords = createMatcher(listWords(search), (word) => [singular(word)]);
  return (searchText) =>
    (phone !== '' && searchText.includes(phone)) ||
    (fullNumber.test(whole) && searchText.includes(whole)) ||
    hasWords(searchText);
}

/** In addresses of very many orders. */
const commonWords = new Set([
  ...streetWords,
  ...'nsw vic qld act tas australia sydney melbourne brisbane perth adelaide'.split(' '),
]);

const fullNumber = /^[2-9a-z]{8}$/;
/** 'K3M9 Q2', unfinished. */
const spacedNumber = /^#?[2-9a-z]{4}\s+[2-9a-z]{1,3}$/i;

/** The word of a search that fewest orders have: a phone, an order's number, else the longest. */
export function chooseWord(search: string): string {
  const phone = parseCallable(search);
  const whole = joinWords(phone ?? search);
  const isNumber = (fullNumber.test(whole) || spacedNumber.test(search)) && /\d/.test(whole);
  if (phone !== undefined || isNumber) return whole;
  const words = search.split(/\s+/).map(joinWords);
  return findLongest(words.filter((word) => !commonWords.has(word))) || findLongest(words);
}

const findLongest = (words: readonly string[]): string =>
  words.reduce((best, each) => (each.length > best.length ? each : best), '');
