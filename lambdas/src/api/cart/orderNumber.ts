import { randomInt } from 'node:crypto';

/** Crockford's alphabet without letters that are easily misheard or misread. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');

/** Easy to spell on the phone: 'K3M9-Q2TB', out of 6 × 10¹¹. A digit in it tells it from a name in searches. */
export function newOrderNumber(): string {
  const number = `${group()}-${group()}`;
  return /\d/.test(number) ? number : newOrderNumber();
}
