import * as z from 'zod';
import { readSecret } from '#services/secrets.ts';
import { setting } from '#settings.ts';
import { sameHash } from './codeHash.ts';

const pepper = z.string().min(32);

/** While it is rotated, `accepted` has the value before or after: other containers make hashes with it. */
const SignInSecret = z.object({ codePepper: pepper, accepted: z.array(pepper).default([]) });

async function readPeppers() {
  const secret: unknown = JSON.parse(await readSecret(setting('SIGN_IN_SECRET_ARN')));
  return SignInSecret.parse(secret);
}

export async function readPepper(): Promise<string> {
  return (await readPeppers()).codePepper;
}

/** Whether a stored or returned hash was made with a pepper that holds. */
export async function isGenuineHash(hash: string, make: (pepper: string) => string): Promise<boolean> {
  const { codePepper, accepted } = await readPeppers();
  return [codePepper, ...accepted].some((one) => sameHash(hash, make(one)));
}
