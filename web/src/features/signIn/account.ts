import type { MessageKey } from '@bloomkin/shared/messages.ts';
import { messageOf } from '@bloomkin/shared/messages.ts';
import { emailFault } from '@bloomkin/shared/rules/email.ts';
import { phoneFault, phoneFaultWords } from '@bloomkin/shared/rules/phone.ts';

export type AccountKind = 'phone' | 'email';

/** By what somebody is known: a mobile number as it is shown, `412 345 678`, or an e-mail address. */
export interface Account {
  kind: AccountKind;
  value: string;
}

interface EmailKeys {
  empty: MessageKey;
  incorrect: MessageKey;
}

/** Sign-in and registration say the same two faults by other keys (specification, section 5). */
export const emailKeys: Readonly<Record<'signIn' | 'registration', EmailKeys>> = {
  signIn: { empty: 'AUTH.INPUT.EMAIL_REQUIRED', incorrect: 'AUTH.INPUT.EMAIL_INCORRECT' },
  registration: { empty: 'PROFILE.VALIDATION.REQUIRED_FIELD', incorrect: 'AUTH.VALIDATION.INVALID_FIELD' },
};

/** What is wrong with an account, in words; undefined when nothing is. */
export function accountFault({ kind, value }: Account, keys: EmailKeys): string | undefined {
  const fault = kind === 'email' ? emailFault(value) : undefined;
  if (kind === 'email') return fault && messageOf(keys[fault]);
  return mobileFault(value);
}

/** What is wrong with a mobile number that gets a code; undefined when nothing is. */
export function mobileFault(text: string): string | undefined {
  const fault = phoneFault(text, { mobileOnly: true });
  return fault === 'empty' ? messageOf('AUTH.INPUT.PHONE_REQUIRED') : fault && phoneFaultWords[fault];
}

/** As it is sent: a phone without prefix and spaces (specification, section 5). */
export const sentValue = ({ kind, value }: Account): string =>
  kind === 'email' ? value.trim() : value.replace(/^\s*\+61|\D/g, '');
