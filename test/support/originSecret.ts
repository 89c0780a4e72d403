import type { LocalCloud } from '@bloomkin/local/localCloud.ts';
import * as z from 'zod';

const OriginSecret = z.object({ current: z.string() });

/** The value that the edge sends. The cloud's variables must be in the environment. */
export async function readOriginSecret(cloud: LocalCloud): Promise<string> {
  const { readSecret } = await import('@bloomkin/lambdas/platform/services/secrets.ts');
  const text = await readSecret(cloud.operatorVariables.ORIGIN_SECRET_ARN ?? '');
  return OriginSecret.parse(JSON.parse(text)).current;
}
