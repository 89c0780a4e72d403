import { invalidField } from '@bloomkin/shared/errors.ts';
import {
  maskPhone,
  parseMobile,
  parsePhone,
  phoneFault,
  phoneFaultMessages,
} from '@bloomkin/shared/rules/phone.ts';
import { findUserByEmail, findUserByLogin, findUserByPhone, type UserItem } from '#model/users/userEntity.ts';

export type Channel = 'sms' | 'email';

export interface Identity {
  channel: Channel;
  value: string;
}

interface IdentityInput {
  email?: string;
  phoneNumbers?: string;
  country_code?: string;
}

/** Prefers the phone. Throws a 422 for a number that cannot receive text messages. */
export function toIdentity(input: IdentityInput): Identity {
  return input.email && !input.phoneNumbers
    ? { channel: 'email', value: input.email.toLowerCase() }
    : toPhoneIdentity(input);
}

export function toPhoneIdentity({ phoneNumbers = '', country_code }: IdentityInput): Identity {
  const value = parseMobile(phoneNumbers);
  if (value && isAustralia(country_code)) return { channel: 'sms', value };
  const fault = phoneFault(phoneNumbers, { mobileOnly: true }) ?? 'other_country';
  throw invalidField('phoneNumbers', phoneFaultMessages[fault]);
}

interface PhoneInput {
  phone: string;
  country_code?: string | undefined;
}

/** Any Australian number. Throws a 422 for others. */
export function toAustralianPhone({ phone, country_code }: PhoneInput): string {
  const value = parsePhone(phone);
  if (value && isAustralia(country_code)) return value;
  throw invalidField('phone', phoneFaultMessages[phoneFault(phone) ?? 'other_country']);
}

/** A plus in a query may arrive as a space. */
const isAustralia = (countryCode: string | undefined) => !countryCode || /^[+\s]*61$/.test(countryCode);

export function findUserByIdentity({ channel, value }: Identity): Promise<UserItem | undefined> {
  return channel === 'sms' ? findUserByPhone(value) : findUserByEmail(value);
}

export async function findUserByAnyName(name: string): Promise<UserItem | undefined> {
  if (name.includes('@')) return findUserByEmail(name);
  const phone = parsePhone(name);
  const byPhone = phone && (await findUserByPhone(phone));
  return byPhone || findUserByLogin(name);
}

export function maskIdentity({ channel, value }: Identity): string {
  if (channel === 'sms') return maskPhone(value);
  const at = value.lastIndexOf('@');
  return `${value.slice(0, 1)}•••${value.slice(at)}`;
}
