import { parsePhone } from '@bloomkin/shared/rules/phone.ts';
import type { ListedPerson } from '../peopleIndex.ts';

/** Whether a person's login, e-mail, phone, name or one word of the name begins so; a phone as people type it. */
export function matchesPrefix(person: ListedPerson, typed: string): boolean {
  const start = typed.trim().toLowerCase();
  const { login = '', email, phone } = person;
  const fio = person.fio.toLowerCase();
  return (
    [login, email.toLowerCase(), fio, ...fio.split(/\s+/)].some((text) => text.startsWith(start)) ||
    (phone !== '' && phonePrefixes(typed).some((digits) => phone.startsWith(digits)))
  );
}

/** What an E.164 number begins with, of `0412 3`, `+61 412 3`, `412 3`; nothing where no number is typed. */
function phonePrefixes(typed: string): string[] {
  const whole = parsePhone(typed);
  if (whole) return [whole];
  const digits = typed.replace(/[\s()-]/g, '');
  if (!/^\+?\d+$/.test(digits)) return [];
  if (digits.startsWith('+')) return [digits];
  return digits.startsWith('0') ? [`+61${digits.slice(1)}`] : [`+${digits}`, `+61${digits}`];
}
