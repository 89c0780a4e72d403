import * as z from 'zod';
import { readSecret } from '#platform/services/secrets.ts';
import { setting } from '#platform/settings.ts';
import { sameHash } from './codeHash.ts';

const pepper = z.string().min(32);

/** During a rotation `accepted` also holds the other value, which other containers still hash with. */
const SignInSecret = z.object({ codePepper: pepper, accepted: z.array(pepper).default([]) });

async function readPeppers() {
  const secret: unknown = JSON.parse(await readSecret(setting('SIGN_IN_SECRET_ARN')));
  return SignInSecret.parse(secret);
}

export async function readPepper(): Promise<string> {
  return (await readPeppers()).codePepper;
}

export async function isGenuineHash(hash: string, make: (pepper: string) => string): Promise<boolean> {
  const { codePepper, accepted } = await readPeppers();
  return [codePepper, ...accepted].some((one) => sameHash(hash, make(one)));
}
