import { isMobile } from './phone.ts';

export const alertChannels = ['sms', 'email'] as const;
export type AlertChannel = (typeof alertChannels)[number];

interface Contacts {
  phone: string;
  email: string;
}

/** The channels that reach the owner: the chosen ones, by default e-mail, and any other while none of them does. */
export function listAlertChannels(
  chosen: readonly AlertChannel[] | undefined,
  { phone, email }: Contacts,
): readonly AlertChannel[] {
  const proven = alertChannels.filter((one) => (one === 'sms' ? isMobile(phone) : email !== ''));
  const wanted = proven.filter((one) => (chosen ?? ['email']).includes(one));
  return wanted.length > 0 ? wanted : proven;
}
