import type * as routes from '@bloomkin/shared/routes/users.ts';
import { prefetch } from '../http/prefetch.ts';
import { findAddresses } from './addressBookEntity.ts';

interface Prefetched extends Record<string, Promise<unknown>> {
  addresses: ReturnType<typeof findAddresses>;
}

export const listAddresses = prefetch<typeof routes.listAddresses, Prefetched>(
  (_request, userId) => ({ addresses: userId ? findAddresses(userId) : Promise.resolve([]) }),
  async ({ addresses }) => ({ data: [...(await addresses)] }),
);
