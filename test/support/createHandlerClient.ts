import type { LocalCloud } from '@bloomkin/local/localCloud.ts';
import { CapturedLog } from './capturedLog.ts';
import { connectModules, HandlerClient } from './handlerClient.ts';
import { readOriginSecret } from './originSecret.ts';

/** The cloud code's handlers in this process, whose log lines are not printed, with the limits that a stage has which says nothing of its own. */
export async function createHandlerClient(cloud: LocalCloud, limits: object = {}): Promise<HandlerClient> {
  new CapturedLog();
  connectModules(cloud, limits);
  return new HandlerClient(await readOriginSecret(cloud));
}
