import { invalidField } from '@bloomkin/shared/errors.ts';
import {
  maskPhone,
  parseMobile,
  parsePhone,
  phoneFault,
  phoneFaultWords,
} from '@bloomkin/shared/rules/phone.ts';
import { findUserByEmail, findUserByLogin, findUserByPhone, type UserItem } from '../../users/userEntity.ts';

export type Channel = 'sms' | 'email';

/** A phone (E.164) or an e-mail (lower case) that a code goes to. */
export interface Identity {
  channel: Channel;
  value: string;
}

interface IdentityInput {
  email?: string;
  phoneNumbers?: string;
  country_code?: string;
}

/** What a code goes to; the phone, when both are given. Something that no text message reaches is a 422. */
export function toIdentity(given: IdentityInput): Identity {
  return given.email && !given.phoneNumbers
    ? { channel: 'email', value: given.email.toLowerCase() }
    : toPhoneIdentity(given);
}

export function toPhoneIdentity({ phoneNumbers = '', country_code }: IdentityInput): Identity {
  const value = parseMobile(phoneNumbers);
  if (value && isAustralia(country_code)) return { channel: 'sms', value };
  const fault = phoneFault(phoneNumbers, { mobileOnly: true }) ?? 'other_country';
  throw invalidField('phoneNumbers', phoneFaultWords[fault]);
}

/** A plus in a query may arrive as a space. */
const isAustralia = (countryCode: string | undefined) => !countryCode || /^[+\s]*61$/.test(countryCode);

export function findUserByIdentity({ channel, value }: Identity): Promise<UserItem | undefined> {
  return channel === 'sms' ? findUserByPhone(value) : findUserByEmail(value);
}

/** By e-mail, phone or login, whichever the text can be. */
export async function findUserByAnyName(name: string): Promise<UserItem | undefined> {
  if (name.includes('@')) return findUserByEmail(name);
  const phone = parsePhone(name);
  const byPhone = phone && (await findUserByPhone(phone));
  return byPhone || findUserByLogin(name);
}

/** What may be shown of a phone or e-mail: `+61 ••• ••• 678`, `b•••@flowers.test`. */
export function maskIdentity({ channel, value }: Identity): string {
  if (channel === 'sms') return maskPhone(value);
  const at = value.lastIndexOf('@');
  return `${value.slice(0, 1)}•••${value.slice(at)}`;
}
