import type * as routes from '@bloomkin/shared/routes/companies.ts';
import { perAddress, takeForAddress } from '../http/limits.ts';
import type { Handler } from '../http/request.ts';
import { lookUpAbn as askRegister } from '../services/abnLookup.ts';
import { readAbn } from './abn.ts';

export const lookUpAbn: Handler<typeof routes.lookUpAbn> = async ({ query, viewerAddress, now }) => {
  const abn = readAbn(query.inn);
  await takeForAddress(perAddress.abnLookups, viewerAddress, now);
  return { data: await askRegister(abn) };
};
