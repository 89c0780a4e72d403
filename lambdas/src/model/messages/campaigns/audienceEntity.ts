import { type Audience, AudienceState, audienceStates } from '@bloomkin/shared/schemas/campaign.ts';
import { UserId } from '@bloomkin/shared/schemas/ids.ts';
import * as z from 'zod';
import { absent, equals } from '#platform/table/condition.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { get, queryPartition } from '#platform/table/read.ts';
import { patch, put, remove, transact, type Write } from '#platform/table/transact.ts';

/** A user who agreed to offers and has notifications on in a browser. */
export const audienceEntity = defineEntity({
  name: 'pushAudience',
  version: 1,
  schema: z.object({ userId: UserId, state: AudienceState }),
  key: { pk: 'PUSH_AUDIENCE', sk: 'PERSON#{userId}' },
  reads: {
    findMember: 'whether a person gets push campaigns',
    listMembersAfter: 'the people of a push campaign, some at a time',
  },
});
export type AudienceMember = ValueOf<typeof audienceEntity>;

export const audienceCountEntity = defineEntity({
  name: 'pushAudienceCount',
  version: 1,
  /** `members`, because `people` names an index. */
  schema: z.object({ state: AudienceState, members: z.int() }),
  key: { pk: 'PUSH_AUDIENCE_COUNT', sk: 'STATE#{state}' },
  reads: { countAudience: 'how many people get push campaigns, by state' },
});

export const findMember = (userId: UserId): Promise<AudienceMember | undefined> =>
  get(audienceEntity, { userId });

/** By id, after `userId`; an empty one starts from the beginning. */
export const listMembersAfter = (userId: string, limit: number): Promise<AudienceMember[]> =>
  queryPartition(audienceEntity, {}, { between: [`PERSON#${userId} `, 'PERSON#~'], limit });

export async function countAudience(): Promise<Audience> {
  const counts = await queryPartition(audienceCountEntity, {});
  const states = audienceStates.map((state) => ({
    state,
    people: counts.find((one) => one.state === state)?.members ?? 0,
  }));
  return { people: states.reduce((sum, { people }) => sum + people, 0), states };
}

/** Counts in the same transaction. Writes nothing when another run has moved the person. */
export async function saveMember(
  userId: UserId,
  current: AudienceMember | undefined,
  state: AudienceState | undefined,
): Promise<void> {
  await transact({
    member: writeMember(userId, current, state),
    left: current && addMembers(current.state, -1),
    joined: state && addMembers(state, 1),
  });
}

function writeMember(
  userId: UserId,
  current: AudienceMember | undefined,
  state: AudienceState | undefined,
): Write {
  const condition = current ? equals('state', current.state) : absent();
  return state
    ? put(audienceEntity, { userId, state }, condition)
    : remove(audienceEntity, { userId }, condition);
}

const addMembers = (state: AudienceState, members: number): Write =>
  patch(audienceCountEntity, { state }, { set: { state }, add: { members } });
