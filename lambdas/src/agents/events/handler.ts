import type { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { findAgentSession } from '#model/agents/agentSessionEntity.ts';
import { isOn } from '#model/marketSettings/featureSettings.ts';
import {
  type AgentEvent,
  deleteAgentEvent,
  listDueAgentEvents,
  putAgentEvent,
} from '#model/orders/agentEventEntity.ts';
import { findOrder } from '#model/orders/orderEntity.ts';
import { logError, logInfo } from '#platform/log.ts';
import { fetchPublic } from '#platform/services/fetchPublic.ts';
import { type MessageContext, writeOrderMessage } from './orderMessage.ts';

const Scheduled = z.object({ time: z.iso.datetime() });

const minute = 60_000;
/** After the last one the agent asks for the order itself. */
const retryMs = [minute, 5 * minute, 30 * minute, 120 * minute, 360 * minute, 720 * minute];
const atOnce = 20;

/** Every minute: the whole order to the address of its agent. A repeat has the id of the first message. */
export async function handler(event: unknown): Promise<{ due: number }> {
  const now = new Date(Scheduled.parse(event).time);
  const orders = [...Map.groupBy(await listDueAgentEvents(now), ({ orderId }) => orderId)];
  for (let from = 0; from < orders.length; from += atOnce)
    await Promise.all(orders.slice(from, from + atOnce).map(([id, events]) => tell(id, events, now)));
  return { due: orders.length };
}

async function tell(orderId: OrderId, events: readonly AgentEvent[], now: Date): Promise<void> {
  const isNew = events.some((one) => one.isNew);
  try {
    if ((await send(orderId, { isNew, now })) === 'switched off') return;
  } catch (error) {
    const attempt = Math.min(...events.map((one) => one.attempt));
    const waitMs = retryMs[attempt];
    if (waitMs === undefined) logError('an agent could not be told of its order', { orderId, error });
    else {
      const until = new Date(now.getTime() + waitMs).toISOString();
      await putAgentEvent({ orderId, until, attempt: attempt + 1, ...(isNew && { isNew }) });
    }
  }
  await Promise.all(events.map(deleteAgentEvent));
}

/** Events of a protocol that is switched off wait for two days. */
async function send(orderId: OrderId, context: MessageContext): Promise<'switched off' | undefined> {
  const order = await findOrder(orderId);
  const session = order?.agentSession ? await findAgentSession(order.agentSession, context.now) : undefined;
  // A declined card canceled the order, so the checkout no longer refers to it.
  if (!order || session?.orderId !== order.id) return undefined;
  if (!(await isOn(session.protocol, context.now))) return 'switched off';
  const message = await writeOrderMessage(order, session, context);
  if (!message) return undefined;
  const { url, headers, body } = message;
  const { status } = await fetchPublic(url, { method: 'POST', headers, body });
  if (status >= 300) throw new Error(`The agent answered ${status}`);
  logInfo('an agent was told of its order', { orderId });
  return undefined;
}
