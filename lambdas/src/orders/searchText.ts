import { parsePhone } from '@bloomkin/shared/rules/phone.ts';
import type { OrderDetails } from './orderDetails.ts';

export function toSearchText(number: string, { fio, phone, place, recipient }: OrderDetails): string {
  const phones = [phone, recipient?.phone ?? ''].flatMap((one) => [one, one.replace(/^\+61/, '0')]);
  return [number, fio, recipient?.fio, ...phones, place?.address].filter(Boolean).join(' ').toLowerCase();
}

export const lettersAndDigits = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Phone in any form, number as '#K3M9-Q2TB' or 'k3m9 q2tb', else all words. */
export const matchesSearch = (searchText: string, search: string): boolean => toMatcher(search)(searchText);

/** `matchesSearch` for many texts. */
export function toMatcher(search: string): (searchText: string) => boolean {
  const phone = parsePhone(search);
  const whole = lettersAndDigits(search);
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .map((word) => ({ word: word.replace(/^#+/, ''), part: lettersAndDigits(word) }));
  return (searchText) => {
    if (phone && searchText.includes(phone)) return true;
    const number = lettersAndDigits(searchText.split(' ', 1)[0] ?? '');
    const isInNumber = (part: string) => part !== '' && number.includes(part);
    return (
      isInNumber(whole) || words.every(({ word, part }) => searchText.includes(word) || isInNumber(part))
    );
  };
}

/** In addresses of very many orders. */
const commonWords = new Set(
  (
    'street st road rd avenue ave drive dr place pl court ct lane ln way parade pde crescent cres highway hwy ' +
    'terrace tce close boulevard blvd square nsw vic qld act tas australia sydney melbourne brisbane perth adelaide'
  ).split(' '),
);

const fullNumber = /^[2-9a-z]{8}$/;
/** 'K3M9 Q2', unfinished. */
const spacedNumber = /^#?[2-9a-z]{4}\s+[2-9a-z]{1,3}$/i;

/** The word of a search that fewest orders have: a phone, an order's number, else the longest. */
export function chooseWord(search: string): string {
  const phone = parsePhone(search);
  const whole = lettersAndDigits(phone ?? search);
  const isNumber = (fullNumber.test(whole) || spacedNumber.test(search)) && /\d/.test(whole);
  if (phone !== undefined || isNumber) return whole;
  const words = search.split(/\s+/).map(lettersAndDigits);
  return findLongest(words.filter((word) => !commonWords.has(word))) || findLongest(words);
}

const findLongest = (words: readonly string[]): string =>
  words.reduce((best, each) => (each.length > best.length ? each : best), '');
