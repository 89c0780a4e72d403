import { randomBytes } from 'node:crypto';
import { toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import { keyedHash } from '#model/auth/codes/codeHash.ts';
import { isGenuineHash, readPepper } from '#model/auth/codes/pepper.ts';
import type { UserItem } from '#model/users/userEntity.ts';

export const deviceCookieName = '__Host-device';
const maxAgeSeconds = 365 * 24 * 60 * 60;
/** The oldest is dropped when more people share a browser. */
const maxPeople = 5;

type Person = Pick<UserItem, 'id' | 'tokenVersion'>;

/** Per person, joined by `~`: grants the browser its own password attempts (OWASP device cookies). */
interface DeviceToken {
  text: string;
  nonce: string;
  version: string;
  issuedAtSeconds: number;
  signature: string;
}

const tokenPattern = /^([\w-]{16})\.([\w-]{0,8})\.(\d{10})\.([\w-]{43})$/;

function parseTokens(cookie = ''): DeviceToken[] {
  return cookie.split('~').flatMap((text) => {
    const [, nonce = '', version = '', second, signature = ''] = tokenPattern.exec(text) ?? [];
    return second ? [{ text, nonce, version, issuedAtSeconds: Number(second), signature }] : [];
  });
}

const shortVersion = ({ tokenVersion }: Person): string => tokenVersion.slice(0, 8);

const sign =
  ({ id }: Person, { nonce, version, issuedAtSeconds }: Omit<DeviceToken, 'text' | 'signature'>) =>
  (pepper: string) =>
    keyedHash(pepper, `device|${id}|${version}|${nonce}|${issuedAtSeconds}`);

const isSignedFor = (person: Person, note: DeviceToken): Promise<boolean> =>
  isGenuineHash(note.signature, sign(person, note));

/** Undefined for a browser without a sign-in of this person within the last year. */
export async function findKnownDevice(
  person: Person,
  cookie: string | undefined,
  now: Date,
): Promise<string | undefined> {
  for (const note of parseTokens(cookie)) {
    const good =
      note.version === shortVersion(person) && note.issuedAtSeconds + maxAgeSeconds > toEpochSeconds(now);
    if (good && (await isSignedFor(person, note))) return note.nonce;
  }
  return undefined;
}

export async function rememberDevice(person: Person, cookie: string | undefined, now: Date): Promise<string> {
  const nonce = (await findKnownDevice(person, cookie, now)) ?? randomBytes(12).toString('base64url');
  const [version, issuedAtSeconds] = [shortVersion(person), toEpochSeconds(now)];
  const signature = sign(person, { nonce, version, issuedAtSeconds })(await readPepper());
  const note = `${nonce}.${version}.${issuedAtSeconds}.${signature}`;
  return serializeCookie([note, ...(await listOtherTokens(person, cookie))].slice(0, maxPeople));
}

export async function forgetDevice(person: Person, cookie: string | undefined): Promise<string> {
  return serializeCookie(await listOtherTokens(person, cookie));
}

async function listOtherTokens(person: Person, cookie: string | undefined): Promise<string[]> {
  const notes = parseTokens(cookie);
  const own = await Promise.all(notes.map((note) => isSignedFor(person, note)));
  return notes.filter((_, index) => !own[index]).map(({ text }) => text);
}

const serializeCookie = (notes: readonly string[]) =>
  `${deviceCookieName}=${notes.join('~')}; Path=/; Max-Age=${notes.length > 0 ? maxAgeSeconds : 0}; HttpOnly; Secure; SameSite=Strict`;
