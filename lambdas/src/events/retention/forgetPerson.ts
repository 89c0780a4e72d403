import { allRoutes } from '@bloomkin/shared/routes/table.ts';
import type { UserId } from '@bloomkin/shared/schemas/ids.ts';
import { copyReviewAuthor } from '#events/consumers/copyReviewAuthor.ts';
import { deleteAgentSession } from '#model/agents/agentSessionEntity.ts';
import { auditLists, emptyAudit, findAuditItems, listAudited } from '#model/audit/auditEntity.ts';
import { isSettled, withoutBuyer } from '#model/orders/emptyOrder.ts';
import { findOrders, listOrdersOfUser } from '#model/orders/orderEntity.ts';
import { closeAccount } from '#model/ownData/closeAccount.ts';
import type { EmptiedName } from '#model/ownData/personalData.ts';
import { markErased, type UserItem } from '#model/users/userEntity.ts';
import { deleteCognitoUser } from '#platform/services/cognitoUsers.ts';
import { forgetAnswers } from '#platform/table/idempotencyEntity.ts';
import { saveEmptied } from './saveEmptied.ts';

/** A declared kind of row without its eraser does not compile. Each returns false while it must wait, and is safe to repeat. */
const erasers: Readonly<Record<EmptiedName, (user: UserItem, now: Date) => Promise<boolean>>> = {
  // After a restore from before the deletion the account is open again.
  user: async (user, now) => {
    await closeAccount(user, now);
    await deleteCognitoUser(user.id);
    return true;
  },
  order: emptyOrders,
  review: async ({ id }) => {
    await copyReviewAuthor(id);
    return true;
  },
  audit: async ({ id }, now) => {
    const lists = [auditLists.by(id), auditLists.on('user', id)];
    const acts = await Promise.all(lists.map((list) => listAudited(list, '0', now.toISOString())));
    for (const item of await findAuditItems(acts.flat().map((act) => act.id))) await emptyAudit(item, id);
    return true;
  },
};

const idempotentRoutes = allRoutes.filter(({ route }) => route.options.idempotent).map(({ name }) => name);

/** False while an order is on its way: the next run goes on. */
export async function forgetPerson(user: UserItem, now: Date): Promise<boolean> {
  let isDone = true;
  for (const erase of Object.values(erasers)) isDone = (await erase(user, now)) && isDone;
  await forgetAnswers(idempotentRoutes, user.id);
  if (isDone) await markErased(user.id, now);
  return isDone;
}

async function emptyOrders({ id }: { id: UserId }, now: Date): Promise<boolean> {
  const listed = await listOrdersOfUser(id);
  const orders = await findOrders(listed.map((order) => order.id));
  const settled = orders.filter(isSettled);
  for (const order of settled) {
    if (order.agentSession) await deleteAgentSession(order.agentSession);
    if (order.email || order.phone || !order.emptied) await saveEmptied(order, withoutBuyer(order, now), now);
  }
  return settled.length === orders.length;
}
