import { randomUUID } from 'node:crypto';
import { AppError } from '@bloomkin/shared/errors.ts';
import { toEpochSeconds } from '@bloomkin/shared/rules/zonedTime.ts';
import { SavedLocation } from '@bloomkin/shared/schemas/address.ts';
import { CompanyId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import { AdminRight, ManagerRight, ManagerStatus, Role } from '@bloomkin/shared/schemas/user.ts';
import * as z from 'zod';
import { absent, and, equals, exists } from '#platform/table/condition.ts';
import { defineEntity, type ValueOf } from '#platform/table/entity.ts';
import { type Get, get, getMany } from '#platform/table/read.ts';
import { patch, replace, type Write } from '#platform/table/transact.ts';
import { patchItem } from '#platform/table/write.ts';
import { peopleIndex, toPeopleList } from './peopleIndex.ts';
import { type UniqueKind, userUniqueEntity } from './userUniqueEntity.ts';

export const userEntity = defineEntity({
  name: 'user',
  version: 1,
  schema: z.object({
    id: UserId,
    login: z.string(),
    fio: z.string(),
    phone: z.string(),
    email: z.string(),
    /** Unverified: shown to the user, never used to sign in. */
    unconfirmedEmail: z.string(),
    unconfirmedPhone: z.string(),
    /** Claimed with the first correct code if still free. */
    unconfirmedLogin: z.string(),
    roles: z.array(Role).readonly(),
    avatar: z.string().nullable(),
    companyId: CompanyId.nullable(),
    companyName: z.string(),
    companyBrand: z.string(),
    managerStatus: ManagerStatus.nullable(),
    managerRights: z.array(ManagerRight).readonly(),
    /** Absent for an admin with all rights. */
    adminRights: z.array(AdminRight).readonly().optional(),
    rolesBeforeHire: z.array(Role).readonly().optional(),
    location: SavedLocation.nullable(),
    hasPassword: z.boolean(),
    /** Since then an authenticator app has the second step of a sign-in. */
    secondFactorAt: z.string().optional(),
    active: z.boolean(),
    deletedAt: z.string().nullable(),
    /** Since then no other row has words of the person (`events/retention`). */
    erasedAt: z.string().optional(),
    pending: z.boolean(),
    /** False until Cognito has this user; the next sign-in repairs it. */
    inCognito: z.boolean(),
    createdAt: z.string(),
    sessionsNotBeforeSeconds: z.int(),
    /** The earlier session that stays signed in, or empty. */
    keptSessionId: z.string(),
    /** Changes whenever all sessions end; password links and device cookies carry it. */
    tokenVersion: z.string(),
    /** Session id to expiry in seconds, until the last access token has expired. */
    endedSessions: z.record(z.string(), z.int()).readonly(),
    version: z.int(),
  }),
  key: { pk: 'USER#{id}', sk: 'USER' },
  lock: 'version',
  computed: (user) => ({ list: toPeopleList(user) }),
  indexes: { people: { ...peopleIndex, when: ({ deletedAt }) => !deletedAt } },
  reads: {
    findUser: 'who a caller is',
    findUsers: 'several people by id',
    readWeeks: 'the people of a list who came in some weeks, newest first',
  },
});
export type UserItem = ValueOf<typeof userEntity>;

/** Read consistently: losing a role or signing out takes effect with the next request. */
export const findUser = (id: UserId, read: Get = get): Promise<UserItem | undefined> =>
  read(userEntity, { id });

export const findUsers = (ids: readonly UserId[]): Promise<UserItem[]> =>
  getMany(
    userEntity,
    ids.map((id) => ({ id })),
  );

export const findUserByPhone = (phone: string) => findUserByUnique('PHONE', phone);
export const findUserByEmail = (email: string) => findUserByUnique('EMAIL', email.toLowerCase());
export const findUserByLogin = (login: string) => findUserByUnique('LOGIN', login.toLowerCase());

async function findUserByUnique(kind: UniqueKind, value: string): Promise<UserItem | undefined> {
  const unique = await get(userUniqueEntity, { kind, value });
  return unique && findUser(unique.userId);
}

export async function markInCognito(id: UserId): Promise<void> {
  if (!(await patchItem(userEntity, { id }, { set: { inCognito: true } }, exists())))
    throw new AppError('NOT_FOUND');
}

/** For users that no list shows, so that no counters change. */
type PendingChange = Partial<
  Pick<UserItem, 'fio' | 'roles' | 'unconfirmedPhone' | 'unconfirmedLogin' | 'unconfirmedEmail'>
>;

export const updatePendingUser = (id: UserId, change: PendingChange): Promise<UserItem | undefined> =>
  patchItem(userEntity, { id }, { set: change }, equals('pending', true));

export async function endSession(
  { id, endedSessions }: UserItem,
  sessionId: string,
  expiresAtSeconds: number,
  now: Date,
): Promise<void> {
  const expired = Object.entries(endedSessions)
    .filter(([other, at]) => at * 1000 < now.getTime() && other !== sessionId)
    .map(([other]) => `endedSessions.${other}`);
  const set = { [`endedSessions.${sessionId}` as const]: expiresAtSeconds };
  await patchItem(userEntity, { id }, { set, remove: expired }, exists());
}

export const endSessionOnce = (id: UserId, sessionId: string, expiresAtSeconds: number): Write =>
  patch(
    userEntity,
    { id },
    { set: { [`endedSessions.${sessionId}` as const]: expiresAtSeconds } },
    and(exists(), absent(`endedSessions.${sessionId}`)),
  );

type SignInsChange = Pick<UserItem, 'sessionsNotBeforeSeconds' | 'keptSessionId' | 'tokenVersion'> &
  Partial<Pick<UserItem, 'hasPassword' | 'inCognito' | 'pending'>>;

export const endAllSessionsBefore = (
  user: UserItem,
  change: SignInsChange,
  endedSessions: Readonly<Record<string, number>>,
): Write => {
  const ended = Object.entries(endedSessions).map(([sessionId, at]) => [`endedSessions.${sessionId}`, at]);
  const set = { ...change, ...Object.fromEntries(ended) };
  // Only pending users enter the lists here: others may have changed since the read.
  const reindexed = user.pending ? { ...user, ...change } : undefined;
  const isUnchanged = user.pending ? equals('pending', true) : exists();
  return patch(userEntity, user, { set, ...(reindexed && { reindexed }) }, isUnchanged);
};

export async function markErased(id: UserId, now: Date): Promise<void> {
  await patchItem(userEntity, { id }, { set: { erasedAt: now.toISOString() } }, exists());
}

/** After the loss of a user pool; fails when already done. */
export const forgetCognitoUser = ({ id }: UserItem, now: Date): Write =>
  patch(
    userEntity,
    { id },
    { set: { inCognito: false, hasPassword: false, ...revokeSignIns(now) } },
    equals('inCognito', true),
  );

/** Token times have whole seconds: sessions of the current second end too. */
export const revokeSignIns = (now: Date) => ({
  tokenVersion: randomUUID(),
  sessionsNotBeforeSeconds: toEpochSeconds(now) + 1,
  keptSessionId: '',
});

/** Fails when it changed since the read; an undefined `read` inserts. */
export const replaceUser = (next: UserItem, current: UserItem | undefined): Write =>
  replace(userEntity, next, current);
