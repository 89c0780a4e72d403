import { invalidField } from '@bloomkin/shared/errors.ts';
import { parseMobile, parsePhone, phoneFault, phoneFaultWords } from '@bloomkin/shared/rules/phone.ts';
import { findUserByEmail, findUserByLogin, findUserByPhone, type UserItem } from '../users/userEntity.ts';

export type Channel = 'sms' | 'email';

/** A phone (E.164) or an e-mail (lower case) that a code goes to. */
export interface Identity {
  channel: Channel;
  value: string;
}

interface Given {
  email?: string;
  phoneNumbers?: string;
  country_code?: string;
}

/** What a code goes to; the phone, when both are given. Something that no text message reaches is a 422. */
export function identityOf(given: Given): Identity {
  return given.email && !given.phoneNumbers
    ? { channel: 'email', value: given.email.toLowerCase() }
    : phoneIdentity(given);
}

export function phoneIdentity({ phoneNumbers = '', country_code }: Given): Identity {
  const value = parseMobile(phoneNumbers);
  if (value && isAustralia(country_code)) return { channel: 'sms', value };
  const fault = phoneFault(phoneNumbers, { mobileOnly: true }) ?? 'other_country';
  throw invalidField('phoneNumbers', phoneFaultWords[fault]);
}

/** A plus in a query may arrive as a space. */
const isAustralia = (countryCode: string | undefined) => !countryCode || /^[+\s]*61$/.test(countryCode);

export function findUserOf({ channel, value }: Identity): Promise<UserItem | undefined> {
  return channel === 'sms' ? findUserByPhone(value) : findUserByEmail(value);
}

/** By e-mail, phone or login, whichever the text can be. */
export async function findUserByAnyName(name: string): Promise<UserItem | undefined> {
  if (name.includes('@')) return findUserByEmail(name);
  const phone = parsePhone(name);
  const byPhone = phone && (await findUserByPhone(phone));
  return byPhone || findUserByLogin(name);
}
