import { resolveLoopbackNames } from '@bloomkin/local/aws/functions/loopbackNames.ts';
import type { World } from '@bloomkin/local/world.ts';
import { CapturedLog } from './capturedLog.ts';
import { HandlerClient } from './handlerClient.ts';
import { readOriginSecret } from './originSecret.ts';

/** The cloud code's handlers in this process, whose log lines are not printed, with the limits that a stage has which says nothing of its own. */
export async function createHandlerClient(world: World, limits: object = {}): Promise<HandlerClient> {
  new CapturedLog();
  resolveLoopbackNames();
  const LIMITS = JSON.stringify(limits);
  Object.assign(process.env, world.operatorVariables, { SITE_URL: world.url, LIMITS });
  return new HandlerClient(await readOriginSecret(world));
}
