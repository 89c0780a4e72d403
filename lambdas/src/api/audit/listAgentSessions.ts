import { createHash } from 'node:crypto';
import type * as routes from '@bloomkin/shared/routes/audit.ts';
import { localTime, marketTimeZone } from '@bloomkin/shared/rules/zonedTime.ts';
import type { AgentSessionEntry } from '@bloomkin/shared/schemas/agentSession.ts';
import { type AgentSession, findAgentSessions } from '#model/agents/agentSessionEntity.ts';
import {
  type ListedAgentSession,
  listAgentSessions as readList,
} from '#model/agents/agentSessionListEntity.ts';
import type { Handler } from '#platform/http/request.ts';
import { paginate } from '#platform/table/paginate.ts';

export const listAgentSessions: Handler<typeof routes.listAgentSessions> = async ({ query, now }) => {
  const listed = await readList(query.day ?? localTime(now, marketTimeZone).day);
  const page = paginate(listed, query);
  const sessions = await findAgentSessions(
    page.data.map(({ id }) => id),
    now,
  );
  return { ...page, data: page.data.map((one) => toEntry(one, sessions.get(one.id))) };
};

const toEntry = (
  { id, createdAt, protocol, agent, kind }: ListedAgentSession,
  session: AgentSession | undefined,
): AgentSessionEntry => ({
  id: createHash('sha256').update(id).digest('base64url').slice(0, 16),
  at: createdAt,
  protocol,
  // For ACP it is the hash of a token.
  agent: protocol === 'ucp' ? agent : '',
  kind,
  status: session?.status === 'completing' ? 'open' : (session?.status ?? 'ended'),
  items: (session?.lines ?? []).reduce((sum, { count }) => sum + count, 0),
  order_id: session?.orderId ?? null,
});
