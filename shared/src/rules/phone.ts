export type PhoneFault = 'empty' | 'other_country' | 'invalid' | 'not_mobile';

export const phoneFaultWords: Readonly<Record<PhoneFault, string>> = {
  empty: 'Enter a phone number',
  other_country: 'Only Australian numbers, starting with +61',
  invalid: 'Enter a number such as 0412 345 678',
  not_mobile: 'Enter a mobile number: we send a code to it',
};

/**
 * Nine digits after the trunk 0: geographic 2, 3, 7, 8 and mobile 4 (Telecommunications Numbering Plan 2015). 13, 1300
 * and 1800 numbers are not taken: they cannot be called from everywhere.
 */
const nationalNumber = /^[23478]\d{8}$/;

/**
 * E.164 of an Australian number, `+61412345678`, from `+61 412 345 678`, `0412345678`, `412345678`, `(02) 5550 1234`;
 * ignores spaces, brackets, hyphens and dots. Undefined for other text.
 */
export function parsePhone(text: string): string | undefined {
  const national = international(text)
    .replace(/^(\+61|61(?=0?\d{9}$))/, '')
    .replace(/^0/, '');
  return nationalNumber.test(national) ? `+61${national}` : undefined;
}

/** Undefined for a landline. */
export function parseMobile(text: string): string | undefined {
  const phone = parsePhone(text);
  return phone && isMobile(phone) ? phone : undefined;
}

/** Undefined for a valid number. */
export function phoneFault(text: string, { mobileOnly = false } = {}): PhoneFault | undefined {
  const phone = parsePhone(text);
  if (phone) return mobileOnly && !isMobile(phone) ? 'not_mobile' : undefined;
  if (international(text) === '') return 'empty';
  return /^\+(?!61)[1-9]\d{6,}$/.test(international(text)) ? 'other_country' : 'invalid';
}

/** Strips separators; an international prefix becomes `+`. */
function international(text: string): string {
  return text
    .replace(/[\s().\-\u2010-\u2013]/g, '')
    .replace(/^0011/, '+')
    .replace(/^00/, '+');
}

/** `phone`: E.164. */
export function isMobile(phone: string): boolean {
  return /^\+614\d{8}$/.test(phone);
}

/** '+61 412 345 678', '+61 2 5550 1234'. */
export function formatPhone(phone: string): string {
  const groups = isMobile(phone) ? [3, 6, 9] : [3, 4, 8];
  return [0, ...groups]
    .map((from, i) => phone.slice(from, groups[i]))
    .join(' ')
    .trim();
}

/** '+61 ••• ••• 678'. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)} ••• ••• ${phone.slice(9)}`;
}
