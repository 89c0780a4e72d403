import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '@bloomkin/shared/errors.ts';
import type { SavedLocation } from '@bloomkin/shared/schemas/address.ts';
import type { CompanyId, UserId } from '@bloomkin/shared/schemas/ids.ts';
import type { ManagerRight, Role } from '@bloomkin/shared/schemas/user.ts';
import { ifMet } from '../table/ifMet.ts';
import { type UniqueKind, uniqueKey, userKey } from '../table/keys.ts';
import { table, tableName } from '../table/tableClient.ts';
import { type TransactItem, transact } from '../table/transact.ts';
import { markersOf, takeMarker } from './markers.ts';
import { listedAmongPeople, putPointers } from './pointers.ts';

/** A person as stored. */
export interface UserItem {
  id: UserId;
  /** Lower case, or empty. */
  login: string;
  fio: string;
  /** E.164, or empty. */
  phone: string;
  /** Lower case, or empty. */
  email: string;
  /** Typed at registration, nobody's proven address yet: shown to the person, never signed in with. */
  unconfirmedEmail: string;
  /** E.164 or empty: typed, nobody's proven phone yet, never signed in with. */
  unconfirmedPhone: string;
  /** A login asked for at registration: taken with the first right code, if it is still free then. */
  unconfirmedLogin: string;
  roles: readonly Role[];
  avatar: string | null;
  companyId: CompanyId | null;
  /** The company's names, kept with the person so that showing them needs no second read. */
  companyName: string;
  companyBrand: string;
  managerStatus: 'moderation' | 'hired' | 'canceled' | null;
  /** Absent in old rows. */
  managerRights?: readonly ManagerRight[];
  /** Restored when a hired manager leaves. */
  rolesBeforeHire?: readonly Role[];
  location: SavedLocation | null;
  hasPassword: boolean;
  active: boolean;
  /** Gone for good, with everything personal taken out; null for everybody else. */
  deletedAt: string | null;
  /** Registered, but no code was answered yet. */
  pending: boolean;
  /** Cognito has this person's user; false heals at the next sign-in. */
  inCognito: boolean;
  createdAt: string;
  /** Sign-ins before this instant are ended (password changed, signed out everywhere, disabled). */
  sessionsNotBeforeSeconds: number;
  /** The one sign-in from before that instant that goes on: the one that changed the password. Or empty. */
  keptSessionId: string;
  /** Another one each time all sign-ins end: links and known devices from before are over with it. */
  signInEra: string;
  /** Sign-ins ended one by one, until their last access token has expired: session id → expiry in seconds. */
  endedSessions: Readonly<Record<string, number>>;
}

/** Read consistently: a person who loses a role or signs out loses access with the next call. */
export async function findUser(id: UserId): Promise<UserItem | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName, Key: userKey(id), ConsistentRead: true }),
  );
  return Item as UserItem | undefined;
}

/** E.164. */
export const findUserByPhone = (phone: string) => findUserByMarker('PHONE', phone);
export const findUserByEmail = (email: string) => findUserByMarker('EMAIL', email.toLowerCase());
export const findUserByLogin = (login: string) => findUserByMarker('LOGIN', login.toLowerCase());

async function findUserByMarker(kind: UniqueKind, value: string): Promise<UserItem | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName, Key: uniqueKey(kind, value), ConsistentRead: true }),
  );
  const marker = Item as { userId: UserId } | undefined;
  return marker && findUser(marker.userId);
}

/** A new person with the markers of phone, e-mail and login; one that is taken is a 409 that says which. */
export async function insertUser(user: UserItem, beside: readonly TransactItem[] = []): Promise<void> {
  const markers = markersOf(user);
  const failed = await transact([
    ...markers.map((marker) => takeMarker(marker, user.id)),
    {
      Put: {
        TableName: tableName,
        Item: { ...userKey(user.id), ...listedAmongPeople(user), ...user },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    ...putPointers(user),
    ...beside,
  ]);
  if (failed) throw new AppError(markers[failed.index]?.taken ?? 'CONFLICT.BUSY');
}

/** Changes of a person's own row that touch nothing unique. */
export type UserChange = Partial<
  Pick<
    UserItem,
    | 'fio'
    | 'avatar'
    | 'roles'
    | 'unconfirmedEmail'
    | 'unconfirmedPhone'
    | 'unconfirmedLogin'
    | 'location'
    | 'pending'
    | 'inCognito'
  >
>;

/** Sets the given fields of a person who exists: gives the whole row. */
export async function updateUser(id: UserId, change: UserChange): Promise<UserItem> {
  const updated = await updateUserIf(id, change, 'attribute_exists(pk)');
  if (!updated) throw new AppError('NOT_FOUND');
  return updated;
}

/** Somebody who registers again before any code was answered: the newest words count. Undefined: answered by now. */
export function updatePendingUser(id: UserId, change: UserChange): Promise<UserItem | undefined> {
  return updateUserIf(id, change, 'attribute_exists(pk) AND pending = :pending', { ':pending': true });
}

async function updateUserIf(
  id: UserId,
  change: UserChange,
  condition: string,
  values: Record<string, unknown> = {},
): Promise<UserItem | undefined> {
  const fields = Object.entries(change).filter(([, value]) => value !== undefined);
  if (fields.length === 0) return findUser(id);
  const updated = await ifMet(
    table.send(
      new UpdateCommand({
        TableName: tableName,
        Key: userKey(id),
        UpdateExpression: `SET ${fields.map(([name]) => `#${name} = :new_${name}`).join(', ')}`,
        ConditionExpression: condition,
        ExpressionAttributeNames: Object.fromEntries(fields.map(([name]) => [`#${name}`, name])),
        ExpressionAttributeValues: {
          ...values,
          ...Object.fromEntries(fields.map(([name, value]) => [`:new_${name}`, value])),
        },
        ReturnValues: 'ALL_NEW',
      }),
    ),
  );
  return updated?.Attributes as UserItem | undefined;
}

/** Ends one sign-in at once, and forgets those whose tokens have all expired. */
export async function endSession(
  user: UserItem,
  sessionId: string,
  expiresAtSeconds: number,
  now: Date,
): Promise<void> {
  const expired = Object.entries(user.endedSessions)
    .filter(([id, at]) => at * 1000 < now.getTime() && id !== sessionId)
    .map(([id]) => id);
  const remove = expired.map((_, index) => `endedSessions.#old${index}`).join(', ');
  await table.send(
    new UpdateCommand({
      TableName: tableName,
      Key: userKey(user.id),
      UpdateExpression: `SET endedSessions.#ended = :expires${remove && ` REMOVE ${remove}`}`,
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: {
        '#ended': sessionId,
        ...Object.fromEntries(expired.map((id, index) => [`#old${index}`, id])),
      },
      ExpressionAttributeValues: { ':expires': expiresAtSeconds },
    }),
  );
}
