import { messageOf } from '@bloomkin/shared/messages.ts';
import {
  formatPhone,
  parseMobile,
  parsePhone,
  phoneFault,
  phoneFaultWords,
} from '@bloomkin/shared/rules/phone.ts';

export type ContactKind = 'phone' | 'email';

interface Contact {
  label: string;
  newLabel: string;
  hint: string;
  type: 'tel' | 'email';
  /** As people read it. */
  shown: (value: string) => string;
  /** What is wrong with what was typed; undefined when nothing is. */
  faultOf: (typed: string) => string | undefined;
  isSame: (typed: string, value: string) => boolean;
  saved: string;
}

const emailLook = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

function phoneWords(typed: string): string | undefined {
  const fault = phoneFault(typed, { mobileOnly: true });
  return fault && phoneFaultWords[fault];
}

function emailWords(typed: string): string | undefined {
  if (typed.trim() === '') return messageOf('AUTH.INPUT.EMAIL_REQUIRED');
  return emailLook.test(typed.trim()) ? undefined : messageOf('AUTH.INPUT.EMAIL_INCORRECT');
}

export const contacts: Readonly<Record<ContactKind, Contact>> = {
  phone: {
    label: 'Phone',
    newLabel: 'New mobile number',
    hint: 'An Australian mobile number, such as 0491 570 156. We send it a code.',
    type: 'tel',
    shown: (value) => {
      const known = parsePhone(value);
      return known ? formatPhone(known) : value;
    },
    faultOf: phoneWords,
    isSame: (typed, value) => parseMobile(typed) === value,
    saved: 'Your phone number is changed',
  },
  email: {
    label: 'E-mail',
    newLabel: 'New e-mail address',
    hint: 'We send it a code.',
    type: 'email',
    shown: (value) => value,
    faultOf: emailWords,
    isSame: (typed, value) => typed.trim().toLowerCase() === value,
    saved: 'Your e-mail address is changed',
  },
};
