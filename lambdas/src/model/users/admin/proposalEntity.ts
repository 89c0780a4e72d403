import { toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { equals } from '#platform/table/condition.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { get } from '#platform/table/read.ts';
import { put, remove, type Write } from '#platform/table/transact.ts';

const openSeconds = 3 * 24 * 60 * 60;

export const proposalEntity = defineEntity({
  name: 'proposal',
  version: 1,
  schema: z.object({
    /** `commission`, or `admin:{userId}`. */
    subject: z.string(),
    value: z.record(z.string(), z.unknown()),
    byId: UserId,
    byName: z.string(),
    at: z.string(),
  }),
  key: { pk: 'PROPOSALS', sk: 'PROPOSAL#{subject}' },
  ttl: ({ at }) => toEpochSeconds(at) + openSeconds,
  reads: { findProposal: 'the change that waits for a second admin' },
});
export type ProposalItem = ValueOf<typeof proposalEntity>;

export const endOf = ({ at }: ProposalItem): Date => new Date(Date.parse(at) + openSeconds * 1000);

export async function findProposal(subject: string, now: Date): Promise<ProposalItem | undefined> {
  const found = await get(proposalEntity, { subject });
  return found && now < endOf(found) ? found : undefined;
}

export const toProposal = (proposal: ProposalItem) => ({
  by: proposal.byName,
  by_id: proposal.byId,
  until: endOf(proposal).toISOString(),
});

export const openProposal = (proposal: ProposalItem): Write => put(proposalEntity, proposal);

/** Fails when it was replaced or used since. */
export const closeProposal = (open: ProposalItem): Write =>
  remove(proposalEntity, open, equals('at', open.at));
