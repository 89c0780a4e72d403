import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { CognitoError } from './cognitoError.ts';
import type { PasswordPolicy } from './poolSettings.ts';
import type { UserRecord } from './userRecord.ts';

type Password = NonNullable<UserRecord['password']>;

const derive = promisify<Buffer | string, Buffer, number, object, Buffer>(scrypt);
const hashBytes = 32;
/** A millisecond: local accounts need no stronger hash. */
const cost = 256;
/** Applies to passwords that are kept without a cost of their own. */
const olderCost = 4096;

export async function hashPassword(text: string): Promise<Password> {
  const salt = randomBytes(16);
  const hash = await derive(text, salt, hashBytes, { N: cost });
  return { salt: salt.toString('base64'), hash: hash.toString('base64'), cost };
}

const nobody: Password = { salt: '', hash: Buffer.alloc(hashBytes).toString('base64'), cost };

/** Constant time without a stored password. */
export async function isPassword(text: string, password: Password = nobody): Promise<boolean> {
  const N = password.cost ?? olderCost;
  const actual = await derive(text, Buffer.from(password.salt, 'base64'), hashBytes, { N });
  return timingSafeEqual(actual, Buffer.from(password.hash, 'base64')) && password !== nobody;
}

const kinds = [
  ['RequireLowercase', /[a-z]/, 'Password must have lowercase characters'],
  ['RequireUppercase', /[A-Z]/, 'Password must have uppercase characters'],
  ['RequireNumbers', /\d/, 'Password must have numeric characters'],
  ['RequireSymbols', /[^A-Za-z0-9]/, 'Password must have symbol characters'],
] as const;

export function checkPasswordPolicy(text: string, policy: PasswordPolicy): void {
  const missing = kinds.find(([name, pattern]) => policy[name] && !pattern.test(text));
  const fault = text.length < policy.MinimumLength ? 'Password not long enough' : missing?.[2];
  if (fault)
    throw new CognitoError('InvalidPasswordException', `Password did not conform with policy: ${fault}`);
}
