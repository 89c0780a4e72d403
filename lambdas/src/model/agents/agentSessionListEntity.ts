import { localTime, marketTimeZone, toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import * as z from 'zod';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { queryPartition } from '#platform/table/read.ts';
import { put, type Write } from '#platform/table/transact.ts';

const keepSeconds = 90 * 24 * 60 * 60;

/** Outlives its session, without anything of a person. */
export const agentSessionListEntity = defineEntity({
  name: 'agentSessionList',
  version: 1,
  schema: z.object({
    day: z.string(),
    createdAt: z.string(),
    id: z.string(),
    protocol: z.enum(['ucp', 'acp']),
    agent: z.string(),
    kind: z.enum(['cart', 'checkout']),
  }),
  key: { pk: 'AGENT_SESSIONS#{day}', sk: '{createdAt}~{id}' },
  ttl: ({ createdAt }) => toEpochSeconds(createdAt) + keepSeconds,
  reads: { listAgentSessions: 'the carts and checkouts that agents began on a day' },
});
export type ListedAgentSession = ValueOf<typeof agentSessionListEntity>;

/** With the session, in one transaction. */
export const insertListedSession = (session: Omit<ListedAgentSession, 'day'>): Write => {
  const { createdAt, id, protocol, agent, kind } = session;
  const { day } = localTime(new Date(createdAt), marketTimeZone);
  return put(agentSessionListEntity, { day, createdAt, id, protocol, agent, kind });
};

/** Newest first. */
export const listAgentSessions = (day: string): Promise<ListedAgentSession[]> =>
  queryPartition(agentSessionListEntity, { day }, { descending: true });
