import { maskPhone } from '@bloomkin/shared/rules/phone.ts';
import type { Identity } from './identity.ts';

/** What may be shown of a phone or e-mail: `+61 ••• ••• 678`, `b•••@flowers.test`. */
export function mask({ channel, value }: Identity): string {
  if (channel === 'sms') return maskPhone(value);
  const at = value.lastIndexOf('@');
  return `${value.slice(0, 1)}•••${value.slice(at)}`;
}
