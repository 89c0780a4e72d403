import type * as routes from '@bloomkin/shared/routes/users.ts';
import { readBeside } from '../http/readBeside.ts';
import { findAddresses } from './addressBookEntity.ts';

interface Prefetched extends Record<string, Promise<unknown>> {
  addresses: ReturnType<typeof findAddresses>;
}

export const listAddresses = readBeside<typeof routes.listAddresses, Prefetched>(
  (_asked, userId) => ({ addresses: userId ? findAddresses(userId) : Promise.resolve([]) }),
  async ({ addresses }) => ({ data: [...(await addresses)] }),
);
