import type { World } from '@bloomkin/local/world.ts';
import * as z from 'zod';

const OriginSecret = z.object({ current: z.string() });

/** The value that the edge sends. The world's variables must be in the environment. */
export async function readOriginSecret(world: World): Promise<string> {
  const { readSecret } = await import('@bloomkin/lambdas/platform/services/secrets.ts');
  const text = await readSecret(world.operatorVariables.ORIGIN_SECRET_ARN ?? '');
  return OriginSecret.parse(JSON.parse(text)).current;
}
