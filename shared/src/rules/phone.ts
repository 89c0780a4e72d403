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
 * An Australian number in E.164, `+61412345678`, from `+61 412 345 678`, `0412345678`, `412345678`, `(02) 5550 1234`
 * and the like: spaces, brackets, hyphens and dots do not matter. Undefined for anything else.
 */
export function parsePhone(text: string): string | undefined {
  const national = international(text)
    .replace(/^(\+61|61(?=0?\d{9}$))/, '')
    .replace(/^0/, '');
  return nationalNumber.test(national) ? `+61${national}` : undefined;
}

/** The same for where a code is sent: undefined for a landline too. */
export function parseMobile(text: string): string | undefined {
  const phone = parsePhone(text);
  return phone && isMobile(phone) ? phone : undefined;
}

/** Why a text is not a number that can be taken; undefined when it is one. */
export function phoneFault(text: string, { mobileOnly = false } = {}): PhoneFault | undefined {
  const phone = parsePhone(text);
  if (phone) return mobileOnly && !isMobile(phone) ? 'not_mobile' : undefined;
  if (international(text) === '') return 'empty';
  return /^\+(?!61)[1-9]\d{6,}$/.test(international(text)) ? 'other_country' : 'invalid';
}

/** Without what people put between digits; a dialling prefix as a plus. */
function international(text: string): string {
  return text
    .replace(/[\s().\-\u2010-\u2013]/g, '')
    .replace(/^0011/, '+')
    .replace(/^00/, '+');
}

/** Of an E.164 number. */
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

/** '+61 ••• ••• 678', for saying where a code went without giving the number away. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 3)} ••• ••• ${phone.slice(9)}`;
}
