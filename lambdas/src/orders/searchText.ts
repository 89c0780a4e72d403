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
