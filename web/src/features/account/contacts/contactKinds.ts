import { getMessage } from '@bloomkin/shared/messages.ts';
import { emailFault } from '@bloomkin/shared/rules/email.ts';
import { formatPhone, parseMobile, phoneFault, phoneFaultMessages } from '@bloomkin/shared/rules/phone.ts';

export type ContactKind = 'phone' | 'email';

interface Contact {
  label: string;
  newLabel: string;
  hint: string;
  type: 'tel' | 'email';
  format: (value: string) => string;
  /** The error message; undefined for a valid contact. */
  validate: (typed: string) => string | undefined;
  isSame: (typed: string, value: string) => boolean;
  savedMessage: string;
}

function phoneMessage(typed: string): string | undefined {
  const fault = phoneFault(typed, { mobileOnly: true });
  return fault && phoneFaultMessages[fault];
}

function emailMessage(typed: string): string | undefined {
  const fault = emailFault(typed);
  return fault && getMessage(fault === 'empty' ? 'AUTH.INPUT.EMAIL_REQUIRED' : 'AUTH.INPUT.EMAIL_INCORRECT');
}

export const contacts: Readonly<Record<ContactKind, Contact>> = {
  phone: {
    label: 'Phone',
    newLabel: 'New mobile number',
    hint: 'An Australian mobile number, such as 0491 570 156. We send it a code.',
    type: 'tel',
    format: formatPhone,
    validate: phoneMessage,
    isSame: (typed, value) => parseMobile(typed) === value,
    savedMessage: 'Your phone number is changed',
  },
  email: {
    label: 'E-mail',
    newLabel: 'New e-mail address',
    hint: 'We send it a code.',
    type: 'email',
    format: (value) => value,
    validate: emailMessage,
    isSame: (typed, value) => typed.trim().toLowerCase() === value,
    savedMessage: 'Your e-mail address is changed',
  },
};
