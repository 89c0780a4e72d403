import type { ResponseOf } from '@bloomkin/shared/route.ts';
import type { ArgsOf, BrowserRoute } from '../../api/call.ts';
import { withKeptKey } from '../../api/unanswered.ts';
import { callSignedIn } from '../../session/callSignedIn.ts';

/** Saves something of one's own. When the answer was lost, saving the same words again does it no second time. */
export function sendOnce<R extends BrowserRoute>(route: R, args: ArgsOf<R>): Promise<ResponseOf<R>> {
  const what = `${route.method} ${route.path} ${JSON.stringify(args)}`;
  return withKeptKey(what, (idempotencyKey) => callSignedIn(route, args, { idempotencyKey }));
}
