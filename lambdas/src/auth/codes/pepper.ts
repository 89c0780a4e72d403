import * as z from 'zod';
import { readSecret } from '#services/secrets.ts';
import { setting } from '#settings.ts';

const SignInSecret = z.object({ codePepper: z.string().min(32) });

export async function readPepper(): Promise<string> {
  const secret: unknown = JSON.parse(await readSecret(setting('SIGN_IN_SECRET_ARN')));
  return SignInSecret.parse(secret).codePepper;
}
