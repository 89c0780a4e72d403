import { parsePhone } from '@bloomkin/shared/rules/phone.ts';
import type { ListedPerson } from '../peopleIndex.ts';

export function matchesPrefix(person: ListedPerson, typed: string): boolean {
  const start = typed.trim().toLowerCase();
  const { login = '', email, phone } = person;
  const fio = person.fio.toLowerCase();
  return (
    [login, email.toLowerCase(), fio, ...fio.split(/\s+/)].some((text) => text.startsWith(start)) ||
    (phone !== '' && phonePrefixes(typed).some((digits) => phone.startsWith(digits)))
  );
}

/** E.164 prefixes of `0412 3`, `+61 412 3` or `412 3`. */
function phonePrefixes(typed: string): string[] {
  const whole = parsePhone(typed);
  if (whole) return [whole];
  const digits = typed.replace(/[\s()-]/g, '');
  if (!/^\+?\d+$/.test(digits)) return [];
  if (digits.startsWith('+')) return [digits];
  return digits.startsWith('0') ? [`+61${digits.slice(1)}`] : [`+${digits}`, `+61${digits}`];
}
