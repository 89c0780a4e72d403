import { createHash, createHmac } from 'node:crypto';
import { toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import { readPartner } from '#agents/acp/partner.ts';
import { toAcpOrder } from '#agents/acp/toAcpOrder.ts';
import { toEnvelope } from '#agents/ucp/capabilities.ts';
import { toOrder } from '#agents/ucp/orders.ts';
import type { AgentSession } from '#model/agents/agentSessionEntity.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { parsePublicUrl } from '#platform/services/fetchPublic.ts';
import { signPost } from './signedRequest.ts';

export interface OrderMessage {
  url: URL;
  headers: Record<string, string>;
  body: string;
}

export interface MessageContext {
  /** Whether this is the first message to the agent about the order. */
  isNew: boolean;
  now: Date;
}

/** The whole order in the agent’s protocol, signed; undefined for an agent that takes none. */
export const writeOrderMessage = (
  order: OrderItem,
  session: AgentSession,
  context: MessageContext,
): Promise<OrderMessage | undefined> =>
  (session.protocol === 'acp' ? writeAcp : writeUcp)(order, session, context);

async function writeUcp(order: OrderItem, { id, webhookUrl }: AgentSession, { now }: MessageContext) {
  const url = webhookUrl === undefined ? undefined : parsePublicUrl(webhookUrl);
  if (!url) return undefined;
  const ucp = toEnvelope(new Set(['dev.ucp.shopping.order']));
  const body = JSON.stringify({ ucp, ...(await toOrder(order, id)) });
  const headers = {
    ...(await signPost(url, body, now)),
    'webhook-id': toMessageId(order),
    'webhook-timestamp': String(toEpochSeconds(order.updatedAt)),
  };
  return { url, headers, body };
}

/** To the address that the partner gave us, signed with the key that it gave us: `t.body`, HMAC-SHA256. */
async function writeAcp(order: OrderItem, { id, agent }: AgentSession, { isNew, now }: MessageContext) {
  const partner = await readPartner();
  const events = partner?.agent === agent ? partner.events : undefined;
  const url = events && parsePublicUrl(events.url);
  if (!url) return undefined;
  const type = isNew ? 'order_create' : 'order_update';
  const body = JSON.stringify({ type, data: await toAcpOrder(order, id) });
  const seconds = toEpochSeconds(now);
  const signature = createHmac('sha256', events.key).update(`${seconds}.${body}`).digest('hex');
  const headers = {
    'content-type': 'application/json',
    'merchant-signature': `t=${seconds},v1=${signature}`,
    'request-id': toMessageId(order),
    timestamp: now.toISOString(),
  };
  return { url, headers, body };
}

/** The same for the same state of the order (RFC 9562, version 8). */
function toMessageId({ id, version }: OrderItem): string {
  const hex = createHash('sha256').update(`${id}.${version}`).digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
  return [...parts, hex.slice(20, 32)].join('-');
}
