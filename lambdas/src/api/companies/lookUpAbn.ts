import type * as routes from '@bloomkin/shared/routes/companies.ts';
import { perAddress, takeForAddress } from '#platform/http/limits.ts';
import type { Handler } from '#platform/http/request.ts';
import { lookUpAbn as askRegister } from '#platform/services/abnLookup.ts';
import { readAbn } from './abn.ts';

export const lookUpAbn: Handler<typeof routes.lookUpAbn> = async ({ query, viewerAddress, now }) => {
  const abn = readAbn(query.inn);
  await takeForAddress(perAddress.abnLookups, viewerAddress, now);
  return { data: await askRegister(abn) };
};
