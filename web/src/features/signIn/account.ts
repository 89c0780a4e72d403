import { getMessage, type MessageKey } from '@bloomkin/shared/messages.ts';
import { emailFault } from '@bloomkin/shared/rules/email.ts';
import { phoneFault, phoneFaultMessages } from '@bloomkin/shared/rules/phone.ts';

export type AccountKind = 'phone' | 'email';

/** A mobile number as displayed, `412 345 678`, or an e-mail address. */
export interface Account {
  kind: AccountKind;
  value: string;
}

export interface EmailMessages {
  empty: MessageKey;
  incorrect: MessageKey;
}

/** Sign-in and registration have different messages for the same errors. */
export const emailMessages: Readonly<Record<'signIn' | 'registration', EmailMessages>> = {
  signIn: { empty: 'AUTH.INPUT.EMAIL_REQUIRED', incorrect: 'AUTH.INPUT.EMAIL_INCORRECT' },
  registration: { empty: 'PROFILE.VALIDATION.REQUIRED_FIELD', incorrect: 'AUTH.VALIDATION.INVALID_FIELD' },
};

/** The API's names of the form's fields. */
export const serverFieldNames = { phoneNumbers: 'phone' } as const;

/** The error message; undefined for a valid account. */
export function validateAccount({ kind, value }: Account, messages: EmailMessages): string | undefined {
  if (kind === 'phone') return validateMobile(value);
  const fault = emailFault(value);
  return fault && getMessage(messages[fault]);
}

/** Undefined for a number that can receive codes. */
export function validateMobile(text: string): string | undefined {
  const fault = phoneFault(text, { mobileOnly: true });
  return fault === 'empty' ? getMessage('AUTH.INPUT.PHONE_REQUIRED') : fault && phoneFaultMessages[fault];
}

/** Without prefix and spaces. */
export const toApiAccount = ({ kind, value }: Account): string =>
  kind === 'email' ? value.trim() : value.replace(/^\s*\+61|\D/g, '');
