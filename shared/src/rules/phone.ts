export type PhoneFault = 'empty' | 'other_country' | 'invalid' | 'not_mobile' | 'no_area_code';

export const phoneFaultMessages: Readonly<Record<PhoneFault, string>> = {
  empty: 'Enter a phone number',
  other_country: 'Only Australian numbers, starting with +61',
  invalid: 'Enter a number such as 0412 345 678',
  not_mobile: 'Enter a mobile number: we send a code to it',
  no_area_code: 'Add the area code, such as 02',
};

/** Telecommunications Numbering Plan 2015. */
const nationalNumber = /^[23478]\d{8}$/;
/** 13, 1300, 180 and 1800: dialled without an area code, so not E.164. */
const serviceNumber = /^(?:13[1-9]\d{3}|180[2-9]\d{3}|1[38]00\d{6})$/;
const localNumber = /^[2-9]\d{7}$/;
/** E.164; North American numbers all have eleven digits. */
const foreignNumber = /^\+(?!61)(?:1\d{10}|[2-9]\d{6,14})$/;

/** Returns E.164, `+61412345678`; undefined for other text. */
export function parsePhone(text: string): string | undefined {
  const national = international(text)
    .replace(/^(\+61|61(?=0?\d{9}$))/, '')
    .replace(/^0/, '');
  return nationalNumber.test(national) ? `+61${national}` : undefined;
}

/** What people can call: E.164, or a service number as dialled. Local numbers need the area code. */
export function parseCallable(text: string, areaCode = ''): string | undefined {
  const typed = international(text);
  const service = typed.replace(/^\+61/, '');
  if (serviceNumber.test(service)) return service;
  if (foreignNumber.test(typed)) return typed;
  return parsePhone(localNumber.test(typed) ? areaCode + typed : text);
}

export const isLocalNumber = (text: string): boolean => localNumber.test(international(text));

/** Undefined for what people can call. */
export function callFault(text: string): PhoneFault | undefined {
  if (parseCallable(text)) return undefined;
  if (international(text) === '') return 'empty';
  return isLocalNumber(text) ? 'no_area_code' : 'invalid';
}

export const isForeignNumber = (text: string): boolean => foreignNumber.test(parseCallable(text) ?? '');

const areaCodes: Readonly<Record<string, string>> = {
  ...{ NSW: '02', ACT: '02', VIC: '03', TAS: '03', QLD: '07', WA: '08', SA: '08', NT: '08' },
};

/** Towns whose area code is a neighbouring state's, by postcode. */
const borderAreaCodes: Readonly<Record<string, string>> = {
  ...{ 2485: '07', 2486: '07', 2487: '07', 2488: '07' },
  ...{ 2648: '03', 2710: '03', 2714: '03', 2731: '03', 2738: '03', 2739: '03' },
  ...{ 2880: '08', 3690: '02', 3691: '02' },
};

export const findAreaCode = (state: string, postcode = ''): string | undefined =>
  borderAreaCodes[postcode] ?? areaCodes[state];

export function parseMobile(text: string): string | undefined {
  const phone = parsePhone(text);
  return phone && isMobile(phone) ? phone : undefined;
}

export function phoneFault(text: string, { mobileOnly = false } = {}): PhoneFault | undefined {
  const phone = parsePhone(text);
  if (phone) return mobileOnly && !isMobile(phone) ? 'not_mobile' : undefined;
  if (isForeignNumber(text)) return 'other_country';
  return mobileOnly && parseCallable(text) ? 'not_mobile' : callFault(text);
}

function international(text: string): string {
  return text
    .replace(/\(0\)/, '')
    .replace(/[\s().\-\u2010-\u2013]/g, '')
    .replace(/^0011/, '+')
    .replace(/^00/, '+');
}

export function isMobile(phone: string): boolean {
  return /^\+614\d{8}$/.test(phone);
}

/** As dialled in Australia, `0491 570 006`, `02 5550 1234` or `1300 975 707`; other text as it is. */
export function formatPhone(text: string): string {
  const phone = parseCallable(text);
  if (!phone || isForeignNumber(phone)) return phone ?? text;
  if (!phone.startsWith('+')) return formatServiceNumber(phone);
  return `0${phone.slice(3)}`.replace(isMobile(phone) ? /^(.{4})(.{3})/ : /^(.{2})(.{4})/, '$1 $2 ');
}

const formatServiceNumber = (phone: string): string =>
  phone
    .replace(phone.length === 6 ? /^(..)(..)/ : phone.length === 7 ? /^(...)()/ : /^(....)(...)/, '$1 $2 ')
    .replace('  ', ' ');

export function maskPhone(phone: string): string {
  return `0••• ••• ${phone.slice(9)}`;
}
