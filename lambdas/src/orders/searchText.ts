import { parsePhone } from '@bloomkin/shared/rules/phone.ts';
import type { OrderDetails } from './orderItem.ts';

/** What the list's search looks in: number, names, phones in both forms, address. */
export function searchTextOf(number: string, { fio, phone, place, recipient }: OrderDetails): string {
  const phones = [phone, recipient?.phone ?? ''].flatMap((one) => [one, one.replace(/^\+61/, '0')]);
  return [number, fio, recipient?.fio, ...phones, place?.address].filter(Boolean).join(' ').toLowerCase();
}

/** Whether an order is looked for: by a phone in any form, else by words that it has all of. */
export function isLookedFor(searchText: string, search: string): boolean {
  const phone = parsePhone(search);
  if (phone && searchText.includes(phone)) return true;
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searchText.includes(word));
}
