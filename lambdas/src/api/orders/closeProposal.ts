import { AppError } from '@bloomkin/shared/errors.ts';
import type * as routes from '@bloomkin/shared/routes/orders.ts';
import { canEditOrder } from '@bloomkin/shared/rules/permissions.ts';
import { closeProposal as close, openProposal } from '#model/orders/proposal.ts';
import { saveOrder } from '#model/orders/saveOrder.ts';
import { toOrder } from '#model/orders/toOrder.ts';
import { getVisibleOrder, rereadOrder } from '#model/orders/visibleOrder.ts';
import type { Handler } from '#platform/http/request.ts';
import { conflict, rereadOnConflict } from '#platform/table/retry.ts';
import { recordOrderEdit } from './orderActs.ts';
import { toAuthor } from './updateOrder.ts';

/** A payment that arrives later is refunded. */
export const closeProposal: Handler<typeof routes.closeProposal> = async ({ params, body, caller, now }) => {
  const read = await getVisibleOrder(caller, params.id);
  const canEdit = canEditOrder(caller, read);
  const state = canEdit ? 'withdrawn' : 'declined';
  const saved = await rereadOnConflict(
    read,
    () => rereadOrder(read.id),
    async (current) => {
      const { proposal } = current;
      if (proposal?.number === body.number && proposal.state === state) return current;
      if (openProposal(current)?.number !== body.number) throw new AppError('ORDER.PROPOSAL_CLOSED');
      const next = close(current, state, { ...toAuthor(caller, canEdit), now });
      const act = canEdit ? recordOrderEdit(next, current) : [];
      return (await saveOrder(current, next, act)) ? next : conflict;
    },
  );
  return { data: toOrder(saved, { named: canEdit }) };
};
