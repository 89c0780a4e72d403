/** NIST SP 800-63B, 3.1.1.2; see docs/product-rules.md, "Passwords". */
export const shortestPassword = 8;
/** Cognito's limit. */
export const longestPassword = 256;

export type PasswordFault = 'short' | 'long' | 'space' | 'personal' | 'common';

export const passwordFaultMessages: Readonly<Record<PasswordFault, string>> = {
  short: `At least ${shortestPassword} characters`,
  long: `At most ${longestPassword} characters`,
  space: 'Must not begin or end with a space',
  personal: 'Must not be made of your own name, e-mail or phone, or of ours',
  common: 'Too many people use this password: choose another',
};

export interface PasswordOwner {
  email: string;
  fio: string;
  phone: string;
  login: string;
}

const ourName = 'bloomkin';
/** Characters that must remain once the owner's data is removed. */
const minOwnCharacters = 5;

export function passwordFault(
  password: string,
  owner: PasswordOwner,
  isCommon: (password: string) => boolean,
): PasswordFault | undefined {
  const length = [...password].length;
  if (length < shortestPassword) return 'short';
  if (length > longestPassword) return 'long';
  if (password !== password.trim()) return 'space';
  if (isMadeOf(password.toLowerCase(), listPersonalTerms(owner))) return 'personal';
  return isOneCharacter(password) || isCommon(password.toLowerCase()) ? 'common' : undefined;
}

function listPersonalTerms({ email, fio, phone, login }: PasswordOwner): string[] {
  const [name = '', domain = ''] = email.split('@');
  const national = phone.replace(/^\+61/, '');
  const words = [email, name, domain, ...name.split(/[._+-]/), login, fio, ...fio.split(/[\s-]+/), ourName];
  const numbers = [phone, `0${national}`, national];
  return [...words, ...numbers].map((word) => word.toLowerCase()).filter((word) => word.length >= 3);
}

/** Longest first: an e-mail must be removed before its local part. */
function isMadeOf(password: string, words: readonly string[]): boolean {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const left = longestFirst.reduce((rest, word) => rest.replaceAll(word, ''), password);
  return left.length < minOwnCharacters && left !== password;
}

const isOneCharacter = (password: string): boolean => new Set(password).size === 1;
