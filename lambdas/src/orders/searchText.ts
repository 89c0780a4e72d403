import { parsePhone } from '@bloomkin/shared/rules/phone.ts';
import type { OrderDetails } from './orderDetails.ts';

export function toSearchText(number: string, { fio, phone, place, recipient }: OrderDetails): string {
  const phones = [phone, recipient?.phone ?? ''].flatMap((one) => [one, one.replace(/^\+61/, '0')]);
  return [number, fio, recipient?.fio, ...phones, place?.address].filter(Boolean).join(' ').toLowerCase();
}

export const lettersAndDigits = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Phone in any form, number as '#K3M9-Q2TB' or 'k3m9 q2tb', else all words. */
export function matchesSearch(searchText: string, search: string): boolean {
  const phone = parsePhone(search);
  if (phone && searchText.includes(phone)) return true;
  const number = lettersAndDigits(searchText.split(' ', 1)[0] ?? '');
  const isInNumber = (typed: string) => {
    const part = lettersAndDigits(typed);
    return part !== '' && number.includes(part);
  };
  const words = search.toLowerCase().split(/\s+/);
  return (
    isInNumber(search) ||
    words
      .map((word) => word.replace(/^#+/, ''))
      .every((word) => searchText.includes(word) || isInNumber(word))
  );
}
