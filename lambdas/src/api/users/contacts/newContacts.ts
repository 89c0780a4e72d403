import { invalidField } from '@bloomkin/shared/errors.ts';
import { parseMobile, parsePhone, phoneFault, phoneFaultMessages } from '@bloomkin/shared/rules/phone.ts';
import type { Identity } from '#model/auth/signIn/identity.ts';
import type { UserItem } from '#model/users/userEntity.ts';

export interface ContactsInput {
  email?: string | undefined;
  phone?: string | undefined;
}

export function listNewContacts({ email, phone }: ContactsInput, user: UserItem): Identity[] {
  const contacts: Identity[] = [];
  if (phone !== undefined && parsePhone(phone) !== user.phone && phone !== user.phone)
    contacts.push({ channel: 'sms', value: requireMobile(phone) });
  if (email === '' && user.email !== '') throw invalidField('email', 'Enter email');
  if (email && email !== user.email) contacts.push({ channel: 'email', value: email });
  return contacts;
}

function requireMobile(phone: string): string {
  const mobile = parseMobile(phone);
  if (mobile) return mobile;
  throw invalidField('phone', phoneFaultMessages[phoneFault(phone, { mobileOnly: true }) ?? 'invalid']);
}
