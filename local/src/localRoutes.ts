import type { Cloud } from './cloud.ts';
import type { HttpAnswer, HttpRequest } from './http/exchange.ts';
import type { StandInRequest } from './standIn.ts';
import { createLocalPages } from './standIns/pages/createLocalPages.ts';

export const isLocalPath = (path: string): boolean => path === '/_local' || path.startsWith('/_local/');

/** What only the local run has: the outbox, the card page, faults to order, the way back to the demo data. */
export async function answerLocally(
  request: HttpRequest,
  cloud: Cloud,
  reset: () => Promise<void>,
): Promise<HttpAnswer> {
  const pages = createLocalPages({
    outbox: cloud.messages.outbox,
    payments: cloud.payments,
    faults: (fault) => cloud.faults.order(fault),
    reset,
  });
  const { status, headers = {}, body } = await pages.handle(toStandIn(request));
  return { status, headers, body };
}

function toStandIn({ method, path, query, headers, body }: HttpRequest): StandInRequest {
  const url = new URL(query ? `${path}?${query}` : path, `http://${headers.host ?? 'localhost'}`);
  return { method, url, headers: { ...headers }, body, operation: undefined };
}
