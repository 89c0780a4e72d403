import { createHash } from 'node:crypto';
import type { OrderId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { toEnvelope } from '#agents/ucp/capabilities.ts';
import { toOrder } from '#agents/ucp/orders.ts';
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
import { fetchPublic, parsePublicUrl } from '#platform/services/fetchPublic.ts';
import { signPost } from './signedRequest.ts';

const Scheduled = z.object({ time: z.iso.datetime() });

const minute = 60_000;
/** After the last one the agent asks for the order itself. */
const retryMs = [minute, 5 * minute, 30 * minute, 120 * minute, 360 * minute, 720 * minute];
const atOnce = 20;

/** Every minute: the whole order to the address that its agent's profile names. Repeats are recognised by Webhook-Id. */
export async function handler(event: unknown): Promise<{ due: number }> {
  const now = new Date(Scheduled.parse(event).time);
  const due = (await isOn('ucp', now)) ? await listDueAgentEvents(now) : [];
  const orders = [...Map.groupBy(due, ({ orderId }) => orderId)];
  for (let from = 0; from < orders.length; from += atOnce)
    await Promise.all(orders.slice(from, from + atOnce).map(([id, events]) => tell(id, events, now)));
  return { due: orders.length };
}

async function tell(orderId: OrderId, events: readonly AgentEvent[], now: Date): Promise<void> {
  try {
    await send(orderId, now);
  } catch (error) {
    const attempt = Math.min(...events.map((one) => one.attempt));
    const waitMs = retryMs[attempt];
    if (waitMs === undefined) logError('an agent could not be told of its order', { orderId, error });
    else {
      const until = new Date(now.getTime() + waitMs).toISOString();
      await putAgentEvent({ orderId, until, attempt: attempt + 1 });
    }
  }
  await Promise.all(events.map(deleteAgentEvent));
}

async function send(orderId: OrderId, now: Date): Promise<void> {
  const order = await findOrder(orderId);
  const session = order?.agentSession ? await findAgentSession(order.agentSession, now) : undefined;
  const url = session?.webhookUrl === undefined ? undefined : parsePublicUrl(session.webhookUrl);
  if (!order || !session || !url) return;
  const ucp = toEnvelope(new Set(['dev.ucp.shopping.order']));
  const body = JSON.stringify({ ucp, ...(await toOrder(order, session.id)) });
  const { status } = await fetchPublic(url, {
    method: 'POST',
    headers: {
      ...(await signPost(url, body, now)),
      'webhook-id': toUuid(`${order.id}.${order.version}`),
      'webhook-timestamp': String(Math.floor(Date.parse(order.updatedAt) / 1000)),
    },
    body,
  });
  if (status >= 300) throw new Error(`The agent answered ${status}`);
  logInfo('an agent was told of its order', { orderId });
}

/** The same for the same state of the order (RFC 9562, version 8). */
function toUuid(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
  return [...parts, hex.slice(20, 32)].join('-');
}
