import type * as routes from '@bloomkin/shared/routes/users.ts';
import type { Handler } from '../http/request.ts';
import { pageOf } from '../table/page.ts';
import { getKeeper } from './getKeeper.ts';
import { listRecipientsOf } from './recipientEntity.ts';
import { toRecipient } from './toRecipient.ts';

export const listRecipients: Handler<typeof routes.listRecipients> = async ({ caller, params, query }) => {
  const keeperId = await getKeeper(caller, params.id);
  const page = pageOf(await listRecipientsOf(keeperId), query);
  return { ...page, data: page.data.map(toRecipient) };
};
