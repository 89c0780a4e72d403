import { resolveLoopbackNames } from '@bloomkin/local/aws/functions/loopbackNames.ts';
import type { World } from '@bloomkin/local/world.ts';
import { CapturedLog } from '../../security/support/capturedLog.ts';
import { Handlers } from '../../security/support/handlers.ts';

/** The cloud code's handlers in this process, whose log lines are not printed, with the limits that a stage has which says nothing of its own. */
export async function cloudHandlers(world: World, limits: object = {}): Promise<Handlers> {
  new CapturedLog();
  resolveLoopbackNames();
  const LIMITS = JSON.stringify(limits);
  Object.assign(process.env, world.operatorVariables, { SITE_URL: world.url, LIMITS });
  const { readSecret } = await import('@bloomkin/lambdas/services/secrets.ts');
  return new Handlers(await readSecret(world.operatorVariables.ORIGIN_SECRET_ARN ?? ''));
}
