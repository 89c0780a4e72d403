import { findAgentSession } from '#model/agents/agentSessionEntity.ts';
import { syncAudience } from '#model/messages/campaigns/syncAudience.ts';
import { findConsent, saveDecision } from '#model/messages/consent/consentEntity.ts';
import type { OrderItem } from '#model/orders/orderEntity.ts';
import { findUser } from '#model/users/userEntity.ts';

/** What the buyer told an agent counts for the account whose proven e-mail it named, unless that person has decided already. */
export async function takeAgentConsent(
  before: OrderItem | undefined,
  { agentSession, userId, createdAt }: OrderItem,
  now: Date,
): Promise<void> {
  if (before || !agentSession) return;
  const session = await findAgentSession(agentSession, now);
  if (!session?.marketingAgreed || !session.buyer) return;
  const user = await findUser(userId);
  if (!user || user.pending || user.email !== session.buyer.email.toLowerCase()) return;
  if (await findConsent(userId)) return;
  await saveDecision(userId, { agreed: true, at: createdAt, source: 'agent' });
  await syncAudience(userId);
}
