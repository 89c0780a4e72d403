import type { HttpRequest, HttpResponse } from '@local/aws/http/exchange.ts';
import { applyFault } from './applyFault.ts';
import type { ShopCloud } from './cloud.ts';
import { createLocalPages } from './pages/createLocalPages.ts';

export function localRoutes(cloud: ShopCloud, reset: () => Promise<void>) {
  const pages = createLocalPages({
    outbox: cloud.messages.outbox,
    payments: cloud.payments,
    faults: (fault) => applyFault(cloud, fault),
    reset,
  });
  return async ({ method, path, query, headers, body }: HttpRequest): Promise<HttpResponse> => {
    const url = new URL(query ? `${path}?${query}` : path, `http://${headers.host ?? 'localhost'}`);
    const answer = await pages.handle({ method, url, headers: { ...headers }, body, operation: undefined });
    return { headers: {}, ...answer };
  };
}

export const isLocalPath = (path: string): boolean => path === '/_local' || path.startsWith('/_local/');
