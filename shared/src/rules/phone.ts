export type PhoneFault = 'empty' | 'other_country' | 'invalid' | 'not_mobile';

export const phoneFaultMessages: Readonly<Record<PhoneFault, string>> = {
  empty: 'Enter a phone number',
  other_country: 'Only Australian numbers, starting with +61',
  invalid: 'Enter a number such as 0412 345 678',
  not_mobile: 'Enter a mobile number: we send a code to it',
};

/** Telecommunications Numbering Plan 2015, without 13, 1300 and 1800, which cannot be called from every network. */
const nationalNumber = /^[23478]\d{8}$/;

/** Returns E.164, `+61412345678`; undefined for other text. */
export function parsePhone(text: string): string | undefined {
  const national = international(text)
    .replace(/^(\+61|61(?=0?\d{9}$))/, '')
    .replace(/^0/, '');
  return nationalNumber.test(national) ? `+61${national}` : undefined;
}

export function parseMobile(text: string): string | undefined {
  const phone = parsePhone(text);
  return phone && isMobile(phone) ? phone : undefined;
}

export function phoneFault(text: string, { mobileOnly = false } = {}): PhoneFault | undefined {
  const phone = parsePhone(text);
  if (phone) return mobileOnly && !isMobile(phone) ? 'not_mobile' : undefined;
  if (international(text) === '') return 'empty';
  return /^\+(?!61)[1-9]\d{6,}$/.test(international(text)) ? 'other_country' : 'invalid';
}

function international(text: string): string {
  return text
    .replace(/[\s().\-\u2010-\u2013]/g, '')
    .replace(/^0011/, '+')
    .replace(/^00/, '+');
}

export function isMobile(phone: string): boolean {
  return /^\+614\d{8}$/.test(phone);
}

/** As dialled in Australia, `0491 570 006` or `02 5550 1234`; other text as it is. */
export function formatPhone(text: string): string {
  const phone = parsePhone(text);
  if (!phone) return text;
  return `0${phone.slice(3)}`.replace(isMobile(phone) ? /^(.{4})(.{3})/ : /^(.{2})(.{4})/, '$1 $2 ');
}

export function maskPhone(phone: string): string {
  return `0••• ••• ${phone.slice(9)}`;
}
